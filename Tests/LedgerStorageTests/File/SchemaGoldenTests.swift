import Foundation
import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Ledgers of each version there was, upgraded to this one.
struct SchemaGoldenTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("ledger.sqlite")
  }

  @Test(arguments: SchemaGolden.all)
  func `the kept file is what the frozen migrations made`(golden: SchemaGolden) throws {
    try golden.make(at: path)
    let made = try SchemaGolden.text(ofFileAt: path)
    let kept = try? SchemaGolden.text(ofFileAt: golden.database.path)
    if SchemaGolden.isUpdating, kept != made {
      try? FileManager.default.removeItem(at: golden.database)
      try FileManager.default.copyItem(atPath: path, toPath: golden.database.path)
    }
    #expect(try SchemaGolden.text(ofFileAt: golden.database.path) == made)
  }

  @Test(arguments: SchemaGolden.all)
  func `each table of the version holds rows`(golden: SchemaGolden) throws {
    try golden.make(at: path)
    let connection = try Connection(path: path, access: .immutable)
    let tables = try connection.texts(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_stat%'"
    ).compactMap(\.self)
    #expect(tables.count >= 18)
    let state = try StoredState(connection)
    #expect(tables.filter { state.rowCount($0) == 0 } == [])
    // What came with the version is filled with more than one kind of value.
    for table in tables {
      let columns = try connection.texts("SELECT name FROM pragma_table_info('\(table)')").compactMap(\.self)
      let empty = try columns.filter { try connection.number("SELECT count(\"\($0)\") FROM \"\(table)\"") == 0 }
      #expect(empty == [], "\(table)")
    }
  }

  @Test(arguments: SchemaGolden.all)
  func `an upgrade leads to what is written down, and the ledger is sound`(golden: SchemaGolden) throws {
    try golden.copy(to: path)
    let before = try StoredState(try Connection(path: path, access: .immutable))
    let household = try Household(.file(path))
    let connection = household.ledger.connection
    let text = try SchemaGolden.text(of: connection)
    if SchemaGolden.isUpdating { try text.write(to: golden.upgradedText, atomically: true, encoding: .utf8) }
    #expect(try text == String(contentsOf: golden.upgradedText, encoding: .utf8))
    try Migrator(MigrationCatalog.all).verify(connection)
    let report = try household.ledger.check()
    #expect(report.isSound, "\(report.findings)")
    #expect(report.entryCount == before.rowCount("entry"))
    // What it looked like before lies beside it.
    let kept = LedgerBackup.snapshots(ofLedgerAt: path)
    let reasons = golden.version < MigrationCatalog.all.count ? ["before-upgrade-from-\(golden.version)"] : []
    #expect(kept.map(\.reason) == reasons)
    for snapshot in kept { try expectRestoresEqual(snapshot.path, to: before) }
  }

  @Test(arguments: SchemaGolden.all)
  func `a backup of the version is verified as it lies, and restored upgraded`(golden: SchemaGolden) throws {
    let backup = folder.path("backup.sqlite")
    try golden.copy(to: backup)
    let bytes = try Data(contentsOf: URL(filePath: backup))
    let found = try LedgerBackup.verify(backup, today: Household.today)
    #expect(found.report.isSound, "\(found.report.findings)")
    #expect(found.schema == golden.version)
    #expect(found.months?.lowerBound == month("2025-03"))
    let household = try Household(.file(path))
    try household.add("-1.00", "Groceries")
    let restored = try LedgerBackup.restore(backup, into: path, today: Household.today, now: "2025-01-01T00:00:00Z")
    #expect(restored.schema == MigrationCatalog.all.count)
    #expect(restored.kept?.reason == "before-restore")
    // The connection that was open all the time sees the new content.
    #expect(try household.ledger.entries(matching: EntryFilter()).count == found.report.entryCount)
    let upgraded = try String(contentsOf: golden.upgradedText, encoding: .utf8)
    #expect(
      try SchemaGolden.text(of: household.ledger.connection)
        == upgraded.replacingOccurrences(of: Household.now, with: "2025-01-01T00:00:00Z"))
    #expect(try Data(contentsOf: URL(filePath: backup)) == bytes)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter { $0.contains(".sqlite.") }
        == ["ledger.sqlite.snapshots"])
  }
}
