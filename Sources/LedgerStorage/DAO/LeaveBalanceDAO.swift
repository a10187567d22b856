internal import LedgerDomain
internal import SQLiteKit

/// The leave-style balances and their events, which are only ever added.
struct LeaveBalanceDAO {
  let connection: Connection

  /// All balances in the order in which they were made.
  func all() throws -> [LeaveBalance] {
    try connection.all("SELECT id, name, unit, color, allows_overdraft FROM leave_balance ORDER BY id") { row in
      LeaveBalance(
        id: try row.value(0), name: try row.value(1), unit: try row.value(2), color: try row.value(3),
        allowsOverdraft: try row.value(4))
    }
  }

  func insert(name: String, unit: LeaveUnit, color: HexColor, allowsOverdraft: Bool) throws -> LeaveBalance.ID {
    try connection.run(
      "INSERT INTO leave_balance (name, folded_name, unit, color, allows_overdraft) VALUES (?, ?, ?, ?, ?)",
      name, FoldedText(name).text, unit, color, allowsOverdraft)
    return LeaveBalance.ID(rawValue: connection.lastInsertedRowID)
  }

  /// The events of a balance in order of time.
  func events(of balance: LeaveBalance.ID) throws -> [LeaveEvent] {
    try connection.all(
      "SELECT kind, day, until_day, amount, note FROM leave_event WHERE balance_id = ? ORDER BY day, id", balance
    ) { row in
      LeaveEvent(
        kind: try row.value(0), date: try row.value(1), until: try row.value(2), scaled: try row.value(3),
        note: try row.value(4))
    }
  }

  func insert(_ event: LeaveEvent, into balance: LeaveBalance.ID) throws {
    try connection.run(
      "INSERT INTO leave_event (balance_id, kind, day, until_day, amount, note) VALUES (?, ?, ?, ?, ?, ?)",
      balance, event.kind, event.date, event.until, event.scaled, event.note)
  }
}
