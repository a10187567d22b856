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

  /// The exponents by code, made when the first one is asked for.
  private static let exponents: [String: Int] = {
    var exponents: [String: Int] = [:]
    for (codes, exponent) in [(twoDecimals, 2), (replaced, 2), (noDecimals, 0), (threeDecimals, 3), (fourDecimals, 4)] {
      for code in codes.split(separator: " ") { exponents[String(code)] = exponent }
    }
    return exponents
  }()

  /// The exponent of a code in capitals, or nil when ISO 4217 does not list it.
  static func exponent(of code: String) -> Int? { exponents[code] }
}
