import Foundation
import LedgerStorage
import SQLiteKit
import TestSupport

/// A command that is killed, and the ledger that it is killed on. One more is one more line in `all`.
struct KilledCommand: CustomStringConvertible, Sendable {
  let description: String
  /// The command that the program must know; scenarios of others are left out.
  let word: String
  /// What makes the ledger, as shell commands, beside a few entries, budgets and rules.
  let preparing: String
  /// The words of the command.
  let arguments: [String]
  /// How many migrations the ledger has had; nil for all.
  var version: Int?
  /// Another ledger that the command writes, whole or not at all.
  var copy: String?

  /// How many rows an import has: enough to be killed in their middle.
  private static let rowCount = Soak.isOn ? 3000 : 300

  static let all = [
    KilledCommand("add", "", ["add", "42.50", "Groceries", "Killed", "--tag", "a", "--note", "n"]),
    KilledCommand("edit", "", ["edit", "1", "--amount", "9.99", "--category", "Home", "--date", "2026-01-03"]),
    KilledCommand("import", "", ["import", "rows.csv", "--account", "Bank"]),
    KilledCommand("imports", "ledger import rows.csv --account Bank", ["imports", "undo", "1"]),
    KilledCommand("undo", "ledger import rows.csv --account Bank", ["undo"]),
    KilledCommand("redo", "ledger import rows.csv --account Bank; ledger undo", ["redo"]),
    KilledCommand(
      "restore", "ledger backup saved.sqlite; ledger import rows.csv --account Bank; ledger add 1 Home",
      ["restore", "saved.sqlite"]),
    KilledCommand("backup", "ledger import rows.csv --account Bank", ["backup", "copy.sqlite"], copy: "copy.sqlite"),
    KilledCommand(
      "import of a whole ledger",
      """
      ledger import rows.csv --account Bank; ledger export --all -o whole.jsonl
      rm "$LEDGER_DB"*; ledger account list
      """, ["import", "--all", "whole.jsonl"]),
    KilledCommand("lock", "", ["lock", "--until", "2026-06-30"]),
    KilledCommand("budget", "", ["budget", "set", "300", "--category", "Groceries", "--month", "2026-11"]),
    KilledCommand("config", "ledger import rows.csv --account Bank", ["config", "month-start", "25"]),
    KilledCommand(
      "rule", "ledger import rows.csv --account Bank; ledger rule add Shop Home", ["rule", "apply"]),
    KilledCommand(
      "recurring", "ledger recurring add 5 Health Club --every week --from 2025-01-01", ["recurring", "post"]),
    KilledCommand("migration", "", ["account", "list"], version: 7),
  ]

  private init(
    _ description: String, _ preparing: String, _ arguments: [String], version: Int? = nil, copy: String? = nil
  ) {
    self.description = description
    word = arguments[0]
    self.preparing = preparing
    self.arguments = arguments
    self.version = version
    self.copy = copy
  }

  /// Makes the ledger and what the command needs beside it.
  func prepare(_ sandbox: Sandbox) throws -> Data {
    if let version {
      let older = try Connection(path: sandbox.ledger.path, access: .readWriteCreating)
      try Migrator(Array(MigrationCatalog.all.prefix(version))).migrate(older, appliedAt: "2025-01-01T00:00:00Z")
      try older.setPragma("journal_mode", "wal")
      try OlderLedger.fill(older, moreEntries: Self.rowCount)
      try older.close()
    } else {
      try sandbox.writeRows(Self.rowCount, to: "rows.csv")
      try sandbox.require(
        """
        set -e
        ledger add 12 Groceries Shop --date 2026-11-02 --tag food; ledger add 3 Home --date 2026-10-02
        ledger budget set 500; ledger budget set 200 --category Groceries
        \(preparing)
        """)
    }
    return try Data(contentsOf: sandbox.ledger)
  }
}
