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

  /// The newest entry that ever was, deleted ones included; 0 before the first. What an import that begins now brings has
  /// higher numbers.
  func lastEntry() throws -> Entry.ID {
    try connection.first("SELECT seq FROM sqlite_sequence WHERE name = 'entry'") { try $0.value(0) }
      ?? Entry.ID(rawValue: 0)
  }

  func insert(fileName: String, importedAt: String) throws -> Int64 {
    try connection.run(
      """
      INSERT INTO import (
        file_name, imported_at, new_count, known_count, linked_count, skipped_count, rejected_count)
      VALUES (?, ?, 0, 0, 0, 0, 0)
      """, fileName, importedAt)
    return connection.lastInsertedRowID
  }

  /// Writes down what became of the rows of an import.
  func setCounts(of id: Int64, _ summary: ImportSummary, rejected: Int) throws {
    try connection.run(
      """
      UPDATE import
      SET new_count = ?, known_count = ?, linked_count = ?, skipped_count = ?, rejected_count = ?
      WHERE id = ?
      """, summary.new, summary.known, summary.linked, summary.skipped, rejected, id)
  }

  /// Stores the keys of a row that became an entry.
  func insertRow(
    entry: Entry.ID, batch: Int64, line: Int, account: Account.ID, identity: RowIdentity, bankID: String?
  ) throws {
    try connection.run(
      """
      INSERT INTO import_row (account_id, day, fingerprint, entry_id, import_id, line, has_bank_id)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """, account, identity.date, identity.fingerprint, entry, batch, line, bankID != nil)
    if let bankID {
      try connection.run(
        "INSERT INTO import_bank_id (account_id, bank_id, entry_id) VALUES (?, ?, ?)", account, bankID, entry)
    }
  }

  /// Rows with the same bank's id, up to an entry.
  func rows(account: Account.ID, bankID: String, upTo last: Entry.ID) throws -> [Candidate] {
    try connection.all(
      """
      SELECT b.entry_id, 1, e.id IS NOT NULL
      FROM import_bank_id b LEFT JOIN entry e ON e.id = b.entry_id
      WHERE b.account_id = ? AND b.bank_id = ? AND b.entry_id <= ?
      ORDER BY b.entry_id
      """, account, bankID, last, read: ImportDAO.read)
  }

  /// Rows with the same key, up to an entry; those whose entries are still there come first.
  func rows(account: Account.ID, identity: RowIdentity, upTo last: Entry.ID) throws -> [Candidate] {
    try connection.all(
      """
      SELECT r.entry_id, r.has_bank_id, e.id IS NOT NULL
      FROM import_row r LEFT JOIN entry e ON e.id = r.entry_id
      WHERE r.account_id = ? AND r.day = ? AND r.fingerprint = ? AND r.entry_id <= ?
      ORDER BY e.id IS NULL, r.entry_id
      """, account, identity.date, identity.fingerprint, last, read: ImportDAO.read)
  }

  private static func read(_ row: Row) throws -> Candidate {
    Candidate(entry: try row.value(0), hasBankID: try row.value(1), exists: try row.value(2))
  }
}
