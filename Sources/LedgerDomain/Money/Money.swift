/// An exact amount of money: a count of minor units and their currency (SEMANTICS §1).
///
/// The sign follows the account, as on a bank statement: negative is money out. Amounts in different currencies are
/// never added, and each sum is checked for overflow.
public struct Money: Hashable, Sendable {
  /// The amount in the currency's minor units, such as cents.
  public let minorUnits: Int64
  /// The currency of the minor units.
  public let currency: Currency

  /// Makes an amount from a count of minor units.
  public init(minorUnits: Int64, currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// Nothing, in a currency.
  public static func zero(_ currency: Currency) -> Money { Money(minorUnits: 0, currency: currency) }

  /// Whether the amount is exactly 0.
  public var isZero: Bool { minorUnits == 0 }
  /// Whether the amount is below 0: money out, for an entry.
  public var isNegative: Bool { minorUnits < 0 }

  /// The sum with an amount in the same currency.
  ///
  /// - Throws: ``MoneyError`` when the currencies differ or the sum does not fit.
  public func adding(_ other: Money) throws(MoneyError) -> Money {
    try combined(with: other) { $0.addingReportingOverflow($1) }
  }

  /// The difference from an amount in the same currency.
  ///
  /// - Throws: ``MoneyError`` when the currencies differ or the difference does not fit.
  public func subtracting(_ other: Money) throws(MoneyError) -> Money {
    try combined(with: other) { $0.subtractingReportingOverflow($1) }
  }

  /// The amount with the opposite sign.
  ///
  /// - Throws: ``MoneyError/outOfRange`` for the one amount that has no opposite.
  public func negated() throws(MoneyError) -> Money { try Money.zero(currency).subtracting(self) }

  /// The sum of amounts in one currency; zero when there are none.
  ///
  /// - Throws: ``MoneyError`` when a currency differs or the sum does not fit.
  @inlinable
  public static func sum(_ amounts: some Sequence<Money>, in currency: Currency) throws(MoneyError) -> Money {
    var total = Int128(0)
    for amount in amounts {
      guard amount.currency == currency else {
        throw .differentCurrencies(currency, amount.currency)
      }
      total += Int128(amount.minorUnits)
    }
    guard let fitting = Int64(exactly: total) else { throw .outOfRange }
    return Money(minorUnits: fitting, currency: currency)
  }

  private func combined(
    with other: Money, by operation: (Int64, Int64) -> (partialValue: Int64, overflow: Bool)
  ) throws(MoneyError) -> Money {
    guard currency == other.currency else { throw .differentCurrencies(currency, other.currency) }
    let (result, overflow) = operation(minorUnits, other.minorUnits)
    if overflow { throw .outOfRange }
    return Money(minorUnits: result, currency: currency)
  }
}
