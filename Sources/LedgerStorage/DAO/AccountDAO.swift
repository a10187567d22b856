internal import LedgerDomain
internal import SQLiteKit

/// The accounts and what their entries add up to.
struct AccountDAO {
  let connection: Connection

  /// All accounts in the order in which they were made, archived ones included.
  func all() throws -> [Account] {
    try connection.all("SELECT id, name, currency, opening, archived FROM account ORDER BY id") { row in
      let currency: Currency = try row.value(2)
      return Account(
        id: try row.value(0), name: try row.value(1),
        opening: Money(minorUnits: try row.value(3), currency: currency), isArchived: try row.value(4))
    }
  }

  func insert(name: String, opening: Money) throws -> Account.ID {
    try connection.run(
      "INSERT INTO account (name, folded_name, currency, opening) VALUES (?, ?, ?, ?)",
      name, FoldedText(name).text, opening.currency, opening.minorUnits)
    return Account.ID(rawValue: connection.lastInsertedRowID)
  }

  func rename(_ id: Account.ID, to name: String) throws {
    try connection.run("UPDATE account SET name = ?, folded_name = ? WHERE id = ?", name, FoldedText(name).text, id)
  }

  func setArchived(_ id: Account.ID, _ isArchived: Bool) throws {
    try connection.run("UPDATE account SET archived = ? WHERE id = ?", isArchived, id)
  }

  /// Gives each account in one currency another one; no amount may be stored yet.
  func changeCurrency(from old: Currency, to new: Currency) throws {
    try connection.run("UPDATE account SET currency = ? WHERE currency = ?", new, old)
  }

  /// What the entries of each account after a day add up to, currency by currency, and how many they are. There are few,
  /// found by their day.
  func sums(after day: CalendarDate) throws -> [(account: Account.ID, sum: Money, count: Int)] {
    try connection.all(
      """
      SELECT account_id, currency, sum(amount), count(*) FROM entry
      WHERE day > ? AND status <> 2
      GROUP BY account_id, currency
      """, day, read: AccountDAO.readSum)
  }

  /// What all entries of each account add up to, currency by currency, and how many they are.
  func sums() throws -> [(account: Account.ID, sum: Money, count: Int)] {
    try connection.all(
      "SELECT account_id, currency, amount, entry_count FROM account_amount ORDER BY account_id, currency",
      read: AccountDAO.readSum)
  }

  private static func readSum(_ row: Row) throws -> (account: Account.ID, sum: Money, count: Int) {
    let currency: Currency = try row.value(1)
    return (try row.value(0), Money(minorUnits: try row.value(2), currency: currency), try row.value(3))
  }

  /// Says what was in an account before its first entry.
  func setOpening(_ id: Account.ID, _ minorUnits: Int64) throws {
    try connection.run("UPDATE account SET opening = ? WHERE id = ?", minorUnits, id)
  }
}
