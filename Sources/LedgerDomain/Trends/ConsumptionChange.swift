/// What was consumed, beside what it is compared with.
public struct ConsumptionChange: Hashable, Sendable {
  /// What was consumed.
  public let consumed: Money
  /// What it is compared with; nil when there is nothing, which differs from 0.
  public let before: Money?
  /// How much more was consumed, negative for less; nil when there is nothing to compare with.
  public let change: Money?

  /// Compares two amounts.
  ///
  /// - Throws: ``MoneyError`` when the currencies differ or the difference does not fit.
  public init(from before: Money?, to consumed: Money) throws(MoneyError) {
    self.consumed = consumed
    self.before = before
    if let before {
      change = try consumed.subtracting(before)
    } else {
      change = nil
    }
  }

  /// The change as a part of what was before; without a base when that was 0, a net refund or nothing.
  public var ratio: Ratio { Ratio(change?.minorUnits ?? 0, of: change == nil ? 0 : before?.minorUnits ?? 0) }
}
