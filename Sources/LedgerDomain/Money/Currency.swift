/// A currency: its code (ISO 4217, or that of a coin) and how many decimals its amounts have.
public struct Currency: Hashable, Sendable {
  /// The letters of the code as one number, the first highest. Amounts are copied and compared by the million, and a number
  /// takes neither a count of references nor a look at bytes.
  private let letters: UInt32
  private let decimals: UInt8

  /// Three capital letters, those of ISO 4217 such as `USD`, or of a coin such as `BTC`.
  public var code: String {
    String(unsafeUninitializedCapacity: 3) { bytes in
      for place in 0..<3 { bytes[place] = UInt8(truncatingIfNeeded: letters >> (16 - 8 * place)) }
      return 3
    }
  }

  /// The number of decimals of the minor unit (ISO 4217 "exponent"): USD 2, JPY 0, KWD 3.
  public var exponent: Int { Int(decimals) }

  private init(code: String, exponent: Int) {
    precondition(code.utf8.count == 3, "a currency has three letters")
    letters = code.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    decimals = UInt8(exponent)
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
  public static func < (left: Currency, right: Currency) -> Bool { left.letters < right.letters }
}

extension Currency: CustomStringConvertible {
  /// The code.
  public var description: String { code }
}
