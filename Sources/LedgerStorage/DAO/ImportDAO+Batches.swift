internal import LedgerDomain
internal import SQLiteKit

extension ImportDAO {
  /// The imports, newest first, undone ones included; or the one with a number, or those of a file with a digest.
  func batches(number: Int64? = nil, fileHash: String? = nil, accounts: [Account.ID: Account]) throws -> [ImportBatch] {
    let batches = try connection.all(
      """
      SELECT id, file_name, file_hash, imported_at, undone_at, account_id, first_day, last_day,
        new_count, known_count, linked_count, skipped_count, rejected_count
      FROM import
      WHERE (?1 IS NULL OR id = ?1) AND (?2 IS NULL OR file_hash = ?2)
      ORDER BY id DESC
      """, number, fileHash
    ) { try ImportDAO.readBatch($0, accounts) }
    return try batches.map { batch in
      var batch = batch
      try connection.forEach("SELECT key, value FROM import_reading WHERE import_id = ?", batch.number) { row in
        batch.reading[try row.value(0)] = try row.value(1, as: String.self)
      }
      return batch
    }
  }

  private static func readBatch(_ row: Row, _ accounts: [Account.ID: Account]) throws -> ImportBatch {
    let account: Account.ID? = try row.value(5)
    let first: CalendarDate? = try row.value(6)
    let last: CalendarDate? = try row.value(7)
    var counts = ImportBatch.Counts()
    counts.new = try row.value(8)
    counts.known = try row.value(9)
    counts.linked = try row.value(10)
    counts.skipped = try row.value(11)
    counts.rejected = try row.value(12)
    var days: ClosedRange<CalendarDate>?
    if let first, let last, first <= last { days = first...last }
    return ImportBatch(
      number: try row.value(0), fileName: try row.value(1), fileHash: try row.value(2), importedAt: try row.value(3),
      undoneAt: try row.value(4), account: account.flatMap { accounts[$0] }, days: days, counts: counts, reading: [:])
  }

  /// The rows behind the entries of an import, in the order of the file.
  func importedRows(of number: Int64) throws -> [ImportedRow] {
    try connection.all(
      """
      SELECT r.entry_id - i.entry_offset + r.line_shift AS line, r.entry_id, l.entry_id IS NOT NULL, e.id IS NULL,
        ifnull(e.edited AND l.entry_id IS NULL, 0), x.line_offset, x.byte_count
      FROM import_row r
      JOIN import i ON i.id = r.import_id
      LEFT JOIN entry e ON e.id = r.entry_id
      LEFT JOIN import_link l ON l.entry_id = r.entry_id
      LEFT JOIN import_extent x ON x.entry_id = r.entry_id
      WHERE r.import_id = ?
      ORDER BY line, x.line_offset, r.entry_id
      """, number
    ) { row in
      let isDeleted: Bool = try row.value(3)
      let isEdited: Bool = try row.value(4)
      let byteCount: Int? = try row.value(6)
      let extent = try byteCount.map { RowExtent(lineOffset: try row.value(5), byteCount: $0) }
      return ImportedRow(
        line: try row.value(0), extent: extent, entry: try row.value(1), isLinked: try row.value(2),
        state: isDeleted ? .deleted : isEdited ? .edited : .unchanged)
    }
  }

  /// Marks an import as undone and forgets the keys of its rows and the text of its file. Rows of earlier imports that it had
  /// brought back are deleted ones again.
  func setUndone(_ number: Int64, at moment: String) throws {
    try deleteKeys(of: number)
    try forgetRestored(by: number)
    try deleteText(of: number)
    try connection.run("UPDATE import SET undone_at = ? WHERE id = ?", moment, number)
  }

  /// Forgets the keys of the rows of an import, day by day: what a statement removes is recorded in memory until it is done.
  func deleteKeys(of number: Int64) throws {
    try connection.run(
      "DELETE FROM import_bank_id WHERE entry_id IN (SELECT entry_id FROM import_row WHERE import_id = ?)", number)
    let days: [(account: Account.ID, day: CalendarDate)] = try connection.all(
      "SELECT DISTINCT account_id, day FROM import_row WHERE import_id = ?", number
    ) { (try $0.value(0), try $0.value(1)) }
    for (account, day) in days {
      try connection.run(
        "DELETE FROM import_row WHERE account_id = ? AND day = ? AND import_id = ?", account, day, number)
    }
    try connection.deleteInParts(ofImport: number, table: "import_extent", key: "entry_id")
    try connection.deleteInParts(ofImport: number, table: "import_link", key: "entry_id")
  }

  /// Forgets the text of the file of an import.
  func deleteText(of number: Int64) throws {
    let lines = try connection.all("SELECT first_line FROM import_text WHERE import_id = ?", number) {
      try $0.value(0, as: Int.self)
    }
    for line in lines {
      try connection.run("DELETE FROM import_text WHERE import_id = ? AND first_line = ?", number, line)
    }
  }

  /// The typed entries that rows of an import are linked to, with the status that they had before, and the amount where the
  /// row gave them another.
  func linkedEntries(of number: Int64) throws -> [(entry: Entry.ID, status: EntryStatus, minorUnits: Int64?)] {
    try connection.all(
      """
      SELECT l.entry_id, l.status, l.amount
      FROM import_link l JOIN entry e ON e.id = l.entry_id
      WHERE l.import_id = ?
      ORDER BY l.entry_id
      """, number
    ) { (try $0.value(0), try $0.value(1), try $0.value(2)) }
  }
}
