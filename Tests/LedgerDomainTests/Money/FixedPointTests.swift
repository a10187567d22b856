import LedgerDomain
import TestSupport
import Testing

struct FixedPointTests {
  struct Print: CustomStringConvertible {
    let scaled: Int64
    let decimals: Int
    let text: String
    var description: String { "\(scaled) with \(decimals) decimals" }
  }

  @Test(arguments: [
    Print(scaled: 0, decimals: 0, text: "0"),
    Print(scaled: 0, decimals: 2, text: "0.00"),
    Print(scaled: 5, decimals: 2, text: "0.05"),
    Print(scaled: -5, decimals: 2, text: "-0.05"),
    Print(scaled: 50, decimals: 2, text: "0.50"),
    Print(scaled: 100, decimals: 2, text: "1.00"),
    Print(scaled: -4250, decimals: 2, text: "-42.50"),
    Print(scaled: -4250, decimals: 0, text: "-4250"),
    Print(scaled: 1, decimals: 3, text: "0.001"),
    Print(scaled: 12345, decimals: 4, text: "1.2345"),
    Print(scaled: .max, decimals: 2, text: "92233720368547758.07"),
    Print(scaled: .min, decimals: 2, text: "-92233720368547758.08"),
    Print(scaled: .min, decimals: 0, text: "-9223372036854775808"),
  ])
  func `a count of small units is printed with all its decimals`(expected: Print) {
    #expect(FixedPoint.text(expected.scaled, decimals: expected.decimals) == expected.text)
  }

  struct Grouping: CustomStringConvertible {
    let text: String
    let grouped: String
    var description: String { text }
  }

  @Test(arguments: [
    Grouping(text: "0", grouped: "0"),
    Grouping(text: "999", grouped: "999"),
    Grouping(text: "1000", grouped: "1,000"),
    Grouping(text: "-999", grouped: "-999"),
    Grouping(text: "-1000.50", grouped: "-1,000.50"),
    Grouping(text: "12345.678", grouped: "12,345.678"),
    Grouping(text: "100000.00", grouped: "100,000.00"),
    Grouping(text: "1234567.00", grouped: "1,234,567.00"),
    Grouping(text: "0.1234567", grouped: "0.1234567"),
    Grouping(text: "-9223372036854775808", grouped: "-9,223,372,036,854,775,808"),
  ])
  func `a comma stands between groups of three digits before the point`(expected: Grouping) {
    #expect(FixedPoint.grouped(expected.text) == expected.grouped)
  }

  struct Reading: CustomStringConvertible {
    let text: String
    let decimals: Int
    let scaled: Int64
    var description: String { "\(text) with \(decimals) decimals" }
  }

  @Test(arguments: [
    Reading(text: "0", decimals: 2, scaled: 0),
    Reading(text: "42", decimals: 2, scaled: 4200),
    Reading(text: "42.5", decimals: 2, scaled: 4250),
    Reading(text: "42.50", decimals: 2, scaled: 4250),
    Reading(text: "42.5000000000000000000000", decimals: 2, scaled: 4250),
    Reading(text: "0000000000000000000000042", decimals: 0, scaled: 42),
    Reading(text: ".5", decimals: 1, scaled: 5),
    Reading(text: "7.0", decimals: 0, scaled: 7),
    Reading(text: "1.234", decimals: 3, scaled: 1234),
    Reading(text: "92233720368547758.07", decimals: 2, scaled: .max),
    Reading(text: "9223372036854775807", decimals: 0, scaled: .max),
  ])
  func `an unsigned decimal number is read`(expected: Reading) throws {
    #expect(try FixedPoint.parse(expected.text, decimals: expected.decimals) == expected.scaled)
  }

  struct Refusal: CustomStringConvertible {
    let text: String
    let decimals: Int
    let error: AmountError
    var description: String { "\(text) with \(decimals) decimals" }
  }

  @Test(arguments: [
    Refusal(text: "", decimals: 2, error: .empty),
    Refusal(text: ".", decimals: 2, error: .notANumber),
    Refusal(text: "5.", decimals: 2, error: .notANumber),
    Refusal(text: "-5", decimals: 2, error: .notANumber),
    Refusal(text: "+5", decimals: 2, error: .notANumber),
    Refusal(text: "5,0", decimals: 2, error: .notANumber),
    Refusal(text: "5.0.0", decimals: 2, error: .notANumber),
    Refusal(text: "5.-1", decimals: 2, error: .notANumber),
    Refusal(text: "5e1", decimals: 2, error: .notANumber),
    Refusal(text: "٤٢", decimals: 2, error: .notANumber),
    Refusal(text: "1.0٤", decimals: 2, error: .notANumber),
    Refusal(text: "0.001", decimals: 2, error: .tooManyDecimals(allowed: 2)),
    Refusal(text: "0.1", decimals: 0, error: .tooManyDecimals(allowed: 0)),
    Refusal(text: "92233720368547758.08", decimals: 2, error: .outOfRange),
    Refusal(text: "9223372036854775808", decimals: 0, error: .outOfRange),
    Refusal(text: "9223372036854775800", decimals: 1, error: .outOfRange),
    Refusal(text: "18446744073709551616", decimals: 0, error: .outOfRange),
    Refusal(text: "99999999999999999999", decimals: 0, error: .outOfRange),
  ])
  func `a text that is no exact number is refused, with what is wrong`(expected: Refusal) {
    #expect(throws: expected.error) { try FixedPoint.parse(expected.text, decimals: expected.decimals) }
  }

  @Test func `what is printed is read back, whatever the number of decimals`() throws {
    var random = SeededRandom()
    for _ in 0..<2_000 {
      let scaled = Int64(clamping: random.minorUnits().magnitude)
      let decimals = Int.random(in: 0...18, using: &random)
      let text = FixedPoint.text(scaled, decimals: decimals)
      #expect(try FixedPoint.parse(text, decimals: decimals) == scaled, "\(random)")
      #expect(FixedPoint.grouped(text).filter { $0 != "," } == text, "\(random)")
    }
  }
}
