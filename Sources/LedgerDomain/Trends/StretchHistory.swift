/// Budget, consumed and remaining by quarters or years.
public struct StretchHistory: Hashable, Sendable {
  /// How long each stretch is.
  public let length: StretchLength
  /// The currency of all amounts.
  public let currency: Currency
  /// The category that it is about, with those below it; nil for all.
  public let category: String?
  /// The stretches in order of time.
  public let stretches: [StretchExpense]
  /// The sums of all these stretches in other currencies, by code.
  public let unconverted: [UnconvertedSum]
  /// The first month that the ledger has an entry in; nil in a ledger without.
  public let begin: Month?

  /// Makes a history of its parts.
  public init(
    length: StretchLength, currency: Currency, category: String?, stretches: [StretchExpense],
    unconverted: [UnconvertedSum], begin: Month?
  ) {
    self.length = length
    self.currency = currency
    self.category = category
    self.stretches = stretches
    self.unconverted = unconverted
    self.begin = begin
  }

  /// The mean consumed by complete stretches, empty ones counted, and how many they are; nil when none is complete.
  ///
  /// - Returns: the mean, rounded to the nearest minor unit, and its divisor.
  /// - Throws: ``MoneyError/outOfRange`` when the sum does not fit.
  public func averageConsumed() throws(MoneyError) -> (amount: Money, divisor: Int)? {
    let complete = stretches.filter(\.isComplete)
    if complete.isEmpty { return nil }
    return (try Money.sum(complete.map(\.position.consumed), in: currency).mean(of: complete.count), complete.count)
  }
}
