internal import LedgerDomain
internal import SQLiteKit

/// Rows whose deleted entries came back with a later import.
extension ImportDAO {
  /// Puts the keys of a row aside, whose deleted entry has come back as another one.
  func setRestored(_ entry: Entry.ID, account: Account.ID, identity: RowIdentity, as new: Entry.ID, by batch: Int64)
    throws
  {
    let select = """
      INSERT INTO import_restored_row (
        account_id, day, fingerprint, entry_id, import_id, line, has_bank_id, linked_status, likeness, line_offset,
        byte_count, bank_id, restored_as, restored_by)
      SELECT
        r.account_id, r.day, r.fingerprint, r.entry_id, r.import_id, r.entry_id - i.entry_offset + r.line_shift,
        r.has_bank_id, l.status, r.likeness, x.line_offset, x.byte_count,
        (SELECT bank_id FROM import_bank_id b WHERE b.account_id = r.account_id AND b.entry_id = r.entry_id), ?, ?
      FROM import_row r
      JOIN import i ON i.id = r.import_id
      LEFT JOIN import_link l ON l.entry_id = r.entry_id
      LEFT JOIN import_extent x ON x.entry_id = r.entry_id
      """
    let kept = try connection.run(
      select + " WHERE r.account_id = ? AND r.day = ? AND r.fingerprint = ? AND r.entry_id = ?", new, batch, account,
      identity.date, identity.fingerprint, entry)
    // A row with a bank's id may have had another key.
    if kept == 0 {
      try connection.run(select + " WHERE r.account_id = ? AND r.entry_id = ?", new, batch, account, entry)
    }
    try connection.run(
      """
      DELETE FROM import_row
      WHERE (account_id, day, fingerprint, entry_id) IN (
        SELECT account_id, day, fingerprint, entry_id FROM import_restored_row WHERE entry_id = ?)
      """, entry)
    try connection.run("DELETE FROM import_link WHERE entry_id = ?", entry)
    try connection.run("DELETE FROM import_extent WHERE entry_id = ?", entry)
    try connection.run("DELETE FROM import_bank_id WHERE account_id = ? AND entry_id = ?", account, entry)
  }

  /// Makes the rows that an import had brought back deleted ones again, and forgets those that it had brought first. Where a
  /// later import has brought the same row back once more, it stands for both.
  func forgetRestored(by number: Int64) throws {
    try connection.run(
      """
      UPDATE import_restored_row AS earlier
      SET (restored_as, restored_by) = (
        SELECT restored_as, restored_by FROM import_restored_row later WHERE later.entry_id = earlier.restored_as)
      WHERE restored_by = ?
        AND EXISTS (SELECT 1 FROM import_restored_row later WHERE later.entry_id = earlier.restored_as)
      """, number)
    try connection.run("DELETE FROM import_restored_row WHERE import_id = ?", number)
    try connection.run(
      """
      INSERT INTO import_row (account_id, day, fingerprint, entry_id, import_id, line_shift, has_bank_id, likeness)
      SELECT
        r.account_id, r.day, r.fingerprint, r.entry_id, r.import_id, r.line - r.entry_id + i.entry_offset, r.has_bank_id,
        -- Those of before schema 15 have all bits of the fingerprint.
        CASE WHEN r.likeness BETWEEN 0 AND 0x7fffff THEN r.likeness ELSE (r.likeness >> 41) & 0x7fffff END
      FROM import_restored_row r JOIN import i ON i.id = r.import_id
      WHERE r.restored_by = ?
      """, number)
    try connection.run(
      """
      INSERT INTO import_bank_id (account_id, bank_id, entry_id)
      SELECT account_id, bank_id, entry_id FROM import_restored_row WHERE restored_by = ? AND bank_id IS NOT NULL
      """, number)
    try connection.run(
      """
      INSERT INTO import_link (entry_id, import_id, status)
      SELECT entry_id, import_id, linked_status FROM import_restored_row
      WHERE restored_by = ? AND linked_status IS NOT NULL
      """, number)
    try connection.run(
      """
      INSERT INTO import_extent (entry_id, import_id, line_offset, byte_count)
      SELECT entry_id, import_id, ifnull(line_offset, 0), byte_count FROM import_restored_row
      WHERE restored_by = ? AND byte_count IS NOT NULL
      """, number)
    try connection.run("DELETE FROM import_restored_row WHERE restored_by = ?", number)
  }
}
