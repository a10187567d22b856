internal import LedgerDomain
internal import SQLiteKit

/// The entries that consume a leave-style balance.
struct LeaveEntryDAO {
  let connection: Connection

  /// The balance that an entry consumes, and how much of it where that is not its own amount.
  func consumption(of entry: Entry.ID) throws -> (balance: LeaveBalance.ID, scaled: Int64?)? {
    try connection.first("SELECT balance_id, amount FROM leave_entry WHERE entry_id = ?", entry) { row in
      (try row.value(0), try row.value(1))
    }
  }

  /// Says what an entry consumes, in place of what it consumed before; nil for nothing.
  func set(_ consumption: EntryConsumption?, of entry: Entry.ID) throws {
    try connection.run("DELETE FROM leave_entry WHERE entry_id = ?", entry)
    guard let consumption else { return }
    try connection.run(
      "INSERT INTO leave_entry (entry_id, balance_id, amount) VALUES (?, ?, ?)",
      entry, consumption.balance.id, consumption.scaled)
  }
}
