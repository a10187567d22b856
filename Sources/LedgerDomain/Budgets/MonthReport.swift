/// Everything the monthly expense report shows.
public struct MonthReport: Hashable, Sendable {
  /// The chosen month.
  public let expense: MonthExpense
  /// What its categories consumed.
  public let breakdown: Breakdown
  /// The twelve months that end with the chosen one.
  public let months: [MonthExpense]
  /// The leave-style balances as of today.
  public let balances: [BalanceCard]
  /// The month's sums in other currencies, by code.
  public let unconverted: [UnconvertedSum]
  /// What recurring entries will still add to the month.
  public let expected: ExpectedAmounts

  /// Makes a report of its parts; without amounts nothing is expected.
  public init(
    expense: MonthExpense, breakdown: Breakdown, months: [MonthExpense], balances: [BalanceCard],
    unconverted: [UnconvertedSum], expected: ExpectedAmounts? = nil
  ) {
    self.expense = expense
    self.breakdown = breakdown
    self.months = months
    self.balances = balances
    self.unconverted = unconverted
    self.expected = expected ?? .none(until: expense.span.days.upperBound, in: expense.income.currency)
  }
}
