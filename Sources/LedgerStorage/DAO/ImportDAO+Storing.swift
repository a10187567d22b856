internal import LedgerDomain
internal import SQLiteKit

extension ImportDAO {
  /// A row of a file that stands behind an entry.
  struct StoredRow {
    var entry: Entry.ID
    let batch: ImportNumber
    let line: Int
    let extent: RowExtent?
    let account: Account.ID
    let identity: RowIdentity
    let likeness: RowLikeness?
    let bankID: String?
    /// The status that the entry had before the row was linked to it; nil: the row became the entry.
    let linkedStatus: EntryStatus?
    /// The amount that the entry had before, where the row's is another one.
    let linkedMinorUnits: Int64?

    /// How far its line is from where the entry's number says; 0 for rows that follow each other.
    var lineShift: Int64 { Int64(line) &- (entry.rawValue &- batch.entryOffset) }
  }

  /// An import that is being stored.
  struct ImportNumber {
    let rawValue: Int64
    /// An entry's number less its line, where rows follow each other.
    let entryOffset: Int64
  }

  /// Begins an import, whose counts and days come later.
  ///
  /// - Parameters:
  ///   - source: the file.
  ///   - line: the line of the first row that is stored.
  ///   - importedAt: the moment in UTC.
  /// - Returns: the import.
  /// - Throws: `SQLiteError`.
  func insert(_ source: ImportSource, firstLine line: Int, importedAt: String) throws -> ImportNumber {
    let accounts = source.allAccounts
    let entryOffset = try lastEntry().rawValue &+ 1 &- Int64(line)
    try connection.run(
      """
      INSERT INTO import (
        file_name, imported_at, new_count, known_count, linked_count, skipped_count, rejected_count,
        file_hash, shape, account_id, entry_offset)
      VALUES (?, ?, 0, 0, 0, 0, 0, ?, ?, ?, ?)
      """, source.fileName, importedAt, source.fileHash, source.shape, accounts.count == 1 ? accounts[0].id : nil,
      entryOffset)
    let id = connection.lastInsertedRowID
    for (key, value) in source.reading.sorted(by: { $0.key < $1.key }) {
      try connection.run("INSERT INTO import_reading (import_id, key, value) VALUES (?, ?, ?)", id, key, value)
    }
    return ImportNumber(rawValue: id, entryOffset: entryOffset)
  }

  /// Writes down what became of the rows of an import.
  func setCounts(of id: Int64, _ summary: ImportSummary, rejected: Int) throws {
    try connection.run(
      """
      UPDATE import
      SET new_count = ?, known_count = ?, linked_count = ?, skipped_count = ?, rejected_count = ?,
        first_day = ?, last_day = ?
      WHERE id = ?
      """, summary.new, summary.known, summary.linked, summary.skipped, rejected, summary.dates?.lowerBound,
      summary.dates?.upperBound, id)
  }

  /// Stores the keys of a row.
  func insert(_ row: StoredRow) throws {
    try connection.run(
      """
      INSERT INTO import_row (
        account_id, day, fingerprint, entry_id, import_id, line_shift, has_bank_id, likeness)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      """, row.account, row.identity.date, row.identity.fingerprint, row.entry, row.batch.rawValue, row.lineShift,
      row.bankID != nil, row.likeness)
    if let status = row.linkedStatus {
      try connection.run(
        "INSERT INTO import_link (entry_id, import_id, status, amount) VALUES (?, ?, ?, ?)", row.entry,
        row.batch.rawValue, status, row.linkedMinorUnits)
    }
    if let extent = row.extent {
      try connection.run(
        "INSERT INTO import_extent (entry_id, import_id, line_offset, byte_count) VALUES (?, ?, ?, ?)", row.entry,
        row.batch.rawValue, extent.lineOffset, extent.byteCount)
    }
    if let bankID = row.bankID {
      try connection.run(
        "INSERT INTO import_bank_id (account_id, bank_id, entry_id) VALUES (?, ?, ?)", row.account, bankID, row.entry)
    }
  }

  /// Says that a row of an import stands behind a typed entry; without one, that none does. What it holds stays the work of
  /// a person.
  func link(_ entry: Entry.ID, to batch: Int64?, status: EntryStatus, minorUnits: Int64) throws {
    try connection.run(
      "UPDATE entry SET import_id = ?, edited = ?, status = ?, amount = ? WHERE id = ?", batch, batch != nil, status,
      minorUnits, entry)
  }
}
