import LedgerDomain
import Testing

/// ISO 4217, list one, written out a second time and independently of the library's table.
struct CurrencyTests {
  struct Exponent: CustomStringConvertible {
    let decimals: Int
    let minorUnitsPerMajorUnit: Int64
    let codes: String
    var description: String { "\(decimals) decimals" }
  }

  static let exponents = [
    Exponent(
      decimals: 0, minorUnitsPerMajorUnit: 1,
      codes: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
    Exponent(
      decimals: 2, minorUnitsPerMajorUnit: 100,
      codes: """
        AED AFN ALL AUD BOV BRL CAD CHE CHF CHW CNY COP COU CZK DKK EGP EUR GBP HKD HUF IDR ILS INR IRR LAK LBP \
        MGA MRU MXN MXV NOK NZD PKR PLN RSD RUB SEK SGD SLE SYP THB TRY TWD TZS UAH USD USN UZS VED VES XCD XCG \
        YER ZAR ZMW ZWG
        """),
    Exponent(decimals: 3, minorUnitsPerMajorUnit: 1_000, codes: "BHD IQD JOD KWD LYD OMR TND"),
    Exponent(decimals: 4, minorUnitsPerMajorUnit: 10_000, codes: "CLF UYW"),
  ]

  @Test(arguments: exponents)
  func `each code has the decimals of ISO 4217`(expected: Exponent) {
    for code in expected.codes.split(separator: " ").map(String.init) {
      let currency = Currency(code: code)
      #expect(currency?.exponent == expected.decimals, "\(code)")
      #expect(currency?.minorUnitsPerMajorUnit == expected.minorUnitsPerMajorUnit, "\(code)")
      #expect(currency?.description == code)
    }
  }

  @Test(arguments: ["usd", "Usd", "uSD"])
  func `a code is found in small letters too`(code: String) {
    #expect(Currency(code: code) == Currency.usd)
    #expect(Currency(code: code)?.code == "USD")
  }

  @Test(arguments: [
    "", "U", "US", "USDX", "USD ", " USD", "US ", "U D", "$", "ABC", "ZZZ", "XXX", "SD ", "ED AFN", "ＵＳＤ", "ßp", "ılS",
    "DEM", "123",
  ])
  func `any other text is no currency`(text: String) {
    #expect(Currency(code: text) == nil)
  }

  @Test func `currencies are in the order of their codes`() throws {
    let codes = ["USD", "EUR", "KWD", "AED"]
    #expect(try codes.map { try #require(Currency(code: $0)) }.sorted().map(\.code) == codes.sorted())
  }
}
