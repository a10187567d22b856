internal import LedgerDomain
internal import SQLiteKit

/// What became of due days.
extension RecurringDAO {
  /// What was decided about the due days of each recurring entry, in order of time.
  func postings() throws -> [RecurringEntry.ID: [RecurringPosting]] {
    var postings: [RecurringEntry.ID: [RecurringPosting]] = [:]
    try connection.forEach("SELECT recurring_id, due_day, how, entry_id FROM recurring_posting ORDER BY due_day") {
      row in
      let entry: Entry.ID? = try row.value(3)
      let isMatched = try row.value(2, as: String.self) == "matched"
      postings[try row.value(0), default: []].append(
        RecurringPosting(
          dueDay: try row.value(1), outcome: entry.map { isMatched ? .matched($0) : .posted($0) } ?? .skipped))
    }
    return postings
  }

  /// Stores what became of a due day.
  func insert(_ posting: RecurringPosting, of id: RecurringEntry.ID) throws {
    let how =
      switch posting.outcome {
      case .posted: "posted"
      case .matched: "matched"
      case .skipped: "skipped"
      }
    try connection.run(
      "INSERT INTO recurring_posting (recurring_id, due_day, how, entry_id) VALUES (?, ?, ?, ?)", id, posting.dueDay,
      how,
      posting.entry)
  }

  /// Takes back that a due day was skipped.
  ///
  /// - Returns: whether it was.
  func removeSkip(of id: RecurringEntry.ID, on day: CalendarDate) throws -> Bool {
    try connection.run(
      "DELETE FROM recurring_posting WHERE recurring_id = ? AND due_day = ? AND how = 'skipped'", id, day) > 0
  }

  /// Lets an entry stand for the due day of one that was deleted and that it takes the place of.
  func replace(_ old: Entry.ID, with new: Entry.ID) throws {
    try connection.run("UPDATE recurring_posting SET entry_id = ? WHERE entry_id = ?", new, old)
  }

  /// Frees the due days for which entries that an import brought were there already, before it is undone. Those that deleted
  /// entries stood for, which the import had brought back, keep these.
  func forgetMatches(of batch: Int64) throws {
    try connection.run(
      """
      UPDATE recurring_posting
      SET entry_id = (SELECT r.entry_id FROM import_restored_row r WHERE r.restored_as = recurring_posting.entry_id)
      WHERE entry_id IN (SELECT restored_as FROM import_restored_row WHERE restored_by = ?)
      """, batch)
    try connection.run(
      """
      DELETE FROM recurring_posting
      WHERE how = 'matched' AND entry_id IN (SELECT id FROM entry WHERE import_id = ?)
      """, batch)
  }

  /// An entry that may be the payment of a due day.
  struct Candidate {
    let entry: Entry.ID
    let date: CalendarDate
    let amount: Money
    let account: Account.ID
    /// The category; nil for a split entry.
    let category: Category.ID?
    let payee: FoldedText?
    /// The other leg of a transfer, and its account.
    let peer: Entry.ID?
    let peerAccount: Account.ID?
  }

  /// The entries of two accounts and some days that stand for no due day yet, in order of time. Of a transfer that stands for
  /// one, neither leg does again. Amounts are between two, whatever their sign.
  func candidates(
    in days: ClosedRange<CalendarDate>, accounts: (Account.ID, Account.ID), magnitudes: ClosedRange<Int64>
  ) throws -> [Candidate] {
    try connection.all(
      """
      SELECT e.id, e.day, e.amount, e.currency, e.account_id, e.category_id, p.name, o.id, o.account_id
      FROM entry e
      LEFT JOIN payee p ON p.id = e.payee_id
      LEFT JOIN transfer t ON t.out_entry_id = e.id
      LEFT JOIN transfer u ON u.in_entry_id = e.id
      LEFT JOIN entry o ON o.id = coalesce(t.in_entry_id, u.out_entry_id)
      WHERE e.day BETWEEN ? AND ? AND e.account_id IN (?, ?) AND abs(e.amount) BETWEEN ? AND ?
        AND NOT EXISTS (SELECT 1 FROM recurring_posting WHERE entry_id = e.id)
        AND NOT EXISTS (SELECT 1 FROM recurring_posting WHERE entry_id = o.id)
      ORDER BY e.day, e.id
      """, days.lowerBound, days.upperBound, accounts.0, accounts.1, magnitudes.lowerBound, magnitudes.upperBound
    ) { row in
      let payee: String? = try row.value(6)
      return Candidate(
        entry: try row.value(0), date: try row.value(1),
        amount: Money(minorUnits: try row.value(2), currency: try row.value(3)), account: try row.value(4),
        category: try row.value(5), payee: payee.map { FoldedText($0) }, peer: try row.value(7),
        peerAccount: try row.value(8))
    }
  }

  /// A posted entry whose amount may be another one on the bank's statement.
  struct Varying {
    let entry: Entry.ID
    let date: CalendarDate
    let amount: Money
    let tolerance: AmountTolerance
    let category: Category.ID
    let payee: FoldedText?
  }

  /// The posted entries of an account, up to one, whose amounts may vary and that no imported row is linked to.
  func varying(account: Account.ID, upTo last: Entry.ID) throws -> [Varying] {
    try connection.all(
      """
      SELECT e.id, e.day, e.amount, e.currency, r.tolerance, e.category_id, p.name
      FROM recurring_posting g
      JOIN recurring r ON r.id = g.recurring_id
      JOIN entry e ON e.id = g.entry_id
      LEFT JOIN payee p ON p.id = e.payee_id
      WHERE e.account_id = ? AND e.import_id IS NULL AND e.id <= ? AND e.category_id IS NOT NULL
        AND r.tolerance IS NOT NULL AND r.to_account_id IS NULL
        AND NOT EXISTS (SELECT 1 FROM transfer WHERE e.id IN (out_entry_id, in_entry_id))
      ORDER BY e.day, e.id
      """, account, last
    ) { row -> Varying? in
      guard let tolerance = AmountTolerance(millionths: try row.value(4)) else { return nil }
      let payee: String? = try row.value(6)
      return Varying(
        entry: try row.value(0), date: try row.value(1),
        amount: Money(minorUnits: try row.value(2), currency: try row.value(3)), tolerance: tolerance,
        category: try row.value(5), payee: payee.map { FoldedText($0) })
    }.compactMap { $0 }
  }

  /// The posted entry nearest to a typed one of the same account and amount.
  func nearestPosted(to content: EntryContent, except id: Entry.ID, within days: Int) throws -> Entry.ID? {
    try connection.first(
      """
      SELECT e.id
      FROM (SELECT 1 FROM recurring_posting LIMIT 1) -- many ledgers have none, and no entry is looked at
      CROSS JOIN recurring_posting g JOIN entry e ON e.id = g.entry_id
      WHERE g.how = 'posted' AND e.id < ?1 AND e.account_id = ?2 AND e.day BETWEEN ?3 - ?4 AND ?3 + ?4
        AND e.amount = ?5 AND e.currency = ?6
      ORDER BY abs(e.day - ?3), e.id
      LIMIT 1
      """, id, content.account.id, content.date, days, content.amount.minorUnits, content.amount.currency
    ) { try $0.value(0) }
  }
}
