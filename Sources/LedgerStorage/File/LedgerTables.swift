internal import SQLiteKit

/// The tables that commands read and write, and the proof that they are tables.
///
/// A file that somebody else made may have a view of such a name, which never ends or shows what it likes. Views and tables
/// of other names do no harm: no command reads them.
enum LedgerTables {
  /// Their names, in order.
  static let names = [
    "account", "account_amount", "account_identifier", "budget_rule", "category", "change", "change_block",
    "consumed_amount", "currency",
    "entry", "entry_goal", "entry_tag", "import", "import_bank_id", "import_extent", "import_link", "import_reading",
    "import_restored_row", "import_row", "import_text", "leave_balance", "leave_cancellation", "leave_entry",
    "leave_event", "leave_rule",
    "month_start", "payee", "profile", "profile_reading", "recurring", "recurring_posting", "recurring_tag",
    "roll_over_rule", "rule", "savings_goal", "schema_migrations", "setting", "split_line", "transfer",
  ]

  /// The names of tables that lie in the file, after proving that none of ours is something else.
  ///
  /// - Parameter connection: an open database.
  /// - Returns: names in small letters; SQLite does not tell them apart by case.
  /// - Throws: ``LedgerError/damaged(_:)``; `SQLiteError`.
  static func proved(in connection: Connection) throws -> Set<String> {
    // What a row of the schema says of itself can be written by hand, so that its text is looked at too; what is no ordinary
    // table has no page.
    let rows = try connection.all(
      """
      SELECT lower(name), type = 'table' AND rootpage > 0 AND sql LIKE 'CREATE TABLE %'
      FROM sqlite_schema WHERE type IN ('table', 'view') OR sql LIKE 'CREATE%VIEW%'
      """
    ) { row in (name: try row.value(0, as: String.self), isTable: try row.value(1, as: Bool?.self) ?? false) }
    let planted = rows.first { !$0.isTable && names.contains($0.name) }
    if let planted { throw LedgerError.damaged(.plantedTable(planted.name)) }
    return Set(rows.map(\.name))
  }

  /// Proves that a ledger of this version has all tables.
  ///
  /// - Parameter found: what ``proved(in:)`` found.
  /// - Throws: ``LedgerError/damaged(_:)``.
  static func proveComplete(_ found: Set<String>) throws {
    if let missing = names.first(where: { !found.contains($0) }) { throw LedgerError.damaged(.missingTable(missing)) }
  }
}
