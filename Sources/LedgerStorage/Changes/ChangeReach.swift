internal import LedgerDomain
internal import SQLiteKit

/// How far back a change goes, for a period that is locked.
struct ChangeReach {
  /// The first day of an entry or a leave event that was added, changed or removed, as it was or as it is.
  private(set) var earliestDay: Int64?
  /// The first month whose budget or roll-over was changed.
  private(set) var earliestBudgetMonth: Int64?
  /// The first calendar month from which on months were cut anew.
  private(set) var earliestMonthStart: Int64?
  /// Entries of which only lines, tags and the like were changed.
  private(set) var partlyChanged = NumberRanges()
  /// Accounts that began with another amount before.
  private(set) var reopenedAccounts = NumberRanges()
  /// Leave events that were taken back.
  private(set) var cancelledEvents = NumberRanges()

  /// Takes in a row that changes.
  mutating func take(_ change: RowChange) throws {
    switch change.table {
    case "entry": earliestDay = try lowest(earliestDay, change, column: 1)
    case "account":
      if change.operation == .update, try change.oldValue(4).int64 != change.newValue(4).int64 {
        reopenedAccounts.insert(try change.oldValue(0).int64)
      }
    case "leave_event": earliestDay = try lowest(earliestDay, change, column: 3)
    case "leave_rule":
      // A rule that ends grants no more from the day behind its last one on.
      earliestDay = try lowest(earliestDay, change, column: change.operation == .update ? 6 : 5)
    case "budget_rule": earliestBudgetMonth = try lowest(earliestBudgetMonth, change, column: 2)
    case "roll_over_rule": earliestBudgetMonth = try lowest(earliestBudgetMonth, change, column: 1)
    case "month_start": earliestMonthStart = try lowest(earliestMonthStart, change, column: 0)
    case "leave_cancellation":
      cancelledEvents.insert(try change.operation == .insert ? change.newValue(0).int64 : change.oldValue(0).int64)
    case "split_line", "entry_tag", "transfer", "entry_goal", "leave_entry":
      for column in ChangeTables.entryColumns[change.table] ?? [] {
        partlyChanged.insert(
          try change.operation == .insert ? change.newValue(column).int64 : change.oldValue(column).int64)
      }
    default: break
    }
  }

  /// Takes in an entry of a day that is added.
  mutating func take(day: Int64) { earliestDay = min(earliestDay ?? day, day) }

  private func lowest(_ known: Int64?, _ change: RowChange, column: Int) throws -> Int64 {
    var lowest = known ?? .max
    func take(_ value: RowValue) { if value.storageClass == .integer { lowest = min(lowest, value.int64) } }
    if change.operation != .insert { take(try change.oldValue(column)) }
    if change.operation != .delete { take(try change.newValue(column)) }
    return lowest
  }
}
