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

  /// A row of an earlier import, with what makes it like another one.
  struct Alike {
    let entry: Entry.ID
    /// The import that brought it.
    let batch: Int64
    let hasBankID: Bool
    let likeness: RowLikeness
    /// The amount of its entry.
    let amount: Money
    /// Whether a person changed its entry, which may have had another amount.
    let isEdited: Bool
    /// The payee of its entry, which a rule or a person may have given another name.
    let payee: String?
    /// The shape of its file; nil where it was not kept.
    let shape: Fingerprint?
  }

  let connection: Connection

  /// The newest entry that ever was, deleted ones included; 0 before the first. What an import that begins now brings has
  /// higher numbers.
  func lastEntry() throws -> Entry.ID {
    try connection.first("SELECT seq FROM sqlite_sequence WHERE name = 'entry'") { try $0.value(0) }
      ?? Entry.ID(rawValue: 0)
  }

  /// Whether there is a row of any import.
  func holdsRows() throws -> Bool {
    try connection.first("SELECT EXISTS (SELECT 1 FROM import_row)") { try $0.value(0, as: Bool.self) } ?? false
  }

  /// Whether an account has a row of an earlier import, or a typed entry, that a row of a file could be.
  func mayHoldSame(account: Account.ID) throws -> Bool {
    try connection.first(
      """
      SELECT EXISTS (SELECT 1 FROM import_row WHERE account_id = ?)
        OR EXISTS (SELECT 1 FROM entry WHERE account_id = ? AND import_id IS NULL)
      """, account, account
    ) { try $0.value(0, as: Bool.self) } ?? false
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

  /// The keys of the rows of a day, up to an entry, in the order of their fingerprints as signed numbers.
  func keys(
    account: Account.ID, date: CalendarDate, upTo last: Entry.ID, limit: Int
  ) throws -> [(fingerprint: Fingerprint, candidate: Candidate)] {
    try connection.all(
      """
      SELECT r.entry_id, r.has_bank_id, e.id IS NOT NULL, r.fingerprint
      FROM import_row r LEFT JOIN entry e ON e.id = r.entry_id
      WHERE r.account_id = ? AND r.day = ? AND r.entry_id <= ?
      ORDER BY r.fingerprint, r.entry_id
      LIMIT ?
      """, account, date, last, limit
    ) { (try $0.value(3), try ImportDAO.read($0)) }
  }

  /// The first and last day of which an account has imported rows; nil without any.
  func days(account: Account.ID) throws -> ClosedRange<CalendarDate>? {
    let first: CalendarDate? = try connection.first(
      "SELECT day FROM import_row WHERE account_id = ? ORDER BY day LIMIT 1", account
    ) { try $0.value(0) }
    let last: CalendarDate? = try connection.first(
      "SELECT day FROM import_row WHERE account_id = ? ORDER BY day DESC LIMIT 1", account
    ) { try $0.value(0) }
    guard let first, let last else { return nil }
    return first...last
  }

  /// The rows of a day whose entries are still there, up to an entry, as far as they have a text.
  func rows(account: Account.ID, date: CalendarDate, upTo last: Entry.ID) throws -> [Alike] {
    try connection.all(
      """
      SELECT r.entry_id, r.has_bank_id, r.likeness, e.amount, e.currency, p.name, i.shape, r.import_id, e.edited
      FROM import_row r
      JOIN import i ON i.id = r.import_id
      JOIN entry e ON e.id = r.entry_id
      LEFT JOIN payee p ON p.id = e.payee_id
      WHERE r.account_id = ? AND r.day = ? AND r.entry_id <= ? AND r.likeness IS NOT NULL
      ORDER BY r.entry_id
      """, account, date, last
    ) { row in
      Alike(
        entry: try row.value(0), batch: try row.value(7), hasBankID: try row.value(1), likeness: try row.value(2),
        amount: Money(minorUnits: try row.value(3), currency: try row.value(4)), isEdited: try row.value(8),
        payee: try row.value(5), shape: try row.value(6))
    }
  }

  /// The entries of an account that a person typed, up to an entry, as far as no imported row is linked to them.
  func forEachTyped(
    account: Account.ID, upTo last: Entry.ID, body: (Entry.ID, CalendarDate, Money) throws -> Void
  ) throws {
    try connection.forEach(
      """
      SELECT id, day, amount, currency FROM entry
      WHERE account_id = ? AND import_id IS NULL AND id <= ?
      ORDER BY day, id
      """, account, last
    ) { row in
      let amount = Money(minorUnits: try row.value(2), currency: try row.value(3))
      try body(try row.value(0), try row.value(1), amount)
    }
  }

  /// The imported entry nearest to a typed one of the same account and amount that no row is linked to: rows are linked to
  /// what was typed before them, never to what is typed later.
  func nearestImported(to content: EntryContent, within days: Int) throws -> Entry.ID? {
    try connection.first(
      """
      SELECT r.entry_id
      FROM import_row r JOIN entry e ON e.id = r.entry_id
      WHERE r.account_id = ?1 AND r.day BETWEEN ?2 - ?3 AND ?2 + ?3 AND e.amount = ?4 AND e.currency = ?5
        AND NOT EXISTS (SELECT 1 FROM import_link WHERE entry_id = r.entry_id)
      ORDER BY abs(r.day - ?2), r.entry_id
      LIMIT 1
      """, content.account.id, content.date, days, content.amount.minorUnits, content.amount.currency
    ) { try $0.value(0) }
  }

  private static func read(_ row: Row) throws -> Candidate {
    Candidate(entry: try row.value(0), hasBankID: try row.value(1), exists: try row.value(2))
  }
}
