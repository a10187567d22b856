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

  /// The exponent of a code in capitals, or nil when ISO 4217 does not list it.
  static func exponent(of code: String) -> Int? {
    guard code.utf8.count == 3, code.utf8.allSatisfy({ $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") })
    else { return nil }
    if lists(twoDecimals, code) || lists(replaced, code) { return 2 }
    if lists(noDecimals, code) { return 0 }
    if lists(threeDecimals, code) { return 3 }
    if lists(fourDecimals, code) { return 4 }
    return nil
  }

  /// Whether a list of codes, three letters and a blank each, holds `code`. It makes no array and no set: the
  /// question is asked once or twice in the life of a process.
  private static func lists(_ codes: String, _ code: String) -> Bool {
    let sought = Array(code.utf8)
    var position = 0
    var matches = true
    for byte in codes.utf8 {
      if position == 3 {
        if matches { return true }
        position = 0
        matches = true
      } else {
        matches = matches && byte == sought[position]
        position += 1
      }
    }
    return matches && position == 3
  }
}
