import LedgerDomain
import TestSupport
import Testing

struct TypedAmountTests {
  struct Reading: CustomStringConvertible {
    let text: String
    let code: String
    let minorUnits: Int64
    var description: String { "\(text) in \(code)" }
  }

  @Test(arguments: [
    Reading(text: "0", code: "USD", minorUnits: 0),
    Reading(text: "42", code: "USD", minorUnits: 4200),
    Reading(text: "42.5", code: "USD", minorUnits: 4250),
    Reading(text: "42.50", code: "USD", minorUnits: 4250),
    Reading(text: "42.5000", code: "USD", minorUnits: 4250),
    Reading(text: ".50", code: "USD", minorUnits: 50),
    Reading(text: "0042", code: "USD", minorUnits: 4200),
    Reading(text: "42,50", code: "USD", minorUnits: 4250),
    Reading(text: "0,05", code: "USD", minorUnits: 5),
    Reading(text: ",50", code: "USD", minorUnits: 50),
    Reading(text: "1000000,00", code: "USD", minorUnits: 100_000_000),
    Reading(text: "92233720368547758,07", code: "USD", minorUnits: .max),
    Reading(text: "92233720368547758.07", code: "USD", minorUnits: .max),
    Reading(text: "1,234.50", code: "USD", minorUnits: 123_450),
    Reading(text: "1.234,50", code: "USD", minorUnits: 123_450),
    Reading(text: "12,345,678.90", code: "USD", minorUnits: 1_234_567_890),
    Reading(text: "12.345.678,90", code: "USD", minorUnits: 1_234_567_890),
    Reading(text: "1,234.5", code: "USD", minorUnits: 123_450),
    Reading(text: "1234", code: "JPY", minorUnits: 1234),
    Reading(text: "1,234.00", code: "JPY", minorUnits: 1234),
    Reading(text: "1.234", code: "KWD", minorUnits: 1234),
    Reading(text: "1,234", code: "KWD", minorUnits: 1234),
    Reading(text: "42.5", code: "KWD", minorUnits: 42_500),
    Reading(text: "1,234.567", code: "KWD", minorUnits: 1_234_567),
    Reading(text: "1,2345", code: "CLF", minorUnits: 12_345),
    Reading(text: "1.2345", code: "CLF", minorUnits: 12_345),
  ])
  func `a form that has one meaning is accepted`(expected: Reading) throws {
    let amount = try TypedAmount.parse(expected.text, currency: currency(expected.code))
    #expect(amount == Money(minorUnits: expected.minorUnits, currency: currency(expected.code)))
  }

  struct Refusal: CustomStringConvertible {
    let text: String
    var code = "USD"
    let error: AmountError
    var description: String { "\(text) in \(code)" }
  }

  static let noNumbers = [
    "abc", "NaN", "nan", "inf", "1e5", "0x10", "1,2,3", "1.2.3", "1,234,567", "1.234.567", ".", ",", ".,", "5.", "5,",
    "+5", "--5", "-\u{2212}5", "\u{2212}-5", "\u{2212}\u{2212}5", "-", "\u{2212}", "5-", "(5)", "-abc", "$5", "5 USD",
    " 5", "5 ", "5\n", "\t5", "1 234.50", "1\u{a0}234,50", "1'234.50", "1_000", "abc.def", "abc,def", "1e5.123",
    "1,23.50", "12,34.50", "1234,567.00", ",234.50", "1,,234.50", "1,234.", "1.234,", "1,2a4.50", "1,234.5,0",
    "1,23,456.00", "٤٢", "４２", "４２,５０", "1.２３", "४२.५०", "5\u{301}", "1/2", "½", "5%",
  ].map { Refusal(text: $0, error: .notANumber) }

  static let doubtful = [
    Refusal(text: "1,234", error: .doubtfulMark(",")),
    Refusal(text: "1.234", error: .doubtfulMark(".")),
    Refusal(text: "0.100", error: .doubtfulMark(".")),
    Refusal(text: "42,5", error: .doubtfulMark(",")),
    Refusal(text: "42,5000", error: .doubtfulMark(",")),
    Refusal(text: "123456789012345678901,5", error: .doubtfulMark(",")),
    Refusal(text: "-1,234", error: .doubtfulMark(",")),
    Refusal(text: "1,234", code: "JPY", error: .doubtfulMark(",")),
    Refusal(text: "1.234", code: "JPY", error: .doubtfulMark(".")),
    Refusal(text: "42,50", code: "JPY", error: .doubtfulMark(",")),
    Refusal(text: "42,50", code: "KWD", error: .doubtfulMark(",")),
    Refusal(text: "1,234", code: "CLF", error: .doubtfulMark(",")),
    Refusal(text: "1.234", code: "CLF", error: .doubtfulMark(".")),
  ]

  static let others = [
    Refusal(text: "", error: .empty),
    Refusal(text: "-5", error: .negative),
    Refusal(text: "-42.50", error: .negative),
    Refusal(text: "-42,50", error: .negative),
    Refusal(text: "-1,234.50", error: .negative),
    Refusal(text: "\u{2212}5", error: .negative),
    Refusal(text: "-5", code: "JPY", error: .negative),
    Refusal(text: "1.2345", error: .tooManyDecimals(allowed: 2)),
    Refusal(text: ".123", error: .tooManyDecimals(allowed: 2)),
    Refusal(text: "1,234.567", error: .tooManyDecimals(allowed: 2)),
    Refusal(text: "-0.0001", error: .tooManyDecimals(allowed: 2)),
    Refusal(text: "42.50", code: "JPY", error: .tooManyDecimals(allowed: 0)),
    Refusal(text: "1,234.50", code: "JPY", error: .tooManyDecimals(allowed: 0)),
    Refusal(text: "1.2345", code: "KWD", error: .tooManyDecimals(allowed: 3)),
    Refusal(text: "1.23456", code: "CLF", error: .tooManyDecimals(allowed: 4)),
    Refusal(text: "99999999999999999999", error: .outOfRange),
    Refusal(text: "92233720368547758.08", error: .outOfRange),
    Refusal(text: "92233720368547758,08", error: .outOfRange),
    Refusal(text: "92,233,720,368,547,758.08", error: .outOfRange),
    Refusal(text: "-99999999999999999999", error: .outOfRange),
    Refusal(text: "9223372036854775808", code: "JPY", error: .outOfRange),
  ]

  @Test(arguments: noNumbers + doubtful + others)
  func `any other form is refused, with what is wrong`(expected: Refusal) {
    #expect(throws: expected.error) {
      try TypedAmount.parse(expected.text, currency: currency(expected.code))
    }
  }

  @Test(arguments: ["JPY", "USD", "KWD", "CLF"])
  func `a printed amount of 0 or above can be typed, with or without groups`(code: String) throws {
    let currency = currency(code)
    var random = SeededRandom()
    for _ in 0..<1_000 {
      let amount = Money(minorUnits: Int64(clamping: random.minorUnits().magnitude), currency: currency)
      #expect(try TypedAmount.parse(amount.description, currency: currency) == amount, "\(random)")
      guard currency.exponent > 0 else { continue }
      let commaText = amount.description.replacing(".", with: ",")
      #expect(try TypedAmount.parse(commaText, currency: currency) == amount, "\(random)")
      #expect(try TypedAmount.parse(amount.groupedText, currency: currency) == amount, "\(random)")
    }
  }
}
