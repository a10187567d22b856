import Foundation
import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// An older ledger is upgraded, and a sound copy of it stays beside it.
struct UpgradeTests {
  let folder: TemporaryFolder
  let path: String
  let copies: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("ledger.sqlite")
    copies = "\(path).snapshots"
  }

  /// The path of the copy that is kept before an upgrade from the first schema.
  var copyPath: String { "\(copies)/20261129T083000Z-before-upgrade-from-1.sqlite" }

  /// A ledger as the first migration left it, with one category.
  func makeOlderLedger(category: String = "boats", journal: String = "wal") throws {
    let older = try Connection(path: path, access: .readWriteCreating)
    try Migrator(Array(MigrationCatalog.all.prefix(1))).migrate(older, appliedAt: "2025-01-01T00:00:00Z")
    try older.setPragma("journal_mode", journal)
    try older.run(
      """
      INSERT INTO category (name, folded_name, kind, color_from, color_to) VALUES (?, ?, 'spending', 0, 0)
      """, category, category)
    try older.close()
  }

  func expectOlderLedger(at path: String, category: String = "boats") throws {
    let connection = try Connection(path: path, access: .readWrite)
    #expect(try connection.int64(pragma: "user_version") == 1)
    #expect(try connection.string(pragma: "integrity_check") == "ok")
    #expect(try connection.texts("SELECT name FROM category") == [category])
    try connection.close()
  }

  @Test(arguments: ["wal", "delete"])
  func `an older ledger is upgraded and keeps what it held`(journal: String) throws {
    try makeOlderLedger(journal: journal)
    let household = try Household(.file(path))
    #expect(try household.category("Boats").kind == .spending)
    #expect(try household.ledger.categories().count == 9)
    try Migrator(MigrationCatalog.all).verify(household.ledger.connection)
    #expect(try household.ledger.connection.string(pragma: "journal_mode") == "wal")
    try household.add("-1.00", "Boats")
    try expectRestoresEqual(copyPath, to: try StoredState(try Connection(path: copyPath, access: .immutable)))
    try expectOlderLedger(at: copyPath)
  }

  @Test func `a ledger from before expiring leave keeps its balances as they were`() throws {
    let older = try Connection(path: path, access: .readWriteCreating)
    try Migrator(Array(MigrationCatalog.all.prefix(7))).migrate(older, appliedAt: "2025-01-01T00:00:00Z")
    try older.run(
      "INSERT INTO leave_balance (name, folded_name, unit, color) VALUES ('Leave', 'leave', 'days', 0)")
    let days = [date("2026-01-01"), date("2026-03-02")]
    for (kind, day, amount) in [("grant", days[0], 28_000), ("consume", days[1], 3000), ("expire", days[1], 1000)] {
      try older.run(
        "INSERT INTO leave_event (balance_id, kind, day, until_day, amount) VALUES (1, ?, ?, ?, ?)",
        kind, day, day, amount)
    }
    try older.close()
    let household = try Household(.file(path))
    let card = try #require(try household.ledger.balanceCards(asOf: Household.today).first)
    #expect([card.total, card.consumed, card.expired, card.balance].map(\.scaled) == [28_000, 3000, 1000, 24_000])
    #expect(card.source.isArchived == false && card.nextExpiry == nil)
    #expect(try household.ledger.connection.number("SELECT count(*) FROM balances") == 3)
  }

  @Test func `a ledger from before coins keeps its amounts, shows them as before, and takes coins`() throws {
    let older = try Connection(path: path, access: .readWriteCreating)
    try Migrator(Array(MigrationCatalog.all.prefix(5))).migrate(older, appliedAt: "2025-01-01T00:00:00Z")
    try older.run("INSERT INTO currency (code, exponent) VALUES ('JPY', 0), ('KWD', 3), ('CLF', 4)")
    for (amount, currency) in [
      (-5, "USD"), (123_456, "USD"), (-7, "JPY"), (-5, "KWD"), (-1_234_567, "KWD"), (1, "CLF"),
    ] {
      try older.run(
        "INSERT INTO entry (day, amount, currency, category_id, account_id) SELECT 20000, ?, ?, 1, id FROM account",
        amount, currency)
    }
    // A view that its owner added stands in nobody's way.
    try older.run(
      "CREATE VIEW spent AS SELECT e.amount, c.exponent FROM entries e JOIN currency c ON c.code = e.currency")
    let amounts = try older.texts("SELECT amount FROM entries ORDER BY id")
    #expect(amounts == ["-0.05", "1234.56", "-7", "-0.005", "-1234.567", "0.0001"])
    try older.close()

    let household = try Household(.file(path))
    let connection = household.ledger.connection
    #expect(try connection.texts("SELECT amount FROM entries ORDER BY id") == amounts)
    try connection.run("INSERT INTO currency (code, exponent) VALUES ('XMR', 12)")
    #expect(throws: SQLiteError.self) {
      try connection.run("INSERT INTO currency (code, exponent) VALUES ('XYZ', 13)")
    }
    #expect(try connection.texts("PRAGMA foreign_key_check") == [])
    #expect(try connection.texts("SELECT amount FROM spent ORDER BY amount") == amounts.compactMap { $0 }.sorted())
  }

  @Test func `a ledger from before trees gets the parents that its paths lack`() throws {
    let older = try Connection(path: path, access: .readWriteCreating)
    try Migrator(Array(MigrationCatalog.all.prefix { $0.name != "0010_category_parents" }))
      .migrate(older, appliedAt: "2025-01-01T00:00:00Z")
    for (name, kind, isArchived) in [
      ("Food:Groceries:Bread", "spending", false), ("food:Out", "spending", true), ("Pay:Bonus", "income", false),
      ("Old:Boats", "spending", true), ("Mixed:In", "income", false), ("Mixed:Out", "spending", false),
      ("Été : Plage", "spending", false), ("Home:Rent", "spending", false),
    ] {
      try older.run(
        """
        INSERT INTO category (name, folded_name, kind, color_from, color_to, archived) VALUES (?, ?, ?, 0, 0, ?)
        """, name, FoldedText(name).text, kind, isArchived)
    }
    try older.close()

    let household = try Household(.file(path))
    let made = try household.ledger.categories().dropFirst(16)
    #expect(
      made.map { "\($0.name) \($0.kind.rawValue)\($0.isArchived ? " archived" : "")" } == [
        "Food spending", "Food:Groceries spending", "Pay income", "Old spending archived", "Mixed spending",
        "Été spending",
      ])
    #expect(made.map(\.colors) == (16..<22).map(Palette.gradient))
    let tree = CategoryTree(try household.ledger.categories())
    for category in try household.ledger.categories() {
      #expect(tree.ancestors(of: category.id).count == tree.depth(of: category.id) - 1, "\(category.name)")
    }
  }

  @Test func `the copy is readable for its owner alone`() throws {
    try makeOlderLedger()
    _ = try Household(.file(path))
    let attributes = try FileManager.default.attributesOfItem(atPath: copyPath)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let folder = try FileManager.default.attributesOfItem(atPath: copies)
    #expect(folder[.posixPermissions] as? Int == 0o700)
  }

  @Test func `no copy is made of a ledger that needs no upgrade`() throws {
    try Household(.file(path)).ledger.close()
    try Household(.file(path)).ledger.close()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["ledger.sqlite"])
  }

  @Test func `a copy of another upgrade stays, and this one gets a number`() throws {
    try makeOlderLedger()
    try FileManager.default.createDirectory(atPath: copies, withIntermediateDirectories: false)
    let name = "ledger.sqlite.snapshots/20261129T083000Z-before-upgrade-from-1"
    try folder.write("\(name).sqlite", "another one")
    try folder.write("\(name)-2.sqlite", "")
    #expect(try Household(.file(path)).ledger.categories().count == 9)
    try expectOlderLedger(at: folder.path("\(name)-3.sqlite"))
    #expect(try String(contentsOfFile: copyPath, encoding: .utf8) == "another one")
  }

  @Test func `a ledger whose tables were made and not yet filled needs no copy`() throws {
    let older = try Connection(path: path, access: .readWriteCreating)
    try Migrator(Array(MigrationCatalog.all.prefix(1))).migrate(older, appliedAt: "2025-01-01T00:00:00Z")
    try older.close()
    try Household(.file(path)).ledger.close()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["ledger.sqlite"])
  }

  @Test func `an upgrade that fails leaves the older ledger and its copy`() throws {
    try makeOlderLedger(category: "groceries")
    #expect { try Household(.file(path)) } throws: { SQLiteError.ResultCode.constraintUnique ~= $0 }
    try expectOlderLedger(at: path, category: "groceries")
    try expectOlderLedger(at: copyPath, category: "groceries")
  }

  @Test func `an upgrade without room for the copy is not begun`() throws {
    try makeOlderLedger()
    let bytes = try Data(contentsOf: URL(filePath: path))
    try folder.write("ledger.sqlite.snapshots", "a file where the folder of the copies would be")
    #expect { try Household(.file(path)) } throws: { error in
      error as? BackupError
        == .snapshotFailed(.upgrade(from: 1), ledger: path, folder: copies, .system(ENOTDIR))
    }
    #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
    try expectOlderLedger(at: path)
  }

  @Test func `a copy is kept before an upgrade even where the setting is 0`() throws {
    try makeOlderLedger()
    let older = try Connection(path: path, access: .readWrite)
    try older.run("INSERT INTO setting (key, value) VALUES ('snapshots', '0')")
    try older.close()
    _ = try Household(.file(path))
    #expect(LedgerBackup.snapshots(ofLedgerAt: path).map(\.reason) == ["before-upgrade-from-1"])
  }

  @Test func `an older ledger whose first migration was another one is left alone`() throws {
    try makeOlderLedger()
    let edited = try Connection(path: path, access: .readWrite)
    try edited.run("UPDATE schema_migrations SET checksum = 'f00'")
    try edited.close()
    #expect(throws: MigrationError.edited(name: "0001_initial")) { try Household(.file(path)) }
    try expectOlderLedger(at: path)
  }
}
