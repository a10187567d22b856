import LedgerDomain
import TestSupport
import Testing

/// The average of complete months (SEMANTICS §6).
struct AverageConsumedTests {
  static func history(_ first: String, _ consumed: [String], _ code: String = "USD") throws -> History {
    let months = try consumed.enumerated().map { index, amount in
      MonthExpense(
        span: MonthSpan(try #require(month(first).adding(months: index))),
        position: try BudgetPosition(budget: nil, consumed: money(amount, code)),
        income: Money.zero(currency(code)), isFuture: false)
    }
    return History(currency: currency(code), months: months, unconverted: [], begin: months.first?.month)
  }

  @Test func `months before the ledger began are not counted`() throws {
    let months = try Self.history("2026-01", ["0", "0", "30.00", "0"]).months
    func average(since begin: Month?) throws -> (amount: Money, months: Int)? {
      try History(currency: .usd, months: months, unconverted: [], begin: begin)
        .averageConsumed(today: date("2026-12-31"))
    }
    #expect(try average(since: month("2026-03"))?.amount == usd("15.00"))
    #expect(try average(since: month("2026-03"))?.months == 2)
    #expect(try average(since: month("2025-06"))?.months == 4)
    #expect(try average(since: nil) == nil)
  }

  struct Complete: CustomStringConvertible {
    let today: String
    let amount: String
    let divisor: Int
    var description: String { today }
  }

  @Test(arguments: [
    Complete(today: "2026-02-01", amount: "90.00", divisor: 1),
    Complete(today: "2026-02-28", amount: "90.00", divisor: 1),
    Complete(today: "2026-03-01", amount: "45.00", divisor: 2),
    Complete(today: "2026-03-31", amount: "45.00", divisor: 2),
    Complete(today: "2026-04-01", amount: "40.00", divisor: 3),
    Complete(today: "2027-01-01", amount: "60.00", divisor: 4),
  ])
  func `only complete months count, empty ones too, and the divisor says how many`(expected: Complete) throws {
    let history = try Self.history("2026-01", ["90.00", "0.00", "30.00", "120.00"])
    let average = try #require(try history.averageConsumed(today: date(expected.today)))
    #expect(average.amount == usd(expected.amount))
    #expect(average.months == expected.divisor)
  }

  @Test func `without a complete month there is no average`() throws {
    #expect(try Self.history("2026-01", ["90.00"]).averageConsumed(today: date("2026-01-31")) == nil)
    #expect(try Self.history("2026-01", ["90.00"]).averageConsumed(today: date("2025-12-31")) == nil)
    #expect(try Self.history("2026-01", []).averageConsumed(today: date("2026-01-31")) == nil)
  }

  struct Rounding: CustomStringConvertible {
    let consumed: [String]
    let amount: String
    var description: String { consumed.joined(separator: ", ") }
  }

  @Test(arguments: [
    Rounding(consumed: ["0.01", "0.00"], amount: "0.01"),
    Rounding(consumed: ["-0.01", "0.00"], amount: "-0.01"),
    Rounding(consumed: ["0.01", "0.00", "0.00"], amount: "0.00"),
    Rounding(consumed: ["0.02", "0.00", "0.00"], amount: "0.01"),
    Rounding(consumed: ["-0.02", "0.00", "0.00"], amount: "-0.01"),
    Rounding(consumed: ["-0.01", "0.00", "0.00"], amount: "0.00"),
    Rounding(consumed: ["10.00", "10.00", "10.01"], amount: "10.00"),
    Rounding(consumed: ["50.00", "-50.00"], amount: "0.00"),
    Rounding(consumed: ["92233720368547758.07"], amount: "92233720368547758.07"),
    Rounding(consumed: ["-92233720368547758.08"], amount: "-92233720368547758.08"),
  ])
  func `the average is rounded to the nearest cent, halves away from zero`(expected: Rounding) throws {
    let average = try Self.history("2026-01", expected.consumed).averageConsumed(today: date("2026-12-31"))
    #expect(average?.amount == usd(expected.amount))
    #expect(average?.months == expected.consumed.count)
  }

  @Test func `the average is in the history's currency, and another one is refused`() throws {
    let average = try Self.history("2026-01", ["100", "101"], "JPY").averageConsumed(today: date("2026-12-31"))
    #expect(average?.amount == money("101", "JPY"))
    let mixed = History(
      currency: currency("EUR"), months: try Self.history("2026-01", ["1.00"]).months, unconverted: [],
      begin: month("2026-01"))
    #expect(throws: MoneyError.differentCurrencies(currency("EUR"), .usd)) {
      try mixed.averageConsumed(today: date("2026-12-31"))
    }
  }

  @Test func `a sum that does not fit is refused`() throws {
    let history = try Self.history("2026-01", ["92233720368547758.07", "0.01"])
    #expect(throws: MoneyError.outOfRange) { try history.averageConsumed(today: date("2026-12-31")) }
  }
}
