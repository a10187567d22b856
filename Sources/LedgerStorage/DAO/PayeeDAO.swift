internal import LedgerDomain
internal import SQLiteKit

/// The distinct payees, so that a million entries name each of them once.
struct PayeeDAO {
  let connection: Connection

  /// The number of a payee, stored if it is new.
  func id(of name: String) throws -> Int64 {
    if let id = try connection.first(
      "SELECT id FROM payee WHERE name = ?", name, read: { try $0.value(0, as: Int64.self) })
    {
      return id
    }
    try connection.run("INSERT INTO payee (name, folded_name) VALUES (?, ?)", name, FoldedText(name).text)
    return connection.lastInsertedRowID
  }

  /// Keeps the category last given by hand to an entry of a payee; nil forgets it.
  func remember(_ category: Category.ID?, for payee: Int64) throws {
    try connection.run("UPDATE payee SET category_id = ? WHERE id = ?", category, payee)
  }
}
