/// The currencies of ISO 4217 by the number of their decimals: the active ones (list one), and those replaced since 2000,
/// which old statements still name (list three).
enum ISO4217 {
  /// Codes with two decimals; the other lists below hold the exceptions.
  private static let twoDecimals = """
    AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF \
    CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG \
    HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR \
    MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD \
    SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD XCG \
    YER ZAR ZMW ZWG
    """
  private static let replaced = """
    ANG CUC CYP EEK GHC HRK LTL LVL MRO MTL SDD SIT SKK SLL SRG STD VEB VEF ZWL
    """
  private static let noDecimals = "BIF BYR CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"
  private static let threeDecimals = "BHD IQD JOD KWD LYD OMR TND"
  private static let fourDecimals = "CLF UYW"

  /// The lists as numbers, each in its order, made when the first one is asked for.
  private static let lists: [(exponent: Int, letters: [UInt32])] = [
    (2, CurrencyLetters.all(in: twoDecimals)), (2, CurrencyLetters.all(in: replaced)),
    (0, CurrencyLetters.all(in: noDecimals)), (3, CurrencyLetters.all(in: threeDecimals)),
    (4, CurrencyLetters.all(in: fourDecimals)),
  ]

  /// The exponent of a code, as ``CurrencyLetters`` has it, or nil when ISO 4217 does not list it.
  static func exponent(of letters: UInt32) -> Int? {
    for list in lists where contains(list.letters, letters) { return list.exponent }
    return nil
  }

  /// Whether a number is among others, which are in their order.
  private static func contains(_ ordered: [UInt32], _ wanted: UInt32) -> Bool {
    var range = 0..<ordered.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if ordered[middle] == wanted { return true }
      range = ordered[middle] < wanted ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return false
  }
}
