import SQLiteKit

@testable import LedgerStorage

/// What a ledger says, as a text for each table, without what no command shows: the log of changes itself, numbers that were
/// handed out, payees and currencies that nothing refers to any more.
struct LogicalState: Equatable, CustomStringConvertible {
  private let tables: [String: [String]]

  init(_ ledger: Ledger) throws {
    let connection = ledger.connection
    let names = try connection.texts(
      """
      SELECT name FROM sqlite_schema WHERE type = 'table'
        AND name NOT IN ('change', 'change_block', 'schema_migrations', 'sqlite_sequence', 'payee', 'currency')
      """
    ).compactMap { $0 }
    var tables = Dictionary(
      uniqueKeysWithValues: try names.map { name in
        (name, try connection.values("SELECT * FROM \"\(name)\"").map { "\($0)" }.sorted())
      })
    tables["payee"] = try connection.values(
      """
      SELECT * FROM payee
      WHERE category_id IS NOT NULL OR EXISTS (SELECT 1 FROM entry WHERE payee_id = payee.id)
      """
    ).map { "\($0)" }.sorted()
    self.tables = tables
  }

  /// The rows that only one of two states has.
  func difference(from other: LogicalState) -> String {
    Set(tables.keys).union(other.tables.keys).sorted().flatMap { table in
      let (mine, theirs) = (tables[table] ?? [], other.tables[table] ?? [])
      return Set(mine).subtracting(theirs).sorted().map { "+ \(table) \($0)" }
        + Set(theirs).subtracting(mine).sorted().map { "- \(table) \($0)" }
    }.joined(separator: "\n")
  }

  var description: String { "\(tables.values.reduce(0) { $0 + $1.count }) rows" }
}
