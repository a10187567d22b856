import LedgerDomain
import TestSupport
import Testing

/// What was consumed beside what it is compared with.
struct ConsumptionChangeTests {
  struct Case: CustomTestStringConvertible {
    let before: String?
    let now: String
    let change: String?
    let percent: String
    var testDescription: String { "\(before ?? "nothing") to \(now)" }
  }

  @Test(arguments: [
    Case(before: "100.00", now: "150.00", change: "50.00", percent: "50 %"),
    Case(before: "100.00", now: "0.00", change: "-100.00", percent: "-100 %"),
    Case(before: "0.00", now: "12.00", change: "12.00", percent: "–"),
    Case(before: "0.00", now: "0.00", change: "0.00", percent: "–"),
    Case(before: "-10.00", now: "10.00", change: "20.00", percent: "–"),
    Case(before: "10.00", now: "-10.00", change: "-20.00", percent: "-200 %"),
    Case(before: nil, now: "12.00", change: nil, percent: "–"),
  ])
  func `a percent needs something above 0 before`(expected: Case) throws {
    let change = try ConsumptionChange(from: expected.before.map { usd($0) }, to: usd(expected.now))
    #expect(change.change == expected.change.map { usd($0) })
    #expect(change.ratio.percentText == expected.percent)
    #expect(change.ratio.fraction.isFinite)
  }

  @Test func `a difference that does not fit is refused`() {
    #expect(throws: MoneyError.outOfRange) {
      try ConsumptionChange(from: usd("-92233720368547758.08"), to: usd("0.01"))
    }
  }
}
