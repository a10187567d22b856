internal import LedgerDomain
internal import SQLiteKit

/// The imports and the keys of their rows.
struct ImportDAO {
  /// A row of an earlier import that may be the same as one of a new file.
  struct Candidate {
    let entry: Entry.ID
    let hasBankID: Bool
    /// Whether its entry is still there; its owner may have deleted it.
    let exists: Bool
  }

  let connection: Connection

  /// The newest entry that an import brought; 0 when there is none. What the next import brings has higher numbers.
  func lastEntry() throws -> Entry.ID {
    try connection.first("SELECT ifnull(max(entry_id), 0) FROM import_row") { try $0.value(0) } ?? Entry.ID(rawValue: 0)
  }

  func insert(fileName: String, account: Account.ID, importedAt: String) throws -> Int64 {
    try connection.run(
      """
      INSERT INTO import (file_name, account_id, imported_at, row_count, new_count, known_count, skipped_count)
      VALUES (?, ?, ?, 0, 0, 0, 0)
      """, fileName, account, importedAt)
    return connection.lastInsertedRowID
  }

  /// Writes down what became of the rows of an import.
  func setCounts(of id: Int64, rows: Int, new: Int, known: Int, skipped: Int) throws {
    try connection.run(
      "UPDATE import SET row_count = ?, new_count = ?, known_count = ?, skipped_count = ? WHERE id = ?",
      rows, new, known, skipped, id)
  }

  /// Stores the keys of a row that became an entry.
  func insertRow(
    entry: Entry.ID, batch: Int64, line: Int, account: Account.ID, identity: RowIdentity, bankID: String?
  ) throws {
    try connection.run(
      """
      INSERT INTO import_row (entry_id, import_id, line, account_id, day, amount, text_fingerprint, bank_id)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """, entry, batch, line, account, identity.date, identity.minorUnits,
      Int64(bitPattern: identity.textFingerprint), bankID)
  }

  /// Rows with the same bank's id, up to an entry.
  func rows(account: Account.ID, bankID: String, upTo last: Entry.ID) throws -> [Candidate] {
    try connection.all(
      """
      SELECT r.entry_id, r.bank_id IS NOT NULL, e.id IS NOT NULL
      FROM import_row r LEFT JOIN entry e ON e.id = r.entry_id
      WHERE r.account_id = ? AND r.bank_id = ? AND r.entry_id <= ?
      ORDER BY r.entry_id
      """, account, bankID, last, read: ImportDAO.read)
  }

  /// Rows with the same key, up to an entry; those whose entries are still there come first.
  func rows(account: Account.ID, identity: RowIdentity, upTo last: Entry.ID) throws -> [Candidate] {
    try connection.all(
      """
      SELECT r.entry_id, r.bank_id IS NOT NULL, e.id IS NOT NULL
      FROM import_row r LEFT JOIN entry e ON e.id = r.entry_id
      WHERE r.account_id = ? AND r.day = ? AND r.amount = ? AND r.text_fingerprint = ? AND r.entry_id <= ?
      ORDER BY e.id IS NULL, r.entry_id
      """, account, identity.date, identity.minorUnits, Int64(bitPattern: identity.textFingerprint), last,
      read: ImportDAO.read)
  }

  private static func read(_ row: Row) throws -> Candidate {
    Candidate(entry: try row.value(0), hasBankID: try row.value(1), exists: try row.value(2))
  }
}
