/// A currency: its code (ISO 4217, or that of a coin) and how many decimals its amounts have.
public struct Currency: Hashable, Sendable {
  /// Three capital letters, those of ISO 4217 such as `USD`, or of a coin such as `BTC`.
  public let code: String
  /// The number of decimals of the minor unit (ISO 4217 "exponent"): USD 2, JPY 0, KWD 3.
  public let exponent: Int

  private init(code: String, exponent: Int) {
    self.code = code
    self.exponent = exponent
  }

  /// The most decimals that a currency has: those of `XMR`.
  public static let largestExponent = 12

  /// Finds the currency with a code, in capitals or not; nil when neither ISO 4217 nor ``CoinCodes`` lists it.
  public init?(code: String) {
    // Some letters outside ASCII have capitals inside it, such as ß.
    guard code.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let capitals = code.uppercased()
    guard let exponent = ISO4217.exponent(of: capitals) ?? CoinCodes.exponent(of: capitals) else { return nil }
    self.init(code: capitals, exponent: exponent)
  }

  /// Whether it is a coin, which ISO 4217 does not list.
  public var isCoin: Bool { ISO4217.exponent(of: code) == nil }

  /// US dollars, the currency of a ledger that was told no other (DESIGN §4).
  public static let usd = Currency(code: "USD", exponent: 2)

  /// The number of minor units in one major unit: 100 for USD, 1 for JPY.
  public var minorUnitsPerMajorUnit: Int64 { PowerOfTen.value(exponent) }
}

extension Currency: Comparable {
  /// Orders by code, so that lists of currencies are the same in each run.
  public static func < (left: Currency, right: Currency) -> Bool { left.code < right.code }
}

extension Currency: CustomStringConvertible {
  /// The code.
  public var description: String { code }
}
