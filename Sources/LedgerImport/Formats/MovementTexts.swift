/// The payee and the note of a movement, out of what a format says about it.
struct MovementTexts {
  /// Who was paid, or who paid; where no name is given, the first text.
  let payee: String?
  /// The other texts, each once; nil when there is none.
  let note: String?

  /// Sorts texts; blank ones do not count.
  init(name: String?, texts: [String?]) {
    var payee = name.flatMap { $0.isEmpty ? nil : $0 }
    var parts: [String] = []
    var seen: Set<String> = []
    for text in texts {
      guard let text, !text.isEmpty, text != payee, seen.insert(text).inserted else { continue }
      if payee == nil { payee = text } else { parts.append(text) }
    }
    self.payee = payee
    note = parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}
