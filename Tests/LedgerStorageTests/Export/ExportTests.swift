import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// What an export of a whole ledger holds.
struct ExportTests {
  @Test func `has each table of the schema that is not derived, parents first`() throws {
    let connection = try Household().ledger.connection
    let names = try connection.texts("SELECT name FROM sqlite_schema WHERE type = 'table'").compactMap { $0 }
    let exported = try ExportSchema().tables.map(\.name)
    // Whoever adds a table finds it here: it is exported, unless it can be worked out from others.
    #expect(Set(exported) == Set(names).subtracting(["consumed_amount", "account_amount", "schema_migrations"]))
    #expect(Set(exported).count == exported.count && exported.last == "sqlite_sequence")
    func place(_ name: String) throws -> Int { try #require(exported.firstIndex(of: name)) }
    for (parent, child) in [
      ("currency", "account"), ("account", "entry"), ("entry", "split_line"), ("import", "entry"),
    ] {
      #expect(try place(parent) < place(child))
    }
  }

  @Test func `has each column of each table`() throws {
    let connection = try Household().ledger.connection
    for table in try ExportSchema().tables {
      #expect(
        try connection.texts("SELECT name FROM pragma_table_info('\(table.name)') ORDER BY cid")
          == table.columns.map(\.name))
    }
  }

  @Test func `is what the tables hold, one row on a line`() throws {
    let household = try Export.household()
    let lines = try Export.lines(of: household.ledger)
    #expect(lines.first == #"{"ledger":"export","version":1,"schema":\#(MigrationCatalog.all.count)}"# + "\n")
    let columns =
      #"["id","day","amount","currency","category_id","payee_id","account_id","note","status","import_id","edited"]"#
    let begin = try #require(lines.firstIndex(of: #"{"table":"entry","columns":\#(columns)}"# + "\n"))
    #expect(lines[begin + 1] == #"[1,20760,-4250,"USD",1,1,1,"a\tb\u202ec\u007f",0,1,1]"# + "\n")
    #expect(lines.contains { $0.hasPrefix(#"[1,"Grün \"& \\ Søhne\" 🥕","#) })
    // The entry with the highest number was deleted.
    #expect(lines.contains(#"["entry",7]"# + "\n"))
    #expect(lines.contains { $0.contains(#"{"base64":"e"#) })
  }

  @Test func `ends with the digest of all lines before`() throws {
    let household = try Export.household()
    var pieces = 0
    let (summary, leftOut) = try household.ledger.exportAll { _ in pieces += 1 }
    let lines = try Export.lines(of: household.ledger)
    #expect(Export.signed(Array(lines.dropLast())) == lines.joined())
    #expect(lines.last == #"{"rows":\#(summary.rowCount),"sha256":"\#(summary.sha256)"}"# + "\n")
    let tableCount = try ExportSchema().tables.count
    #expect(summary.entryCount == 6 && summary.tableCount == tableCount)
    #expect(leftOut == [] && pieces == 2)
  }

  @Test func `changes with each change, and not without one`() throws {
    let household = try Export.household()
    let before = try Export.text(of: household.ledger)
    #expect(try Export.text(of: household.ledger) == before)
    try household.add("-1.00", "Home")
    #expect(try Export.text(of: household.ledger) != before)
  }

  @Test func `leaves out a table that somebody added, and says so`() throws {
    let household = try Household()
    let before = try Export.text(of: household.ledger)
    try household.ledger.connection.execute("CREATE TABLE \"my \"\"notes\" (a); CREATE VIEW v AS SELECT 1")
    #expect(try Export.text(of: household.ledger) == before)
    #expect(try household.ledger.exportAll { _ in }.leftOut == ["my \"notes"])
  }

  @Test func `refuses text that is not UTF-8, which only another program can have put there`() throws {
    let household = try Household()
    try household.ledger.connection.execute("INSERT INTO payee (name, folded_name) VALUES (CAST(x'ff41' AS TEXT), '')")
    #expect(throws: ExportError.invalidText(table: "payee", column: "name", row: 1)) {
      _ = try household.ledger.exportAll { _ in }
    }
  }

  @Test func `is of one moment, whatever others write meanwhile`() throws {
    let folder = try TemporaryFolder()
    let household = try Export.household(.file(folder.path("l.sqlite")))
    let content = try household.content("-1.00", "Home")
    try household.ledger.write { writer in for _ in 0..<3000 { try writer.addEntry(content) } }
    let before = try Export.text(of: household.ledger)
    let other = try Household(.file(folder.path("l.sqlite")))
    var bytes: [UInt8] = []
    _ = try household.ledger.exportAll { piece in
      if bytes.isEmpty { try other.add("-1.00", "Home") }
      bytes += piece
    }
    #expect(String(decoding: bytes, as: UTF8.self) == before)
    #expect(try Export.text(of: household.ledger) != before)
  }

  @Test func `memory does not grow with the rows: they are passed on in pieces`() throws {
    let household = try Household()
    let content = try household.content("-1.00", "Home", payee: String(repeating: "p", count: 100))
    try household.ledger.write { writer in for _ in 0..<5000 { try writer.addEntry(content) } }
    var longest = 0
    _ = try household.ledger.exportAll { longest = max(longest, $0.count) }
    #expect(longest < 70_000)
  }
}
