internal import LedgerDomain
internal import LedgerStorage

extension Failure {
  /// The sentence for a consumption that is more than there is.
  static func overdrawn(
    _ balance: LeaveBalance, _ wanted: Quantity, _ left: Quantity, _ days: ClosedRange<CalendarDate>
  ) -> String {
    let time =
      days.lowerBound == days.upperBound ? "on \(days.lowerBound)" : "from \(days.lowerBound) to \(days.upperBound)"
    return """
      '\(balance.name)' has \(left) \(balance.unit.name) left \(time), plans taken off, and \(wanted) were to be \
      consumed. Grant more, or allow it when the balance is made.
      """
  }

  /// The sentence for what cannot be done with a leave-style balance.
  static func sentence(_ obstacle: LeaveObstacle) -> String {
    switch obstacle {
    case .unknownEvent(let id, let balance):
      "'\(balance.name)' has no event \(id.rawValue). 'ledger balance log \"\(balance.name)\"' shows the numbers."
    case .eventIsCancelled(let id): "Event \(id.rawValue) was taken back already."
    case .eventIsUsed(let id, let balance):
      "What event \(id.rawValue) granted to '\(balance.name)' is used or planned. Take that back first; "
        + "'ledger balance log \"\(balance.name)\"' shows it."
    case .noRule(let balance):
      "'\(balance.name)' has no rule that goes on. 'ledger balance accrue' and 'ledger balance renew' make one."
    case .ruleIsUsed(let balance):
      "Leave of '\(balance.name)' is planned that only its rules would grant. Take the plan back first; "
        + "'ledger balance log \"\(balance.name)\"' shows it."
    case .balanceInUse(let balance):
      "'\(balance.name)' has a history, which is kept. 'ledger balance archive \"\(balance.name)\"' takes it out of use."
    case .transferConsumesNothing(let id):
      "Entry \(id.rawValue) is a leg of a transfer between own accounts, which consumes no balance."
    case .givenBackIsUsed(let balance, let id):
      "What entry \(id.rawValue) gives back to '\(balance.name)' was used since: without it there would be less than nothing."
    case .needsQuantity(let balance):
      "The entry's amount is not in the unit of '\(balance.name)', \(balance.unit.name): tell how much it consumes with "
        + "--balance-quantity."
    }
  }
}
