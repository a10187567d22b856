import LedgerDomain
import TestSupport
import Testing

@testable import LedgerReports

@Suite struct AmountScaleTests {
  private static func texts(_ minorUnits: [Int64], in code: String = "USD") -> [String] {
    let currency = currency(code)
    let scale = AmountScale(minorUnits.map { Money(minorUnits: $0, currency: currency) }, in: currency)
    return scale.values.map(scale.text)
  }

  struct Case: CustomTestStringConvertible {
    let amounts: [Int64]
    var currency = "USD"
    let values: [String]
    var testDescription: String { "\(amounts) \(currency)" }
  }

  @Test(arguments: [
    Case(amounts: [], values: ["0"]), Case(amounts: [0, 0], values: ["0"]),
    Case(amounts: [60_000], values: ["0", "200", "400", "600"]),
    Case(amounts: [83_350, 1_000], values: ["0", "500", "1,000"]),
    Case(amounts: [50], values: ["0", "0.2", "0.4", "0.6"]),
    Case(amounts: [-101_305, 50_000], values: ["-1,500", "-1,000", "-500", "0", "500"]),
    Case(amounts: [-1_250], values: ["-15", "-10", "-5", "0"]),
    Case(amounts: [480_000_000], values: ["0", "2M", "4M", "6M"]),
    Case(amounts: [230_000_000], values: ["0", "1M", "2M", "3M"]),
    Case(amounts: [500_000_000_000_000], values: ["0", "2T", "4T", "6T"]),
    Case(amounts: [165_000], currency: "JPY", values: ["0", "50,000", "100,000", "150,000", "200,000"]),
  ])
  func `the values are`(_ expected: Case) {
    #expect(AmountScaleTests.texts(expected.amounts, in: expected.currency) == expected.values)
  }

  @Test func `there are three to five values, which the amounts lie within, 0 among them`() {
    for exponent in 0...15 {
      for factor: Int64 in 1...99 {
        let amount = (0..<exponent).reduce(factor) { value, _ in value * 10 }
        for other: Int64 in [0, -1, -amount / 3, -amount] {
          let amounts = [amount, other].map { Money(minorUnits: $0, currency: .usd) }
          let scale = AmountScale(amounts, in: .usd)
          #expect((3...5).contains(scale.values.count) && scale.values.contains(0), "\(amounts)")
          #expect((scale.values.last ?? 0) >= Double(amount) / 100, "\(amounts)")
          #expect((scale.values.first ?? 0) <= Double(other) / 100, "\(amounts)")
        }
      }
    }
  }

  @Test func `a place is 0 at the lowest value and 1 at the highest`() {
    let scale = AmountScale([Money(minorUnits: 60_000, currency: .usd)], in: .usd)
    #expect(scale.place(of: Money(minorUnits: 0, currency: .usd)) == 0)
    #expect(scale.place(of: Money(minorUnits: 30_000, currency: .usd)) == 0.5)
    #expect(scale.place(of: 600.0) == 1)
  }
}
