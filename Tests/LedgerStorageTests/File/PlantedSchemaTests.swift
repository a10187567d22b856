import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// What somebody planted in a ledger's schema does not run, and what took the place of a table is told.
struct PlantedSchemaTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("ledger.sqlite")
    let household = try Household(.file(path))
    try household.store(try household.splitContent([("Home", "-3.00"), ("Groceries", "-2.00")]))
    try household.ledger.close()
  }

  private static let endless = "WITH RECURSIVE r (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r)"

  /// Changes the file as another program would.
  private func plant(_ sql: String) throws {
    let connection = try Connection(path: path, access: .readWrite)
    try connection.execute(sql)
    try connection.close()
  }

  @Test func `each table of a new ledger is one that is proved`() throws {
    let tables = try Household().ledger.connection.all(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite@_%' ESCAPE '@' ORDER BY name"
    ) { try $0.value(0, as: String.self) }
    #expect(LedgerTables.names == tables)
  }

  @Test(arguments: ["category", "CATEGORY", "setting", "payee", "schema_migrations"])
  func `an endless view in the place of a table is told and not read`(name: String) throws {
    try plant(
      """
      ALTER TABLE \(name) RENAME TO moved;
      CREATE VIEW \(name) AS \(Self.endless) SELECT x AS id, x AS name, x AS number, x AS "key", x AS value FROM r
      """)
    #expect(throws: LedgerError.damaged(.plantedTable(name.lowercased()))) { try Household(.file(path)) }
  }

  @Test func `a virtual table in the place of a table is told`() throws {
    try plant("ALTER TABLE payee RENAME TO moved; CREATE VIRTUAL TABLE payee USING fts5 (name, folded_name)")
    #expect(throws: LedgerError.damaged(.plantedTable("payee"))) { try Household(.file(path)) }
  }

  @Test(arguments: ["entry", "payee", "setting", "split_line"])
  func `a table that is missing is told`(name: String) throws {
    try plant("PRAGMA foreign_keys = OFF; DROP TABLE \(name)")
    #expect(throws: LedgerError.damaged(.missingTable(name))) { try Household(.file(path)) }
  }

  @Test func `views for readers that never end, and triggers, do no harm`() throws {
    try plant(
      """
      DROP VIEW entries;
      CREATE VIEW entries AS \(Self.endless) SELECT max(x) AS id FROM r;
      CREATE TRIGGER before_entry BEFORE INSERT ON entry BEGIN SELECT RAISE(ABORT, 'planted'); END;
      CREATE TRIGGER after_sum AFTER UPDATE ON consumed_amount BEGIN
        INSERT INTO payee (name, folded_name) \(Self.endless) SELECT x, x FROM r;
      END;
      CREATE TRIGGER after_entry AFTER INSERT ON entry BEGIN UPDATE entry SET amount = -1 WHERE id = new.id; END
      """)
    let household = try Household(.file(path))
    try household.store(try household.splitContent([("Home", "-5.00"), ("Groceries", "-2.00")]))
    let entries = try household.ledger.entries(matching: EntryFilter())
    #expect(entries.map(\.content.amount.description) == ["-7.00", "-5.00"])
    #expect(try household.ledger.check().isSound)
  }

  @Test func `a constraint that would fill the memory is refused`() throws {
    try plant("ALTER TABLE entry ADD COLUMN big TEXT AS (replace(hex(zeroblob(60000000)), '0', '0000'))")
    let household = try Household(.file(path))
    #expect(try household.ledger.entries(matching: EntryFilter()).count == 1)
    #expect { try household.ledger.connection.execute("SELECT big FROM entry") } throws: {
      SQLiteError.ResultCode.tooBig ~= $0
    }
  }

  @Test func `nobody writes the schema by hand through a ledger`() throws {
    let connection = try Household(.file(path)).ledger.connection
    #expect(throws: SQLiteError.self) {
      try connection.execute("PRAGMA writable_schema = ON; DELETE FROM sqlite_schema WHERE name = 'payee'")
    }
    #expect(try connection.int64(pragma: "trusted_schema") == 0)
    #expect(try connection.int64(pragma: "cell_size_check") == 1)
  }

  @Test(arguments: ["9223372036854775807", "-3", "0"])
  func `numbers of entries that cannot be do not keep a file from being imported, or are told`(sequence: String) throws
  {
    try plant(
      "UPDATE sqlite_sequence SET seq = \(sequence) WHERE name = 'entry'; UPDATE entry SET id = -5 WHERE id = 2")
    let household = try Household(.file(path))
    let source = ImportSource(fileName: "bank.csv", account: try household.ledger.account(named: "Cash")) { _ in }
    _ = try? household.ledger.rehearse { try $0.importRows(source) { _ in } }
    #expect(try household.ledger.entries(matching: EntryFilter()).count == 1)
  }
}
