internal import LedgerDomain
internal import SQLiteKit

/// Entries as imports bring, join and take them back.
extension EntryDAO {
  /// Removes the entries of an import with their lines, tags and places in transfers: those with a number from `first` on.
  func deleteAll(of batch: Int64, from first: Int64 = 1) throws {
    try connection.deleteInParts(ofImport: batch, table: "entry", key: "id", from: first)
  }

  /// Takes apart the transfers that an import made, and those that lose a leg with it, whoever joined them. Transfers that
  /// were typed as such keep no other categories, and are none of them.
  ///
  /// - Returns: the legs that stay, with the categories that they had.
  func separateTransfers(of batch: Int64) throws -> [(entry: Entry.ID, category: Category.ID)] {
    let legs: [(entry: Entry.ID, category: Category.ID)] = try connection.all(
      """
      WITH apart AS (
        SELECT t.*, o.import_id IS ?1 AS out_goes, i.import_id IS ?1 AS in_goes
        FROM transfer t JOIN entry o ON o.id = t.out_entry_id JOIN entry i ON i.id = t.in_entry_id
        WHERE t.out_category_id IS NOT NULL AND (t.import_id = ?1 OR o.import_id = ?1 OR i.import_id = ?1))
      SELECT out_entry_id, out_category_id FROM apart WHERE NOT out_goes AND out_category_id IS NOT NULL
      UNION ALL
      SELECT in_entry_id, in_category_id FROM apart WHERE NOT in_goes AND in_category_id IS NOT NULL
      ORDER BY 1
      """, batch
    ) { (try $0.value(0), try $0.value(1)) }
    try connection.run("DELETE FROM transfer WHERE import_id = ?", batch)
    return legs
  }

  /// Whether imported entries lie in more than one account.
  func holdsSeveralImportedAccounts() throws -> Bool {
    try connection.first(
      "SELECT count(*) > 1 FROM account a WHERE EXISTS (SELECT 1 FROM import_row WHERE account_id = a.id)"
    ) { try $0.value(0, as: Bool.self) } ?? false
  }

  /// Hands out the imported entries that may be legs of transfers, in order of time: none that are planned, split, zero, or
  /// part of a transfer already. Asked for are those of an import; without one, those of the days.
  func forEachLeg(
    within days: ClosedRange<CalendarDate>, widenedBy margin: Int, batch: Int64?,
    body: (TransferFinder.Leg) throws -> Void
  ) throws {
    try connection.forEach(
      """
      SELECT e.id, e.day, e.amount, e.currency, e.account_id, c.kind IN ('uncategorized', 'transfer'),
        CASE WHEN ?1 IS NULL THEN e.day BETWEEN ?2 AND ?3 ELSE e.import_id = ?1 END, e.edited
      FROM entry e JOIN category c ON c.id = e.category_id
      WHERE e.day BETWEEN ?2 - ?4 AND ?3 + ?4 AND e.import_id IS NOT NULL AND e.status <> 2 AND e.amount <> 0
        AND NOT EXISTS (SELECT 1 FROM transfer WHERE out_entry_id = e.id)
        AND NOT EXISTS (SELECT 1 FROM transfer WHERE in_entry_id = e.id)
      ORDER BY e.day, e.id
      """, batch, days.lowerBound, days.upperBound, margin
    ) { row in
      let date: CalendarDate = try row.value(1)
      try body(
        TransferFinder.Leg(
          id: try row.value(0), day: date.dayNumber,
          amount: Money(minorUnits: try row.value(2), currency: try row.value(3)), account: try row.value(4),
          isOpen: try row.value(5), isAskedFor: try row.value(6), isEdited: try row.value(7)))
    }
  }
}
