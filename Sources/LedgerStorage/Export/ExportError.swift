internal import SQLiteKit

/// Why a ledger cannot be exported: a value of it is not what its table allows, so that the file was damaged or written to
/// by another program.
public enum ExportError: Error, Equatable, Sendable {
  /// A text is not UTF-8; the rows of the table are counted from 1.
  case invalidText(table: String, column: String, row: Int)
  /// A value is of another kind than its column.
  case unexpectedValue(table: String, row: Int)

  init(_ error: StatementError, in table: String, row: Int) {
    switch error {
    case .invalidText(let column, _): self = .invalidText(table: table, column: column, row: row)
    default: self = .unexpectedValue(table: table, row: row)
    }
  }
}
