internal import LedgerDomain
internal import SQLiteKit

/// The leave-style balances and their events, which are only ever added.
struct LeaveBalanceDAO {
  let connection: Connection

  /// All balances in the order in which they were made, archived ones included.
  func all() throws -> [LeaveBalance] {
    try connection.all(
      "SELECT id, name, unit, color, allows_overdraft, archived FROM leave_balance ORDER BY id"
    ) { row in
      LeaveBalance(
        id: try row.value(0), name: try row.value(1), unit: try row.value(2), color: try row.value(3),
        allowsOverdraft: try row.value(4), isArchived: try row.value(5))
    }
  }

  func insert(name: String, unit: LeaveUnit, color: HexColor, allowsOverdraft: Bool) throws -> LeaveBalance.ID {
    try connection.run(
      "INSERT INTO leave_balance (name, folded_name, unit, color, allows_overdraft) VALUES (?, ?, ?, ?, ?)",
      name, FoldedText(name).text, unit, color, allowsOverdraft)
    return LeaveBalance.ID(rawValue: connection.lastInsertedRowID)
  }

  func rename(_ id: LeaveBalance.ID, to name: String) throws {
    try connection.run(
      "UPDATE leave_balance SET name = ?, folded_name = ? WHERE id = ?", name, FoldedText(name).text, id)
  }

  func setArchived(_ id: LeaveBalance.ID, _ isArchived: Bool) throws {
    try connection.run("UPDATE leave_balance SET archived = ? WHERE id = ?", isArchived, id)
  }

  func delete(_ id: LeaveBalance.ID) throws {
    try connection.run("DELETE FROM leave_balance WHERE id = ?", id)
  }

  /// Whether anything refers to a balance: an event, one that was taken back as well, a rule or an entry.
  func isInUse(_ id: LeaveBalance.ID) throws -> Bool {
    try connection.first(
      """
      SELECT EXISTS (SELECT 1 FROM leave_event WHERE balance_id = ?1)
        OR EXISTS (SELECT 1 FROM leave_rule WHERE balance_id = ?1)
        OR EXISTS (SELECT 1 FROM leave_entry WHERE balance_id = ?1)
      """, id
    ) { try $0.value(0, as: Bool.self) } ?? false
  }

  /// The events of a balance in order of time, those that were taken back and what entries consume included.
  func events(of balance: LeaveBalance.ID) throws -> [LeaveEvent] {
    try connection.all(
      """
      SELECT
        v.id, NULL AS entry_id, v.kind, v.day, v.until_day, v.amount, v.expires_day, v.note,
        c.event_id IS NOT NULL AS is_cancelled
      FROM leave_event v
      LEFT JOIN leave_cancellation c ON c.event_id = v.id
      WHERE v.balance_id = ?1
      UNION ALL
      SELECT
        NULL, e.id, 'consume', e.day, e.day,
        CASE WHEN l.amount IS NULL THEN -e.amount WHEN e.amount > 0 THEN -l.amount ELSE l.amount END,
        NULL, coalesce(e.note, p.name), 0
      FROM leave_entry l
      JOIN entry e ON e.id = l.entry_id
      LEFT JOIN payee p ON p.id = e.payee_id
      WHERE l.balance_id = ?1
      ORDER BY 4, entry_id, 1
      """, balance
    ) { row in
      let entry: Entry.ID? = try row.value(1)
      return LeaveEvent(
        kind: try row.value(2), date: try row.value(3), until: try row.value(4), scaled: try row.value(5),
        expires: try row.value(6), note: try row.value(7), id: try row.value(0),
        origin: entry.map { .entry($0) } ?? .typed, isCancelled: try row.value(8))
    }
  }

  func insert(_ event: LeaveEvent, into balance: LeaveBalance.ID) throws {
    try connection.run(
      """
      INSERT INTO leave_event (balance_id, kind, day, until_day, amount, expires_day, note) VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      balance, event.kind, event.date, event.until, event.scaled, event.expires, event.note)
  }

  /// Takes an event back; it stays where it is.
  func cancel(_ event: LeaveEvent.ID) throws {
    try connection.run("INSERT INTO leave_cancellation (event_id) VALUES (?)", event)
  }
}
