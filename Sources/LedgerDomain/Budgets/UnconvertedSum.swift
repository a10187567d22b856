/// Sums in a currency that is not the ledger's; they stand apart and are never added to it (DESIGN §4).
public struct UnconvertedSum: Hashable, Sendable {
  /// What was consumed in this currency.
  public let consumed: Money
  /// The income in this currency.
  public let income: Money

  /// Makes the sums of one currency.
  public init(consumed: Money, income: Money) {
    self.consumed = consumed
    self.income = income
  }
}
