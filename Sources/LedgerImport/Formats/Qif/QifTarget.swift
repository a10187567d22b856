/// What the field `L` or `S` of QIF names: a category with a class behind it, or an account in brackets.
struct QifTarget {
  /// The category, without the class.
  let category: String?
  /// The account to or from which money is moved.
  let account: String?

  /// Reads a field.
  init(_ bytes: SourceBytes, _ range: Range<Int>?) {
    guard let text = range.flatMap({ bytes.plainText($0) }) else {
      (category, account) = (nil, nil)
      return
    }
    if text.hasPrefix("["), let end = text.lastIndex(of: "]") {
      let name = text[text.index(after: text.startIndex)..<end]
      (category, account) = (nil, name.isEmpty ? nil : String(name))
      return
    }
    let name = text.prefix { $0 != "/" }
    let trimmed = name.reversed().drop { $0 == " " || $0 == ":" }.reversed()
    (category, account) = (trimmed.isEmpty ? nil : String(trimmed), nil)
  }
}
