public import LedgerDomain

/// Why something about a leave-style balance cannot be done.
public enum LeaveObstacle: Equatable, Sendable {
  /// The balance has no event with that number.
  case unknownEvent(LeaveEvent.ID, of: LeaveBalance)
  /// The event was taken back before.
  case eventIsCancelled(LeaveEvent.ID)
  /// What the event granted is used or planned.
  case eventIsUsed(LeaveEvent.ID, of: LeaveBalance)
  /// No rule of the balance goes on.
  case noRule(LeaveBalance)
  /// Leave is planned that only the balance's rules would grant.
  case ruleIsUsed(LeaveBalance)
  /// The balance has events, rules or entries, and cannot be deleted.
  case balanceInUse(LeaveBalance)
  /// The entry is a leg of a transfer, which consumes nothing.
  case transferConsumesNothing(Entry.ID)
  /// What the entry gives back to the balance was used since.
  case givenBackIsUsed(LeaveBalance, Entry.ID)
  /// The entry's amount is not in the balance's unit, so that a quantity must be told.
  case needsQuantity(LeaveBalance)
}
