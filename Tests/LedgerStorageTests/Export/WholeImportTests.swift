import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// A ledger that goes out and comes back in is the same ledger.
struct WholeImportTests {
  /// All that the file holds, without the moments of its migrations.
  private func state(_ ledger: Ledger) throws -> [String: [[SQLiteValue]]] {
    let names = try ledger.connection.texts(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'schema_migrations'"
    ).compactMap { $0 }
    return Dictionary(
      uniqueKeysWithValues: try names.map { name in
        (name, try ledger.connection.values("SELECT * FROM \"\(name)\"").sorted { "\($0)" < "\($1)" })
      })
  }

  @Test(arguments: [1, 7, 1 << 16]) func `comes back whole, however it is cut`(pieceSize: Int) throws {
    let (one, other) = (try Export.household(), try Household())
    let text = try Export.text(of: one.ledger)
    let summary = try Export.take(text, into: other.ledger, pieceSize: pieceSize)
    #expect(try Export.text(of: other.ledger) == text)
    #expect(text.hasSuffix("\"\(summary.sha256)\"}\n") && summary.entryCount == 6)
    #expect(try state(other.ledger) == state(one.ledger))
    #expect(try other.ledger.check() == one.ledger.check())
    #expect(try other.ledger.monthReport(month("2026-11")) == one.ledger.monthReport(month("2026-11")))
    try Recomputation.expectEqual(other.ledger.connection)
    #expect(try other.ledger.connection.int64(pragma: "foreign_keys") == 1)
  }

  @Test func `a ledger without anything comes back as well`() throws {
    let (one, other) = (try Household(), try Household())
    let text = try Export.text(of: one.ledger)
    try Export.take(text, into: other.ledger)
    #expect(try Export.text(of: other.ledger) == text)
  }

  @Test func `numbers are never used again afterwards`() throws {
    let (one, other) = (try Export.household(), try Household())
    try Export.take(try Export.text(of: one.ledger), into: other.ledger)
    #expect(try other.add("-1.00", "Home").id == one.add("-1.00", "Home").id)
  }

  @Test func `an import can be undone and repeated afterwards`() throws {
    let (one, other) = (try Export.household(), try Household())
    try Export.take(try Export.text(of: one.ledger), into: other.ledger)
    let rows = [row("2026-11-03", "-42.50", "Bank"), row("2026-11-09", "-7.00", "Kiosk", id: "77")]
    #expect(try other.importRows(rows).statuses == [.known, .known])
    #expect(try other.ledger.importTexts(of: 1, rows: other.ledger.importedRows(of: 1)).count == 2)
    try one.importRows(rows)
    for household in [one, other] { try household.undo(1) }
    #expect(try Export.text(of: other.ledger) == Export.text(of: one.ledger))
  }

  @Test func `texts with anything in them come back`() throws {
    let (one, other) = (try Household(), try Household())
    var random = SeededRandom()
    let connection = one.ledger.connection
    let texts = ["\u{0}", "a\u{0}b", "\u{feff}x", "\u{2028}\u{2029}", "\u{10ffff}", "\u{e000}", "'\"\\/", "\r\n"]
    let scalars = (0..<60).map { _ in
      let scalars = (0..<40).compactMap { _ in Unicode.Scalar(UInt32.random(in: 1...0x10ffff, using: &random)) }
      return String(String.UnicodeScalarView(scalars))
    }
    for text in texts + scalars {
      try connection.run("INSERT INTO payee (name, folded_name) VALUES (?, ?)", text, text)
    }
    try connection.run(
      """
      INSERT INTO import (
        file_name, imported_at, new_count, known_count, linked_count, skipped_count, rejected_count)
      VALUES ('f', '', 0, 0, 0, 0, 0)
      """)
    for number in [Int64.min, .max, 0, -1] {
      try connection.run(
        "INSERT INTO import_row VALUES (1, ?1, ?1, ?2, 1, ?1, 0, ?1)", number, 900 + number % 7)
      try connection.run("INSERT OR IGNORE INTO import_link VALUES (?2, 1, 0, ?1)", number, 900 + number % 7)
    }
    let text = try Export.text(of: one.ledger)
    try Export.take(text, into: other.ledger)
    #expect(try Export.text(of: other.ledger) == text, "\(random)")
    #expect(try state(other.ledger) == state(one.ledger), "\(random)")
  }

