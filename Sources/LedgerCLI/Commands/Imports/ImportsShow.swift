internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct ImportsShow: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "show", abstract: "Show one import: how its file was read, and what has become of its rows.",
    discussion: """
      Rows that were known, skipped or rejected left no entry: they stand in the counts alone. 'ledger import --dry-run' on \
      the same file shows each of its rows.
      """,
    examples: [
      Example("ledger imports show 3", "Show how a file was read."),
      Example("ledger imports show 3 --text", "Show each row with its entry and its text in the file."),
    ])

  @Argument(help: "The import's number, as 'ledger imports' shows it.") var number: Int64
  @Flag(help: "List the rows that became entries or were linked; JSON and CSV always have them.") var rows = false
  @Flag(help: "List these rows with their text in the file, all its lines.") var text = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let document = try ledger.read {
      let batch = try ledger.importBatch(number)
      let imported = try ledger.importedRows(of: number)
      let entries = try ledger.entries(imported.map(\.entry))
      let texts = text ? try ledger.importTexts(of: number, rows: imported) : [:]
      let rows = imported.map { row in
        ImportDetailDocument.Row(row: row, entry: entries[row.entry], text: texts[row.entry])
      }
      return ImportDetailDocument(batch, rows: rows, listsRows: self.rows || text)
    }
    try context.write(document, as: output)
  }
}

extension Ledger {
  /// The entries with some numbers, as far as there are any. SQLite takes a limited number of them at once.
  fileprivate func entries(_ ids: [Entry.ID]) throws -> [Entry.ID: Entry] {
    var found: [Entry.ID: Entry] = [:]
    found.reserveCapacity(ids.count)
    for start in stride(from: 0, to: ids.count, by: 1000) {
      var filter = EntryFilter()
      filter.ids = Array(ids[start..<min(start + 1000, ids.count)])
      try forEachEntry(matching: filter) { found[$0.id] = $0 }
    }
    return found
  }
}
