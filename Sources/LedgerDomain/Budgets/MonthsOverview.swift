/// A stretch of months, each as its own report shows it: what the page draws.
public struct MonthsOverview: Hashable, Sendable {
  /// One month of the stretch.
  public struct Part: Hashable, Sendable {
    /// The month against its budget.
    public let expense: MonthExpense
    /// What its categories consumed.
    public let breakdown: Breakdown
    /// Its sums in other currencies, by code.
    public let unconverted: [UnconvertedSum]
    /// Its rings.
    public let rings: RingsReport
    /// What recurring entries will still add to it.
    public let expected: ExpectedAmounts

    /// Makes a month of its parts; without amounts nothing is expected.
    public init(
      expense: MonthExpense, breakdown: Breakdown, unconverted: [UnconvertedSum], rings: RingsReport,
      expected: ExpectedAmounts? = nil
    ) {
      self.expense = expense
      self.breakdown = breakdown
      self.unconverted = unconverted
      self.rings = rings
      self.expected = expected ?? .none(until: expense.span.days.upperBound, in: expense.income.currency)
    }
  }

  /// Which days make which month.
  public let calendar: MonthCalendar
  /// The ledger's currency.
  public let currency: Currency
  /// The months against their budgets, from eleven months before the first one on, so that each has the eleven before it.
  public let history: [MonthExpense]
  /// The months, oldest first.
  public let parts: [Part]
  /// The leave-style balances as of today.
  public let balances: [BalanceCard]

  /// The categories that entries are counted in where not all levels are shown, by the category that they have; without an
  /// entry here, in their own.
  public let countedIn: [Category.ID: Category]

  /// Makes an overview of its parts.
  public init(
    calendar: MonthCalendar, currency: Currency, history: [MonthExpense], parts: [Part], balances: [BalanceCard],
    countedIn: [Category.ID: Category] = [:]
  ) {
    self.countedIn = countedIn
    self.calendar = calendar
    self.currency = currency
    self.history = history
    self.parts = parts
    self.balances = balances
  }
}
