import LedgerDomain
import TestSupport
import Testing

struct MoneyTextTests {
  struct Print: CustomStringConvertible {
    let minorUnits: Int64
    let code: String
    let text: String
    let grouped: String
    var description: String { "\(minorUnits) in \(code)" }
  }

  @Test(arguments: [
    Print(minorUnits: 0, code: "USD", text: "0.00", grouped: "0.00"),
    Print(minorUnits: 7, code: "USD", text: "0.07", grouped: "0.07"),
    Print(minorUnits: -123450, code: "USD", text: "-1234.50", grouped: "-1,234.50"),
    Print(minorUnits: 123_456_789, code: "EUR", text: "1234567.89", grouped: "1,234,567.89"),
    Print(minorUnits: -1234, code: "JPY", text: "-1234", grouped: "-1,234"),
    Print(minorUnits: 1_234_567, code: "KWD", text: "1234.567", grouped: "1,234.567"),
    Print(minorUnits: 12_345_678, code: "CLF", text: "1234.5678", grouped: "1,234.5678"),
    Print(minorUnits: .max, code: "JPY", text: "9223372036854775807", grouped: "9,223,372,036,854,775,807"),
    Print(minorUnits: .min, code: "USD", text: "-92233720368547758.08", grouped: "-92,233,720,368,547,758.08"),
  ])
  func `an amount has all decimals of its currency and is read back`(expected: Print) throws {
    let amount = Money(minorUnits: expected.minorUnits, currency: currency(expected.code))
    #expect(amount.description == expected.text)
    #expect(amount.groupedText == expected.grouped)
    #expect(try Money(exactly: expected.text, currency: amount.currency) == amount)
  }

  struct Refusal: CustomStringConvertible {
    let text: String
    let code: String
    let error: AmountError
    var description: String { "\(text) in \(code)" }
  }

  @Test(arguments: [
    Refusal(text: "", code: "USD", error: .empty),
    Refusal(text: "-", code: "USD", error: .notANumber),
    Refusal(text: "--5.00", code: "USD", error: .notANumber),
    Refusal(text: "+5.00", code: "USD", error: .notANumber),
    Refusal(text: "\u{2212}5.00", code: "USD", error: .notANumber),
    Refusal(text: "5,00", code: "USD", error: .notANumber),
    Refusal(text: "1,234.50", code: "USD", error: .notANumber),
    Refusal(text: " 5.00", code: "USD", error: .notANumber),
    Refusal(text: "5.00 ", code: "USD", error: .notANumber),
    Refusal(text: "$5.00", code: "USD", error: .notANumber),
    Refusal(text: "NaN", code: "USD", error: .notANumber),
    Refusal(text: "5.001", code: "USD", error: .tooManyDecimals(allowed: 2)),
    Refusal(text: "5.5", code: "JPY", error: .tooManyDecimals(allowed: 0)),
    Refusal(text: "92233720368547758.08", code: "USD", error: .outOfRange),
    Refusal(text: "-92233720368547758.09", code: "USD", error: .outOfRange),
    Refusal(text: "-99999999999999999999", code: "JPY", error: .outOfRange),
  ])
  func `no other form is exact`(expected: Refusal) {
    #expect(throws: expected.error) {
      try Money(exactly: expected.text, currency: currency(expected.code))
    }
  }

  @Test(arguments: ["JPY", "USD", "KWD", "CLF"])
  func `any amount is read back as it was printed`(code: String) throws {
    let currency = currency(code)
    var random = SeededRandom()
    for _ in 0..<2_000 {
      let amount = Money(minorUnits: random.minorUnits(), currency: currency)
      #expect(try Money(exactly: amount.description, currency: currency) == amount, "\(random)")
    }
  }
}
