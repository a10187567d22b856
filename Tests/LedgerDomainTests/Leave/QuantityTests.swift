import LedgerDomain
import TestSupport
import Testing

/// Exact amounts of leave (SEMANTICS §1, §9).
struct QuantityTests {
  struct Reading: CustomStringConvertible {
    let text: String
    let unit: String
    let scaled: Int64
    let printed: String
    var description: String { "\(text) \(unit)" }
  }

  static func unit(_ name: String) throws -> LeaveUnit { try #require(LeaveUnit(name: name)) }

  @Test(arguments: [
    Reading(text: "0", unit: "days", scaled: 0, printed: "0.0"),
    Reading(text: "10", unit: "days", scaled: 10_000, printed: "10.0"),
    Reading(text: "30.0", unit: "days", scaled: 30_000, printed: "30.0"),
    Reading(text: "0.5", unit: "days", scaled: 500, printed: "0.5"),
    Reading(text: "0,5", unit: "days", scaled: 500, printed: "0.5"),
    Reading(text: "0.25", unit: "days", scaled: 250, printed: "0.25"),
    Reading(text: "0,25", unit: "days", scaled: 250, printed: "0.25"),
    Reading(text: ".75", unit: "days", scaled: 750, printed: "0.75"),
    Reading(text: "2.083", unit: "days", scaled: 2083, printed: "2.083"),
    Reading(text: "9223372036854775.807", unit: "visits", scaled: .max, printed: "9223372036854775.807"),
    Reading(text: "7h20", unit: "hours", scaled: 440, printed: "7h20"),
    Reading(text: "7:20", unit: "hours", scaled: 440, printed: "7h20"),
    Reading(text: "7h", unit: "hours", scaled: 420, printed: "7h00"),
    Reading(text: "7", unit: "hours", scaled: 420, printed: "7h00"),
    Reading(text: "0h05", unit: "hours", scaled: 5, printed: "0h05"),
    Reading(text: "20m", unit: "hours", scaled: 20, printed: "0h20"),
    Reading(text: "90m", unit: "hours", scaled: 90, printed: "1h30"),
    Reading(text: "7.5", unit: "hours", scaled: 450, printed: "7h30"),
    Reading(text: "7,75", unit: "hours", scaled: 465, printed: "7h45"),
    Reading(text: "0.05", unit: "hours", scaled: 3, printed: "0h03"),
    Reading(text: "150h00", unit: "hours", scaled: 9000, printed: "150h00"),
    Reading(text: "153722867280912930h07", unit: "hours", scaled: .max, printed: "153722867280912930h07"),
    Reading(text: "1,234.50", unit: "USD", scaled: 123_450, printed: "1234.50"),
    Reading(text: "42,50", unit: "USD", scaled: 4250, printed: "42.50"),
    Reading(text: "1234", unit: "JPY", scaled: 1234, printed: "1234"),
  ])
  func `a quantity is read exactly, and its print is read back`(expected: Reading) throws {
    let unit = try Self.unit(expected.unit)
    let quantity = try Quantity(typed: expected.text, unit: unit)
    #expect(quantity == Quantity(scaled: expected.scaled, unit: unit))
    #expect(quantity.description == expected.printed)
    #expect(try Quantity(typed: expected.printed, unit: unit) == quantity)
  }

  struct Refusal: CustomStringConvertible {
    let text: String
    let unit: String
    let error: AmountError
    var description: String { "\(text) \(unit)" }
  }

  @Test(arguments: [
    Refusal(text: "", unit: "days", error: .empty),
    Refusal(text: "-1", unit: "days", error: .negative),
    Refusal(text: "+1", unit: "days", error: .notANumber),
    Refusal(text: "1.", unit: "days", error: .notANumber),
    Refusal(text: "1,2,3", unit: "days", error: .notANumber),
    Refusal(text: "1,234.5", unit: "days", error: .notANumber),
    Refusal(text: "ten", unit: "days", error: .notANumber),
    Refusal(text: "1/2", unit: "days", error: .notANumber),
    Refusal(text: "1 day", unit: "days", error: .notANumber),
    Refusal(text: "0.3333", unit: "days", error: .tooManyDecimals(allowed: 3)),
    Refusal(text: "9223372036854775.808", unit: "days", error: .outOfRange),
    Refusal(text: "", unit: "hours", error: .empty),
    Refusal(text: "-7h20", unit: "hours", error: .negative),
    Refusal(text: "+20m", unit: "hours", error: .notANumber),
    Refusal(text: "m", unit: "hours", error: .notANumber),
    Refusal(text: "1.5m", unit: "hours", error: .tooManyDecimals(allowed: 0)),
    Refusal(text: "h20", unit: "hours", error: .notANumber),
    Refusal(text: ":20", unit: "hours", error: .notANumber),
    Refusal(text: "7:", unit: "hours", error: .notANumber),
    Refusal(text: "7h5", unit: "hours", error: .notANumber),
    Refusal(text: "7h60", unit: "hours", error: .notANumber),
    Refusal(text: "7h020", unit: "hours", error: .notANumber),
    Refusal(text: "7h-5", unit: "hours", error: .notANumber),
    Refusal(text: "7h+5", unit: "hours", error: .notANumber),
    Refusal(text: "+7h20", unit: "hours", error: .notANumber),
    Refusal(text: "7h20h", unit: "hours", error: .notANumber),
    Refusal(text: "7:20:00", unit: "hours", error: .notANumber),
    Refusal(text: "7 h", unit: "hours", error: .notANumber),
    Refusal(text: "7H20", unit: "hours", error: .notANumber),
    Refusal(text: "٧h20", unit: "hours", error: .notANumber),
    Refusal(text: "7h٢٠", unit: "hours", error: .notANumber),
    Refusal(text: "7.5h", unit: "hours", error: .tooManyDecimals(allowed: 0)),
    Refusal(text: "7.33", unit: "hours", error: .tooManyDecimals(allowed: 1)),
    Refusal(text: "0.333", unit: "hours", error: .tooManyDecimals(allowed: 2)),
    Refusal(text: "153722867280912930h08", unit: "hours", error: .outOfRange),
    Refusal(text: "153722867280912931h", unit: "hours", error: .outOfRange),
    Refusal(text: "99999999999999999999h00", unit: "hours", error: .outOfRange),
    Refusal(text: "99999999999999999999m", unit: "hours", error: .outOfRange),
    Refusal(text: "99999999999999999999", unit: "hours", error: .outOfRange),
    Refusal(text: "-5", unit: "USD", error: .negative),
    Refusal(text: "1,234", unit: "USD", error: .doubtfulMark(",")),
    Refusal(text: "1.5", unit: "JPY", error: .tooManyDecimals(allowed: 0)),
  ])
  func `any other text is refused, with what is wrong`(expected: Refusal) throws {
    let unit = try Self.unit(expected.unit)
    #expect(throws: expected.error) { try Quantity(typed: expected.text, unit: unit) }
  }

  struct Print: CustomStringConvertible {
    let scaled: Int64
    let unit: String
    let printed: String
    var description: String { "\(scaled) \(unit)" }
  }

  @Test(arguments: [
    Print(scaled: -500, unit: "days", printed: "-0.5"),
    Print(scaled: -10_000, unit: "days", printed: "-10.0"),
    Print(scaled: 1, unit: "days", printed: "0.001"),
    Print(scaled: -20, unit: "hours", printed: "-0h20"),
    Print(scaled: -440, unit: "hours", printed: "-7h20"),
    Print(scaled: .min, unit: "hours", printed: "-153722867280912930h08"),
    Print(scaled: .min, unit: "days", printed: "-9223372036854775.808"),
    Print(scaled: -5, unit: "USD", printed: "-0.05"),
  ])
  func `a negative or tiny quantity keeps its sign and digits`(expected: Print) throws {
    #expect(Quantity(scaled: expected.scaled, unit: try Self.unit(expected.unit)).description == expected.printed)
  }

  @Test(arguments: ["days", "hours", "USD", "JPY", "KWD"])
  func `any quantity of 0 or above is read back as it was printed`(name: String) throws {
    let unit = try Self.unit(name)
    var random = SeededRandom()
    for _ in 0..<1_000 {
      let quantity = Quantity(scaled: Int64(clamping: random.minorUnits().magnitude), unit: unit)
      #expect(try Quantity(typed: quantity.description, unit: unit) == quantity, "\(random)")
    }
  }
}
