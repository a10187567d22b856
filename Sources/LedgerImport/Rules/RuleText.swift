internal import LedgerDomain

/// A payee, or the note where there is none, prepared for all rules at once.
struct RuleText {
  /// The text for regular expressions, as it is written.
  let composed: String
  /// The folded text's bytes, where they are ASCII; canonical equivalence is equality then.
  let bytes: [UInt8]?
  /// The folded text's characters, which are equal when they are canonically equivalent; none where the bytes do.
  let characters: [Character]

  init(_ original: String) {
    let folded = FoldedText(original).text
    let isASCII = folded.utf8.allSatisfy { $0 < 0x80 }
    bytes = isASCII ? Array(folded.utf8) : nil
    characters = isASCII ? [] : Array(folded)
    composed = ComposedText.of(FoldedText.collapsed(original))
  }

  /// Whether another folded text is a part of this one.
  func contains(_ part: RuleText) -> Bool {
    guard let bytes else { return contains(part.bytes.map(RuleText.characters) ?? part.characters) }
    guard let wanted = part.bytes else { return false }
    return RuleText.finds(wanted, in: bytes)
  }

  private func contains(_ wanted: [Character]) -> Bool { RuleText.finds(wanted, in: characters) }

  private static func characters(_ bytes: [UInt8]) -> [Character] { bytes.map { Character(Unicode.Scalar($0)) } }

  private static func finds<Element: Equatable>(_ wanted: [Element], in all: [Element]) -> Bool {
    guard let first = wanted.first, wanted.count <= all.count else { return wanted.isEmpty }
    for start in 0...(all.count - wanted.count) where all[start] == first {
      var length = 1
      while length < wanted.count, all[start + length] == wanted[length] { length += 1 }
      if length == wanted.count { return true }
    }
    return false
  }
}
