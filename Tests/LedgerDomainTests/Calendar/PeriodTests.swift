import LedgerDomain
import TestSupport
import Testing

struct PeriodTests {
  static let today = date("2026-03-05")

  struct Meaning: CustomStringConvertible {
    let text: String
    let span: MonthRange?
    let first: String?
    let last: String?
    var description: String { text }
  }

  @Test(arguments: [
    Meaning(text: "2026-02", span: months("2026-02", "2026-02"), first: "2026-02-01", last: "2026-02-28"),
    Meaning(text: "2024", span: months("2024-01", "2024-12"), first: "2024-01-01", last: "2024-12-31"),
    Meaning(text: "2026-Q3", span: months("2026-07", "2026-09"), first: "2026-07-01", last: "2026-09-30"),
    Meaning(text: "2025-11..", span: months("2025-11", "2026-03"), first: "2025-11-01", last: nil),
    Meaning(text: "2026-03..", span: months("2026-03", "2026-03"), first: "2026-03-01", last: nil),
    Meaning(text: "2027-01..", span: months("2027-01", "2027-01"), first: "2027-01-01", last: nil),
    Meaning(text: "..2026-02", span: nil, first: nil, last: "2026-02-28"),
    Meaning(text: "2026-11-03", span: nil, first: "2026-11-03", last: "2026-11-03"),
    Meaning(text: "2026-11-01..2026-11-15", span: nil, first: "2026-11-01", last: "2026-11-15"),
    Meaning(text: "this-month", span: months("2026-03", "2026-03"), first: "2026-03-01", last: "2026-03-31"),
    Meaning(text: "last-month", span: months("2026-02", "2026-02"), first: "2026-02-01", last: "2026-02-28"),
    Meaning(text: "this-year", span: months("2026-01", "2026-12"), first: "2026-01-01", last: "2026-12-31"),
    Meaning(text: "last-12-months", span: months("2025-04", "2026-03"), first: "2025-04-01", last: "2026-03-31"),
  ])
  func `a period means months and days once today is known`(expected: Meaning) throws {
    let period = try #require(Period(text: expected.text))
    #expect(period.months(today: Self.today) == expected.span)
    let days = period.days(today: Self.today)
    #expect(days.first == expected.first.map(date))
    #expect(days.last == expected.last.map(date))
  }

  @Test func `the month before January is December`() {
    #expect(Period.lastMonth.months(today: date("2026-01-31")) == months("2025-12", "2025-12"))
    #expect(Period.last12Months.months(today: date("2026-12-01")) == months("2026-01", "2026-12"))
    #expect(Period.thisYear.months(today: date("2026-12-31")) == months("2026-01", "2026-12"))
  }
}
