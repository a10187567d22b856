/// The words of the file that holds a whole ledger: JSON Lines, one value on a line (docs/export.md).
enum ExportFormat {
  /// The number of the form, which changes when an older program could no longer read it right.
  static let version = 1
  /// The name that says in the first line what the file is; its value is ``kind``.
  static let mark = "ledger"
  static let kind = "export"

  /// How many bytes a line has at most: a value has up to 2²⁸ of them, which base 64 makes longer by a third.
  static let longestLine = 400_000_000
  /// How many the first line has at most: what is no export is not read to the end of a line that may never come.
  static let longestFirstLine = 1000
}
