public import LedgerDomain

/// Why a file was not taken in as a whole ledger. Nothing of it was stored.
public enum WholeImportError: Error, Equatable, Sendable {
  /// What is wrong with one line of the file.
  public enum Fault: Equatable, Sendable {
    /// The first line does not say that the file is an export of a ledger.
    case notAnExport
    /// The line is no JSON of the kind that stands there, from this byte on, counted from 1.
    case malformed(column: Int)
    /// The line is longer than any of an export.
    case tooLong
    /// The schema has no such table.
    case unknownTable(String)
    /// The table was there before.
    case repeatedTable(String)
    /// The table has no such column.
    case unknownColumn(table: String, column: String)
    /// The column is named twice.
    case repeatedColumn(table: String, column: String)
    /// There are more or fewer values than columns.
    case wrongCount(table: String, expected: Int, found: Int)
    /// The value is of another kind than the column: `expected` is SQLite's name of it.
    case wrongKind(table: String, column: String, expected: String)
    /// A row stands in front of the first table.
    case rowWithoutTable
    /// A rule of the schema refuses the row; in SQLite's words, which name columns and no values.
    case refused(table: String, reason: String)
    /// The number of rows is not the one that the last line states.
    case wrongRowCount(stated: Int64, found: Int)
    /// The bytes are not those that the last line was made for.
    case wrongDigest(stated: String, found: String)
    /// Something stands behind the last line.
    case behindEnd
  }

  /// The ledger holds more than a new one.
  case ledgerIsNotNew
  /// A newer version made the file in another form; the numbers count forms.
  case newerForm(found: Int64, known: Int)
  /// A newer version made the ledger that was exported; the numbers count migrations.
  case newerSchema(found: Int64, known: Int)
  /// A line of the file cannot be taken in, counted from 1.
  case line(Int, Fault)
  /// The file ends after so many lines, and the one that ends an export is missing.
  case incomplete(lines: Int)
  /// Rows refer to others that are not there: so many, and the first of them.
  case missingRows(count: Int, table: String, parent: String)
  /// The rows contradict each other.
  case unsound([CheckFinding])
  /// A row holds what no version of the ledger stores, in the column of this name where that is known.
  case unreadable(column: String?)
}
