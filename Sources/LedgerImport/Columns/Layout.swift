import LedgerDomain

/// Where the rows of a file begin, and which of their columns holds what.
struct Layout: Sendable {
  /// How records and cells are separated.
  var dialect: Dialect
  /// The labels, where each cell stands on a line of its own.
  var labels: LabelledRecords?
  /// The physical line of the header; nil where there is none.
  var headerLine: Int?
  /// The columns.
  var map: ColumnMap
  /// The place of the first record behind the header.
  var firstRow: (position: Int, line: Int)
  /// What is known of files with this header.
  var signature: HeaderSignature?
  /// The currency that the text in front of the rows names.
  var currency: Currency?

  /// The currency that the file states for all rows: in the name of a column of amounts or balances, in front of the
  /// header, or by being of a known format.
  var statedCurrency: Currency? {
    let columns = map.numbers + [map.balance].compactMap { $0 }
    let named = columns.lazy.compactMap { HeaderCurrency.currency(in: map.name($0)) }.first
    return named ?? currency ?? signature?.currency
  }

  /// A reader of the records behind the header.
  func reader() -> RecordReader {
    RecordReader(dialect, labels: labels, from: firstRow.position, line: firstRow.line)
  }
}
