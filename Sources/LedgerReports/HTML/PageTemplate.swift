/// The document that the parts of a page are put into: text with placeholders such as `{{title}}`.
struct PageTemplate {
  /// What is put in. The raw value stands between the braces.
  enum Placeholder: String, CaseIterable {
    case policy, title, style, fallback, data, script
  }

  private let pieces: [(text: Substring, next: Placeholder?)]

  /// Divides a text at its placeholders. What is no placeholder stays text.
  init(_ text: String) {
    var pieces: [(text: Substring, next: Placeholder?)] = []
    var rest = Substring(text)
    while let found = PageTemplate.first(in: rest) {
      pieces.append((rest[..<found.range.lowerBound], found.placeholder))
      rest = rest[found.range.upperBound...]
    }
    pieces.append((rest, nil))
    self.pieces = pieces
  }

  /// The placeholders in their order.
  var placeholders: [Placeholder] { pieces.compactMap(\.next) }

  /// The text with each placeholder replaced once; what was put in is not looked at again.
  func filled(with value: (Placeholder) -> String) -> String {
    var text = ""
    for piece in pieces {
      text += piece.text
      if let placeholder = piece.next { text += value(placeholder) }
    }
    return text
  }

  private static func first(in text: Substring) -> (range: Range<Substring.Index>, placeholder: Placeholder)? {
    var rest = text
    while let opening = rest.firstIndex(of: "{") {
      for placeholder in Placeholder.allCases {
        let mark = "{{\(placeholder.rawValue)}}"
        if rest[opening...].hasPrefix(mark) {
          return (opening..<text.index(opening, offsetBy: mark.count), placeholder)
        }
      }
      rest = rest[text.index(after: opening)...]
    }
    return nil
  }
}
