/// Budget, consumed and remaining, month by month.
public struct History: Hashable, Sendable {
  /// The currency of all amounts.
  public let currency: Currency
  /// The months in order of time, empty ones included.
  public let months: [MonthExpense]
  /// The sums of all these months in other currencies, by code.
  public let unconverted: [UnconvertedSum]
  /// The first month that the ledger has an entry in; nil in a ledger without.
  public let begin: Month?
  /// The category that it is about, with those below it; nil for all.
  public let category: String?

  /// Makes a history of its parts.
  public init(
    currency: Currency, months: [MonthExpense], unconverted: [UnconvertedSum], begin: Month?, category: String? = nil
  ) {
    self.currency = currency
    self.months = months
    self.unconverted = unconverted
    self.begin = begin
    self.category = category
  }

  /// The mean consumed by complete months, empty ones counted, and how many they are; nil when no month is complete
  /// (SEMANTICS §6). Months before the ledger's first entry are not counted: nobody recorded them. It is rounded to the nearest
  /// minor unit, halves away from zero.
  ///
  /// - Parameter today: a month is complete when it has ended before this day.
  /// - Returns: the mean and its divisor.
  /// - Throws: ``MoneyError/outOfRange`` when the sum does not fit.
  public func averageConsumed(today: CalendarDate) throws(MoneyError) -> (amount: Money, months: Int)? {
    let complete = months.filter { month in
      begin.map { $0 <= month.month } ?? false && month.span.days.upperBound < today
    }
    guard !complete.isEmpty else { return nil }
    let sum = try Money.sum(complete.map(\.position.consumed), in: currency)
    return (sum.mean(of: complete.count), complete.count)
  }
}
