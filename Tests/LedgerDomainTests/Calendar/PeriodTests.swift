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
    #expect(period.months(today: Self.today, in: MonthCalendar()) == expected.span)
    let days = period.days(today: Self.today, in: MonthCalendar())
    #expect(days.first == expected.first.map(date))
    #expect(days.last == expected.last.map(date))
  }

  @Test func `a period follows the days on which months start`() throws {
    let calendar = MonthCalendar([try #require(MonthStart(day: 25, from: month("2025-01")))])
    let today = date("2026-01-25")
    #expect(Period.thisMonth.months(today: today, in: calendar) == months("2026-02", "2026-02"))
    #expect(Period.lastMonth.months(today: today, in: calendar) == months("2026-01", "2026-01"))
    #expect(Period.thisYear.months(today: date("2025-12-25"), in: calendar) == months("2026-01", "2026-12"))
    #expect(Period.monthsFrom(month("2026-01")).months(today: today, in: calendar) == months("2026-01", "2026-02"))
    func days(_ period: Period) -> [CalendarDate?] {
      let days = period.days(today: today, in: calendar)
      return [days.first, days.last]
    }
    #expect(days(.thisMonth) == [date("2026-01-25"), date("2026-02-24")])
    #expect(days(.months(months("2026-01", "2026-03"))) == [date("2025-12-25"), date("2026-03-24")])
    #expect(days(.monthsFrom(month("2026-03"))) == [date("2026-02-25"), nil])
    #expect(days(.monthsUntil(month("2026-03"))) == [nil, date("2026-03-24")])
  }

  @Test func `the month before January is December`() {
    #expect(Period.lastMonth.months(today: date("2026-01-31"), in: MonthCalendar()) == months("2025-12", "2025-12"))
    #expect(Period.last12Months.months(today: date("2026-12-01"), in: MonthCalendar()) == months("2026-01", "2026-12"))
    #expect(Period.thisYear.months(today: date("2026-12-31"), in: MonthCalendar()) == months("2026-01", "2026-12"))
  }
}
