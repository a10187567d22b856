/// Why two amounts cannot be combined.
public enum MoneyError: Error, Equatable, Sendable {
  /// The amounts have different currencies.
  case differentCurrencies(Currency, Currency)
  /// The result does not fit 64 bits of minor units.
  case outOfRange
}
