/// A text that is safe to print and knows its width: what a terminal would obey has become visible.
///
/// Everything that the text form prints is made of labels, so no name or payee reaches a terminal as it came.
struct Label: Hashable, Sendable {
  /// The safe text.
  let text: String
  /// The number of columns it takes.
  let width: Int

  /// Makes any text safe.
  init(_ text: String) {
    if let width = NarrowText.width(of: text) {
      (self.text, self.width) = (text, width)
      return
    }
    self.text = VisibleText.of(text)
    width = DisplayWidth.of(self.text)
  }

  /// The text in pieces behind which a line may end: each with its blank, colon, hyphen or slash.
  var words: [Label] {
    var words: [String] = [""]
    for character in text {
      words[words.count - 1].append(character)
      if " :-/".contains(character) { words.append("") }
    }
    return words.filter { !$0.isEmpty }.map { Label($0) }
  }

  /// The number of columns it takes without a blank at its end.
  var trimmedWidth: Int { text.last == " " ? width - 1 : width }

  /// As much of the beginning as takes no more than a number of columns.
  func prefix(_ limit: Int) -> Label {
    if width <= limit { return self }
    var kept = ""
    var room = limit
    for character in text {
      room -= DisplayWidth.of(character)
      if room < 0 { break }
      kept.append(character)
    }
    return Label(kept)
  }
}
