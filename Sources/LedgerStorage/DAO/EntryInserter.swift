internal import LedgerDomain
internal import SQLiteKit

/// Stores entries one after the other through one statement that stays compiled, and binds again only what changes.
final class EntryInserter {
  private let connection: Connection
  private let statement: Statement
  private var currency: Currency?

  init(_ connection: Connection) throws {
    self.connection = connection
    statement = try connection.cachedStatement(
      """
      INSERT INTO entry (day, amount, currency, category_id, payee_id, account_id, note, status, import_id)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
  }

  /// Stores the row of an entry, without its lines and tags; `batch` is the import that brought it.
  func insert(_ entry: EntryContent, payee: Int64?, batch: Int64?) throws -> Entry.ID {
    try statement.bind(Int64(entry.date.dayNumber), at: 1)
    try statement.bind(entry.amount.minorUnits, at: 2)
    if currency != entry.amount.currency {
      try statement.bind(entry.amount.currency.code, at: 3)
      currency = entry.amount.currency
    }
    try statement.bindInteger(entry.allocation.category?.rawValue, at: 4)
    try statement.bindInteger(payee, at: 5)
    try statement.bind(entry.account.id.rawValue, at: 6)
    if let note = entry.note { try statement.bind(note, at: 7) } else { try statement.bindNull(at: 7) }
    try statement.bind(entry.status, at: 8)
    try statement.bindInteger(batch, at: 9)
    try connection.run(statement)
    return Entry.ID(rawValue: connection.lastInsertedRowID)
  }
}
