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
    }.provedDistinct(by: \.id.rawValue)
  }

  func insert(name: String, opening: Money) throws -> Account.ID {
    try connection.run(
      "INSERT INTO account (name, folded_name, currency, opening) VALUES (?, ?, ?, ?)",
      name, FoldedText(name).text, opening.currency, opening.minorUnits)
    return Account.ID(rawValue: connection.lastInsertedRowID)
  }

  // What a person renames or archives is theirs, and no longer goes with the import that made it.

  func rename(_ id: Account.ID, to name: String) throws {
    try connection.run(
      "UPDATE account SET name = ?, folded_name = ?, import_id = NULL WHERE id = ?", name, FoldedText(name).text, id)
  }

  func setArchived(_ id: Account.ID, _ isArchived: Bool) throws {
    try connection.run("UPDATE account SET archived = ?, import_id = NULL WHERE id = ?", isArchived, id)
  }

  /// Gives each account in one currency another one with the same digits; there may be no entries yet.
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

  /// The account that an earlier file called so.
  func account(identifier: FoldedText) throws -> Account.ID? {
    try connection.first("SELECT account_id FROM account_identifier WHERE identifier = ?", identifier.text) {
      try $0.value(0)
    }
  }

  /// Remembers what files call an account; the newest file is right.
  func remember(_ identifier: FoldedText, for account: Account.ID) throws {
    try connection.run(
      """
      INSERT INTO account_identifier (identifier, account_id) VALUES (?, ?)
      ON CONFLICT (identifier) DO UPDATE SET account_id = excluded.account_id
      """, identifier.text, account)
  }

  /// Says that an import made an account, unless another one did.
  func setMade(_ id: Account.ID, by batch: Int64) throws {
    try connection.run("UPDATE account SET import_id = ? WHERE id = ? AND import_id IS NULL", batch, id)
  }

  /// Removes accounts that undone imports made and that nothing refers to but those imports.
  ///
  /// - Parameter standard: the account of entries that name none, which stays.
  /// - Returns: their names.
  /// - Throws: `SQLiteError`.
  func removeUnused(except standard: FoldedText) throws -> [String] {
    let unused: [(id: Account.ID, name: String)] = try connection.all(
      """
      SELECT id, name FROM account
      WHERE import_id IN (SELECT id FROM import WHERE undone_at IS NOT NULL) AND opening = 0
        AND folded_name <> ?
        AND NOT EXISTS (SELECT 1 FROM entry WHERE account_id = account.id)
        AND NOT EXISTS (SELECT 1 FROM import_row WHERE account_id = account.id)
        AND NOT EXISTS (SELECT 1 FROM import_restored_row WHERE account_id = account.id)
        AND NOT EXISTS (SELECT 1 FROM rule WHERE account_id = account.id)
        AND NOT EXISTS (SELECT 1 FROM savings_goal WHERE account_id = account.id)
        AND NOT EXISTS (SELECT 1 FROM profile WHERE account_id = account.id)
        AND NOT EXISTS (SELECT 1 FROM recurring WHERE account.id IN (account_id, to_account_id))
        AND NOT EXISTS (SELECT 1 FROM import WHERE account_id = account.id AND undone_at IS NULL)
      ORDER BY id
      """, standard.text
    ) { (try $0.value(0), try $0.value(1)) }
    for account in unused {
      try connection.run("UPDATE import SET account_id = NULL WHERE account_id = ?", account.id)
      try connection.run("DELETE FROM account_identifier WHERE account_id = ?", account.id)
      try connection.run("DELETE FROM account WHERE id = ?", account.id)
    }
    return unused.map(\.name)
  }
}
