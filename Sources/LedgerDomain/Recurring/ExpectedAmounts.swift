/// What recurring entries will still add to a month: due days that nothing was decided about and that no entry stands for yet,
/// overdue ones included. It is no part of what was consumed.
public struct ExpectedAmounts: Hashable, Sendable {
  /// The last day of the month.
  public let until: CalendarDate
  /// What will be consumed, refunds taken off.
  public let consumed: Money
  /// The income.
  public let income: Money
  /// How many entries that are.
  public let count: Int

  /// Makes amounts of their parts.
  public init(until: CalendarDate, consumed: Money, income: Money, count: Int) {
    self.until = until
    self.consumed = consumed
    self.income = income
    self.count = count
  }

  /// Nothing expected.
  public static func none(until day: CalendarDate, in currency: Currency) -> ExpectedAmounts {
    ExpectedAmounts(until: day, consumed: .zero(currency), income: .zero(currency), count: 0)
  }

  /// What would be left of a budget once all that is expected has come, negative when over; nil without a budget, and where it
  /// is too large to be told.
  public func remaining(after position: BudgetPosition) -> Money? {
    position.remaining.flatMap { try? $0.subtracting(consumed) }
  }
}
