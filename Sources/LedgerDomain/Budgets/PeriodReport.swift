/// What categories consumed in one or several months together, against the sum of their budgets.
public struct PeriodReport: Hashable, Sendable {
  /// The months, both ends included.
  public let months: MonthRange
  /// The first and the last day of these months.
  public let days: ClosedRange<CalendarDate>
  /// The categories with their shares.
  public let breakdown: Breakdown
  /// Consumed, budget and what follows from them for all categories together.
  public let position: BudgetPosition
  /// Income of these months.
  public let income: Money
  /// Sums in other currencies, by code.
  public let unconverted: [UnconvertedSum]

  /// The currency of all amounts.
  public var currency: Currency { income.currency }

  /// Makes a report of its parts.
  public init(
    months: MonthRange, days: ClosedRange<CalendarDate>, breakdown: Breakdown, position: BudgetPosition, income: Money,
    unconverted: [UnconvertedSum]
  ) {
    self.months = months
    self.days = days
    self.breakdown = breakdown
    self.position = position
    self.income = income
    self.unconverted = unconverted
  }
}
