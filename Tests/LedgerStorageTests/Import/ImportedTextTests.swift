import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// The text that stands behind an imported row.
struct ImportedTextTests {
  let household: Household

  init() throws {
    household = try Household()
  }

  /// A row at a line; its entry has the number of the line unless another is given.
  func place(_ line: Int, _ extent: RowExtent? = nil, entry: Int64? = nil) -> ImportedRow {
    ImportedRow(
      line: line, extent: extent, entry: Entry.ID(rawValue: entry ?? Int64(line)), isLinked: false, state: .unchanged)
  }

  /// Keeps a text as that of the first import, and gives the texts of rows in the order of the rows.
  func texts(_ file: String, _ rows: [ImportedRow]) throws -> [String?] {
    try household.importRows([row("2026-03-03", "-1.00", "Shop")]) { $0.keep(file) }
    let found = try household.ledger.importTexts(of: 1, rows: rows)
    return rows.map { found[$0.entry] }
  }

  @Test func `a row may go on over lines, and share one with others`() throws {
    let file = "head\na<1\n2>b<3>\r\nlast"
    let rows = [
      place(2, RowExtent(lineOffset: 1, byteCount: 5)), place(3, RowExtent(lineOffset: 3, byteCount: 3)),
      place(4, RowExtent(lineOffset: 0, byteCount: 4)),
    ]
    #expect(try texts(file, rows) == ["<1\n2>", "<3>", "last"])
  }

  @Test func `several rows of one line are told apart`() throws {
    let rows = [
      place(1, RowExtent(lineOffset: 4, byteCount: 3), entry: 8),
      place(1, RowExtent(lineOffset: 0, byteCount: 3), entry: 9),
    ]
    #expect(try texts("<1> <2>\n", rows) == ["<2>", "<1>"])
  }

  @Test func `an import of an early version has the first line of each row`() throws {
    #expect(try texts("a,b\n1,\"2\n3\"\n4,5\n", [place(2), place(4)]) == ["1,\"2", "4,5"])
  }

  @Test func `lines may end as on an old Mac, and one may be longer than a block`() throws {
    let long = String(repeating: "x", count: 600_000)
    let found = try texts("a\rb\r\(long)\rc\n\nd", (1...6).map { place($0) })
    #expect(found == ["a", "b", long, "c", "", "d"])
  }

  @Test func `between two lines stands a line feed, whatever the file has`() throws {
    #expect(try texts("1\r\n2\r3\n4", [place(1, RowExtent(lineOffset: 0, byteCount: 8))]) == ["1\n2\n3\n4"])
  }

  @Test func `rows of many blocks are all found, and whole where they cross from one to the next`() throws {
    let lines = (1...9000).map { "line \($0) of the file; Größe" + String(repeating: ";", count: 100) }
    let rows = stride(from: 1, to: 9000, by: 3).map { line in
      place(
        line, RowExtent(lineOffset: 0, byteCount: lines[(line - 1)...(line + 1)].joined(separator: "\n").utf8.count))
    }
    let found = try texts(lines.joined(separator: "\n"), rows)
    #expect(try household.ledger.connection.number("SELECT count(*) FROM import_text") ?? 0 > 2)
    for (row, text) in zip(rows, found) {
      #expect(text == lines[(row.line - 1)...(row.line + 1)].joined(separator: "\n"))
    }
  }

  @Test func `what was not kept, or lies behind the end, is missing`() throws {
    #expect(try texts("a\nb", [place(2), place(3), place(9000)]) == ["b", nil, nil])
    #expect(try household.ledger.importTexts(of: 2, rows: [place(1)]).isEmpty)
    try household.undo(1)
    #expect(try household.ledger.importTexts(of: 1, rows: [place(1)]).isEmpty)
  }

  @Test func `the extent of a row is kept with it, and the rows of one line stay in order`() throws {
    let extents = [RowExtent(lineOffset: 90, byteCount: 7), RowExtent(lineOffset: 0, byteCount: 3), nil]
    let rows = extents.enumerated().map { index, extent in
      var row = row("2026-03-03", "-\(index + 1).00", "Shop")
      row.extent = extent
      return row
    }
    try household.importRows(rows) { source in
      source.forEachRow = { body in for row in rows { try body(KeyedRow(row)) } }
    }
    #expect(try household.ledger.importedRows(of: 1).map(\.extent) == [extents[2], extents[1], extents[0]])
  }

  @Test func `rows of a ledger of an earlier version have no extent`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("ledger.sqlite")
    do {
      let old = try Connection(path: path, access: .readWriteCreating)
      try Migrator(Array(MigrationCatalog.all.prefix(3))).migrate(old, appliedAt: "2025-01-01T00:00:00Z")
      try old.execute(
        """
        INSERT INTO import VALUES (1, 'old.csv', '2025-01-01T00:00:00Z', 1, 0, 0, 0, 0, NULL, NULL, 1, NULL, NULL, NULL);
        INSERT INTO entry (day, amount, currency, category_id, account_id, import_id) VALUES (20000, -100, 'USD', 8, 1, 1);
        INSERT INTO import_row VALUES (1, 20000, 7, 1, 1, 2, 0, NULL, NULL);
        """)
      try old.close()
    }
    let rows = try Household(.file(path)).ledger.importedRows(of: 1)
    #expect(rows == [place(2, entry: 1)])
  }
}
