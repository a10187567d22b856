import LedgerDomain
import TestSupport
import Testing

/// How far a month has come, in plain arithmetic.
struct MonthPaceTests {
  private func expense(
    _ consumed: String, of budget: String?, carried: String? = nil, in code: String = "USD", span: MonthSpan? = nil
  ) throws -> MonthExpense {
    MonthExpense(
      span: span ?? MonthSpan(month("2026-11")),
      position: try BudgetPosition(
        budget: budget.map { money($0, code) }, carried: carried.map { money($0, code) },
        consumed: money(consumed, code)),
      income: .zero(currency(code)), isFuture: false)
  }

  struct Left: CustomTestStringConvertible {
    let consumed: String
    let budget: String?
    var carried: String?
    let today: String
    let left: String?
    var testDescription: String { "\(consumed) of \(budget ?? "none") on \(today)" }
  }

  @Test(arguments: [
    Left(consumed: "0.00", budget: "30.00", today: "2026-11-01", left: "1.00"),
    Left(consumed: "0.00", budget: "30.00", today: "2026-11-30", left: "30.00"),
    Left(consumed: "0.01", budget: "30.00", today: "2026-11-01", left: "0.99"),
    Left(consumed: "1217.20", budget: "2000.00", today: "2026-11-12", left: "41.20"),
    Left(consumed: "10.00", budget: "30.00", carried: "9.00", today: "2026-11-30", left: "29.00"),
    Left(consumed: "30.00", budget: "30.00", today: "2026-11-12", left: "0.00"),
    Left(consumed: "30.01", budget: "30.00", today: "2026-11-12", left: "0.00"),
    Left(consumed: "0.00", budget: "0.00", today: "2026-11-12", left: "0.00"),
    Left(consumed: "-20.00", budget: "100.00", today: "2026-11-30", left: "120.00"),
    Left(consumed: "5.00", budget: nil, today: "2026-11-30", left: nil),
  ])
  func `what is left is shared by the days left, today among them, rounded down and never below 0`(expected: Left)
    throws
  {
    let month = try expense(expected.consumed, of: expected.budget, carried: expected.carried)
    let pace = try #require(MonthPace(month, today: date(expected.today)))
    #expect(pace.leftPerDay == expected.left.map { usd($0) })
    #expect(pace.dayCount == 30 && pace.daysLeft + pace.day == 31)
  }

  @Test func `a month has no pace before its first day and after its last`() throws {
    let month = try expense("1.00", of: "2.00")
    #expect(MonthPace(month, today: date("2026-10-31")) == nil)
    #expect(MonthPace(month, today: date("2026-12-01")) == nil)
    #expect(MonthPace(month, today: date("2026-11-01"))?.day == 1)
    #expect(MonthPace(month, today: date("2026-11-30"))?.daysLeft == 1)
  }

  @Test func `the days are those of the month, wherever it starts`() throws {
    let start = try #require(MonthStart(day: 25, from: month("2020-01")))
    let span = MonthCalendar([start]).span(of: month("2026-03"))
    let pace = try #require(MonthPace(try expense("27.00", of: "28.00", span: span), today: date("2026-03-24")))
    #expect(pace.day == 28 && pace.dayCount == 28 && pace.daysLeft == 1)
    #expect(pace.leftPerDay == usd("1.00"))
    #expect(MonthPace(try expense("1.00", of: nil, span: span), today: date("2026-03-25")) == nil)
  }

  @Test func `what was consumed a day is rounded to the nearest minor unit, halves away from zero`() throws {
    func consumed(_ amount: String, _ today: String) throws -> Money? {
      MonthPace(try expense(amount, of: nil), today: date(today))?.consumedPerDay
    }
    #expect(try consumed("0.05", "2026-11-10") == usd("0.01"))
    #expect(try consumed("0.04", "2026-11-10") == usd("0.00"))
    #expect(try consumed("-0.05", "2026-11-10") == usd("-0.01"))
    #expect(try consumed("92233720368547758.07", "2026-11-01") == usd("92233720368547758.07"))
  }
}
