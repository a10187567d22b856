internal import LedgerDomain
internal import SQLiteKit

/// Stores the keys of imported rows one after the other through one statement that stays compiled.
final class ImportRowInserter {
  private let connection: Connection
  private let statement: Statement

  init(_ connection: Connection) throws {
    self.connection = connection
    statement = try connection.cachedStatement(
      """
      INSERT INTO import_row (
        account_id, day, fingerprint, entry_id, import_id, line, has_bank_id, linked_status, likeness,
        line_offset, byte_count, linked_amount)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """)
  }

  /// Stores the keys of a row.
  func insert(_ row: ImportDAO.StoredRow) throws {
    try statement.bind(row.account.rawValue, at: 1)
    try statement.bind(Int64(row.identity.date.dayNumber), at: 2)
    try statement.bind(Int64(bitPattern: row.identity.fingerprint.bits), at: 3)
    try statement.bind(row.entry.rawValue, at: 4)
    try statement.bind(row.batch, at: 5)
    try statement.bind(row.line, at: 6)
    try statement.bind(row.bankID == nil ? 0 : 1, at: 7)
    try statement.bind(row.linkedStatus, at: 8)
    try statement.bindInteger(row.likeness.map { Int64(bitPattern: $0.fingerprint.bits) }, at: 9)
    try statement.bindInteger(row.extent.map { Int64($0.lineOffset) }, at: 10)
    try statement.bindInteger(row.extent.map { Int64($0.byteCount) }, at: 11)
    try statement.bindInteger(row.linkedMinorUnits, at: 12)
    try connection.run(statement)
    if let bankID = row.bankID {
      try connection.run(
        "INSERT INTO import_bank_id (account_id, bank_id, entry_id) VALUES (?, ?, ?)", row.account, bankID, row.entry)
    }
  }
}
