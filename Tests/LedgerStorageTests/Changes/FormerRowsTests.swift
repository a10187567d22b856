import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Rows that the change log holds as an earlier version recorded them.
struct FormerRowsTests {
  /// Keys of rows as `import_row` of schema 14 held them: a plain one, one that was linked, one with a place of its own.
  private static let keys = [
    "(1, 20000, -5, 10, 1, 12, 0, NULL, -9000000000000000001, 0, 30, NULL)",
    "(1, 20001, 6, 3, 1, 13, 1, 2, NULL, NULL, NULL, -250)",
    "(1, 20002, 7, 12, 1, 14, 0, 0, 9000000000000000001, NULL, 8, NULL)",
    "(1, 20003, 8, 13, 1, 15, 0, NULL, 1, NULL, NULL, NULL)",
  ]

  /// A ledger of schema 14 with these keys.
  private func former(at path: String) throws -> Connection {
    let old = try Connection(path: path, access: .readWriteCreating)
    try Migrator(Array(MigrationCatalog.all.prefix(14))).migrate(old, appliedAt: "2026-01-01T00:00:00Z")
    try old.execute(
      """
      INSERT INTO import (
        id, file_name, imported_at, new_count, known_count, linked_count, skipped_count, rejected_count)
      VALUES (1, 'f.csv', '2026-01-01T00:00:00Z', 2, 0, 2, 0, 0);
      INSERT INTO import_row VALUES \(FormerRowsTests.keys.joined(separator: ", "));
      """)
    return old
  }

  private static let tables = ["import_row", "import_link", "import_extent"]

  private func rows(_ connection: Connection) throws -> [String: Set<[SQLiteValue]>] {
    Dictionary(
      uniqueKeysWithValues: try FormerRowsTests.tables.map { ($0, Set(try connection.values("SELECT * FROM \($0)"))) })
  }

  @Test func `a recorded key is what the migration made of the stored one`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("ledger.sqlite")
    let old = try former(at: path)
    let recorded = try old.values("SELECT * FROM import_row").map {
      RecordedRow.delete(table: "import_row", values: $0)
    }
    try old.close()
    let ledger = try Household(.file(path)).ledger
    var found: [String: Set<[SQLiteValue]>] = [:]
    for row in recorded.flatMap(\.inTodaysTables) {
      guard case .delete(let table, let values) = row else { Issue.record("\(row)"); continue }
      found[table, default: []].insert(values)
    }
    #expect(try found == rows(ledger.connection))
    #expect(found.mapValues(\.count) == ["import_row": 4, "import_link": 2, "import_extent": 2])
  }

  @Test func `a key that an earlier version deleted comes back with the undo`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("ledger.sqlite")
    let old = try former(at: path)
    var encoder = RowEncoder()
    for values in try old.values("SELECT * FROM import_row ORDER BY day") {
      encoder.append(.delete(table: "import_row", values: values))
    }
    let changes = ChangeDAO(connection: old)
    let id = try changes.insert()
    try changes.insertBlock(
      of: id, number: 1, firstEntry: nil, lastEntry: nil, size: encoder.bytes.count, bytes: encoder.bytes)
    let counts = ChangeCounts(added: 0, changed: 0, removed: 0)
    try changes.complete(id, .init(madeAt: "2026-01-02T00:00:00Z", command: "ledger x", kind: .command), counts)
    // A backup of the rows as the migration leaves them, and then without them.
    let copy = folder.path("copy.sqlite")
    try old.execute("VACUUM INTO '\(copy)'; DELETE FROM import_row;")
    try old.close()
    let expected = try rows(Household(.file(copy)).ledger.connection)
    let ledger = try Household(.file(path)).ledger
    #expect(try rows(ledger.connection).values.allSatisfy(\.isEmpty))
    _ = try ledger.undo([nil])
    #expect(try rows(ledger.connection) == expected)
    try ledger.write { _ = try $0.redo() }
    #expect(try rows(ledger.connection).values.allSatisfy(\.isEmpty))
  }
}
