/// How far an amount may be from the one that is expected: an electricity bill, say.
public struct AmountTolerance: Hashable, Sendable {
  /// The part of the expected amount, in millionths: 1…1,000,000.
  public let millionths: Int64

  /// Makes a tolerance; nil for nothing, and for more than the whole amount.
  public init?(millionths: Int64) {
    guard (1...1_000_000).contains(millionths) else { return nil }
    self.millionths = millionths
  }

  /// Whether an amount lies within the tolerance of the expected one, both ends included. It has its sign and currency.
  public func accepts(_ amount: Money, for expected: Money) -> Bool {
    guard amount.currency == expected.currency, amount.isNegative == expected.isNegative, !amount.isZero else {
      return false
    }
    let difference = Int128(amount.minorUnits) - Int128(expected.minorUnits)
    return difference.magnitude * 1_000_000 <= Int128(expected.minorUnits).magnitude * UInt128(millionths)
  }

  /// The part of the expected amount.
  public var ratio: Ratio { Ratio(millionths, of: 1_000_000) }

  /// The percent with its sign: `10 %` or `12.5 %`.
  public var percentText: String {
    let digits = FixedPoint.text(millionths, decimals: 4)
    let trimmed = digits.reversed().drop { $0 == "0" }.drop { $0 == "." }
    return String(trimmed.reversed()) + " %"
  }
}
