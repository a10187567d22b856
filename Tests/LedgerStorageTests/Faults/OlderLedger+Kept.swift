import SQLiteKit
import TestSupport

@testable import LedgerStorage

extension OlderLedger {
  /// Makes a ledger as `version` migrations left it, with something in each table that it has then.
  static func make(version: Int, at path: String) throws {
    let older = try Connection(path: path, access: .readWriteCreating)
    try Migrator(Array(MigrationCatalog.all.prefix(version))).migrate(older, appliedAt: "2025-01-01T00:00:00Z")
    try older.setPragma("journal_mode", "wal")
    try fill(older)
    try older.close()
  }

  /// What `fill` stored, as it stands now, in columns that every version has.
  static func kept(in connection: Connection) throws -> [[SQLiteValue]] {
    try [
      // The first version had no rows of its own yet; those that the second one adds get higher numbers.
      "SELECT name, kind, archived FROM category WHERE id IN (901, 902)",
      "SELECT name, currency, opening FROM account WHERE id = 901",
      """
      SELECT e.id, e.day, e.amount, e.currency, e.category_id, p.name, e.account_id, e.note, e.status
      FROM entry e LEFT JOIN payee p ON p.id = e.payee_id WHERE e.id BETWEEN 901 AND 903 ORDER BY e.id
      """,
      "SELECT entry_id, line, category_id, amount FROM split_line WHERE entry_id = 903 ORDER BY line",
      "SELECT tag FROM entry_tag WHERE entry_id = 901",
      """
      SELECT month, category_id, currency, money_in, money_out, entry_count
      FROM consumed_amount WHERE category_id IN (901, 902) ORDER BY 1, 2, 3
      """,
      "SELECT currency, amount, entry_count FROM account_amount WHERE account_id = 901 ORDER BY 1",
      "SELECT month, scope, amount FROM budget_rule WHERE category_id = 901",
      "SELECT kind, day, until_day, amount FROM leave_event WHERE balance_id = 901 ORDER BY kind",
    ].flatMap(connection.values)
  }
}