  @Test(arguments: 0..<4) func `random ledgers come back`(run: UInt64) throws {
    let folder = try TemporaryFolder()
    let one = try Household(.file(folder.path("one.sqlite")))
    var changes = try RandomChanges(one, seed: SeededRandom.seedOfRun &+ run)
    for _ in 0..<40 {
      try one.ledger.write { writer in _ = try changes.change(writer) }
    }
    let other = try Household(.file(folder.path("other.sqlite")))
    let text = try Export.text(of: one.ledger)
    try Export.take(text, into: other.ledger)
    #expect(try Export.text(of: other.ledger) == text, "\(changes.random)")
    #expect(try state(other.ledger) == state(one.ledger), "\(changes.random)")
    #expect(try other.ledger.check() == one.ledger.check(), "\(changes.random)")
    #expect(try one.ledger.check().isSound, "\(changes.random)")
  }

  @Test func `an editor may take away the end of the last line`() throws {
    let (one, other) = (try Export.household(), try Household())
    let text = try Export.text(of: one.ledger)
    try Export.take(String(text.dropLast()), into: other.ledger)
    #expect(try Export.text(of: other.ledger) == text)
  }

  @Test(arguments: [
    "INSERT INTO setting VALUES ('post-recurring', 'auto')", "UPDATE category SET name = 'Food' WHERE id = 1",
    "UPDATE sqlite_sequence SET seq = 9 WHERE name = 'account'", "DELETE FROM category WHERE id = 5",
  ])
  func `a ledger that is not new is left as it is`(change: String) throws {
    let (one, other) = (try Export.household(), try Household())
    try other.ledger.connection.execute(change)
    let before = try state(other.ledger)
    let text = try Export.text(of: one.ledger)
    #expect(throws: WholeImportError.ledgerIsNotNew) { try Export.take(text, into: other.ledger) }
    #expect(try state(other.ledger) == before)
  }

  /// An older ledger, exported as a version of its time would have done, and the same one upgraded in its file.
  @Test(arguments: [7, 9, 11]) func `an export of an older version is upgraded like its file`(version: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("old.sqlite")
    let schema = try ExportSchema(version: version)
    do {
      let old = try Connection(path: path, access: .readWriteCreating)
      try Migrator(Array(MigrationCatalog.all.prefix(version))).migrate(old, appliedAt: Household.now)
      try old.execute(
        """
        INSERT INTO category (name, folded_name, kind, color_from, color_to) VALUES ('A:B:C', 'a:b:c', 'spending', 0, 0);
        INSERT INTO entry (day, amount, currency, category_id, account_id) VALUES (20000, -500, 'USD', 9, 1);
        INSERT INTO leave_balance (name, folded_name, unit, color) VALUES ('Leave', 'leave', 'days', 0);
        """)
      var lines = ExportLine()
      lines.addHeader(schema: version)
      for table in schema.tables {
        lines.add(table)
        try old.forEach(table.selection) { try lines.add($0, of: table) }
      }
      try old.close()
      let text = String(decoding: lines.bytes, as: UTF8.self)
      let taken = try Household()
      let signed = Export.signed(text.split(separator: "\n").map { $0 + "\n" })
      #expect(try Export.take(signed, into: taken.ledger).schema == version)
      let upgraded = try Household(.file(path))
      try upgraded.ledger.write { try $0.rebuildSums() }
      #expect(try Export.text(of: taken.ledger) == Export.text(of: upgraded.ledger))
      #expect(try state(taken.ledger) == state(upgraded.ledger))
      #expect(try taken.ledger.connection.int64(pragma: "user_version") == Int64(MigrationCatalog.all.count))
      try Migrator(MigrationCatalog.all).verify(taken.ledger.connection)
      #expect(
        try taken.ledger.connection.values("SELECT type, name, sql FROM sqlite_schema ORDER BY 1, 2")
          == Household().ledger.connection.values("SELECT type, name, sql FROM sqlite_schema ORDER BY 1, 2"))
    }
  }
}
