/// Coins of public chains, which ISO 4217 does not list, by the number of decimals that their amounts are written with.
///
/// The decimals are those of the smallest unit a chain counts in, as its documents state them; only ether is cut, to the
/// gwei (9 of 18 decimals), since an `Int64` of its smallest unit would end at 9.2 ether. Codes that are words, banks or
/// abbreviations in files of banks (`ADA`, `SOL`, `ETC`, `BNB`, `TRX`) are left out.
enum CoinCodes {
  /// The decimals of a code in capitals, or nil when it is none of these.
  static func exponent(of code: String) -> Int? {
    switch code {
    case "BCH", "BTC", "LTC", "ZEC": 8
    case "ETH": 9
    case "XRP": 6
    case "XLM": 7
    case "XMR": Currency.largestExponent
    default: nil
    }
  }
}
