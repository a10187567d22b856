public import LedgerDomain

/// One import, how its file was read, and what has become of its rows: `imports show`.
public struct ImportDetailDocument: ReportDocument {
  /// A row of the file that stands behind an entry.
  public struct Row: Hashable, Sendable {
    /// The row as the ledger remembers it.
    public var row: ImportedRow
    /// The entry as it is now; nil when it was deleted.
    public var entry: Entry?
    /// The row's text in the file, line by line; nil when it was not asked for or not kept.
    public var text: String?

    /// Makes a row.
    public init(row: ImportedRow, entry: Entry?, text: String? = nil) {
      self.row = row
      self.entry = entry
      self.text = text
    }
  }

  let batch: ImportBatch
  let rows: [Row]
  let listsRows: Bool
  let reading: ReadingWords

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - batch: the import.
  ///   - rows: its rows that stand behind entries, in the order of the file.
  ///   - listsRows: whether the text form has them; the others always do.
  public init(_ batch: ImportBatch, rows: [Row], listsRows: Bool) {
    self.batch = batch
    self.rows = rows
    self.listsRows = listsRows
    reading = ReadingWords(batch.reading)
  }

  /// `{"version":1,"import":{…},"reading":{…},"rows":[…]}`.
  public var json: JSONValue {
    .document([
      ("import", .batch(batch)), ("reading", .reading(reading)), ("rows", .array(rows.map(ImportDetailDocument.json))),
    ])
  }

  private static func json(_ row: Row) -> JSONValue {
    let content = row.entry?.content
    return .object([
      ("line", .count(row.row.line)),
      ("entry", .integer(row.row.entry.rawValue)),
      ("status", .string(row.status)),
      ("state", .string(row.row.state.rawValue)),
      ("date", .described(content?.date)),
      ("amount", .described(content?.amount)),
      ("currency", .text(content?.amount.currency.code)),
      ("payee", .text(content?.payee)),
      ("category", .text(row.category)),
      ("text", .text(row.text)),
    ])
  }

  /// The rows.
  public var csv: CSVTable {
    CSVTable(
      header: ["line", "entry", "status", "state", "date", "amount", "currency", "payee", "category", "text"],
      rows: rows.map { row in
        let content = row.entry?.content
        return [
          .number(row.row.line), .number(row.row.entry.rawValue), .text(row.status), .text(row.row.state.rawValue),
          .described(content?.date), .number(content?.amount), .described(content?.amount.currency),
          .text(orEmpty: content?.payee), .text(orEmpty: row.category), .text(orEmpty: row.text),
        ]
      })
  }
}

extension ImportDetailDocument.Row {
  /// What became of the row when it was imported.
  var status: String { (row.isLinked ? RowOutcome.Status.linked : .new).rawValue }

  /// The category of the entry; nil when it is split or gone.
  var category: String? {
    guard case .category(let category) = entry?.content.allocation else { return nil }
    return category.name
  }
}
