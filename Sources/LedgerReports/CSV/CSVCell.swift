/// One cell of a table for spreadsheets.
public enum CSVCell: Hashable, Sendable {
  /// Text, which a spreadsheet must not run as a formula.
  case text(String)
  /// A number in its exact form, such as `-42.50`.
  case number(String)
  /// Nothing: a missing value.
  case empty

  /// The cell as it stands in the file: quoted where RFC 4180 §2.6 wants it.
  var encoded: String {
    switch self {
    case .empty: ""
    case .number(let number): number
    case .text(let text): CSVCell.quoted(CSVCell.harmless(text))
    }
  }

  /// The text with an apostrophe in front where a spreadsheet would run it as a formula (OWASP, "CSV Injection"), and with what
  /// a terminal would run made visible. Tabs and line breaks stay, the latter as line feeds: a carriage return alone would let a
  /// terminal write over what stands before it.
  private static func harmless(_ text: String) -> String {
    let visible = VisibleText.of(text.replacing("\r\n", with: "\n"), keeping: .cell)
    guard let first = visible.unicodeScalars.first, formulaStarts.contains(first) else { return visible }
    return "'" + visible
  }

  /// The characters that begin a formula, in their full-width forms too, and those that a spreadsheet drops in front.
  private static let formulaStarts: Set<Unicode.Scalar> = [
    "=", "+", "-", "@", "\t", "\n", "\u{ff1d}", "\u{ff0b}", "\u{ff0d}", "\u{ff20}",
  ]

  private static func quoted(_ text: String) -> String {
    let needsQuotes = text.unicodeScalars.contains { $0 == "\"" || $0 == "," || $0 == "\n" || $0 == "\r" }
    return needsQuotes ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
  }
}

extension CSVCell {
  /// A text, or nothing when it is missing.
  static func text(orEmpty text: String?) -> CSVCell { text.map(CSVCell.text) ?? .empty }

  /// The exact number that a value's description prints, or nothing when it is missing.
  static func number(_ value: (some CustomStringConvertible)?) -> CSVCell {
    value.map { .number($0.description) } ?? .empty
  }

  /// A date, month or other value whose description is plain text; nothing when it is missing.
  static func described(_ value: (some CustomStringConvertible)?) -> CSVCell {
    text(orEmpty: value?.description)
  }
}
