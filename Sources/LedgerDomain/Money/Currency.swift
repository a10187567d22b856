/// A currency: its code (ISO 4217, or that of a coin) and how many decimals its amounts have.
public struct Currency: Hashable, Sendable {
  /// The code as ``CurrencyLetters`` has it. Amounts are copied and compared by the million, and a number takes neither a count
  /// of references nor a look at bytes.
  private let letters: UInt32
  private let decimals: UInt8

  /// Three capital letters, those of ISO 4217 such as `USD`, or of a coin such as `BTC`.
  public var code: String { CurrencyLetters.code(letters) }

  /// The number of decimals of the minor unit (ISO 4217 "exponent"): USD 2, JPY 0, KWD 3.
  public var exponent: Int { Int(decimals) }

  /// The most decimals that a currency has: those of `XMR`.
  public static let largestExponent = 12

  /// Finds the currency with a code, in capitals or not; nil when neither ISO 4217 nor ``CoinCodes`` lists it.
  public init?(code: String) {
    guard let letters = CurrencyLetters.capitals(of: code),
      let exponent = ISO4217.exponent(of: letters) ?? CoinCodes.exponent(of: CurrencyLetters.code(letters))
    else { return nil }
    self.letters = letters
    decimals = UInt8(exponent)
  }

  /// Whether it is a coin, which ISO 4217 does not list.
  public var isCoin: Bool { ISO4217.exponent(of: letters) == nil }

  /// US dollars, the currency of a ledger that was told no other (DESIGN §4).
  public static let usd = Currency(code: "USD") ?? { preconditionFailure("ISO 4217 lists USD") }()

  /// The number of minor units in one major unit: 100 for USD, 1 for JPY.
  public var minorUnitsPerMajorUnit: Int64 { PowerOfTen.value(exponent) }
}

extension Currency: Comparable {
  /// Orders by code, so that lists of currencies are the same in each run.
  public static func < (left: Currency, right: Currency) -> Bool { left.letters < right.letters }
}

extension Currency: CustomStringConvertible {
  /// The code.
  public var description: String { code }
}
