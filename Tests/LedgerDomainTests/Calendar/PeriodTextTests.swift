import LedgerDomain
import TestSupport
import Testing

struct PeriodTextTests {
  struct Reading: CustomStringConvertible {
    let text: String
    let period: Period
    var description: String { text }
  }

  @Test(arguments: [
    Reading(text: "2026-11", period: .months(months("2026-11", "2026-11"))),
    Reading(text: "2026", period: .months(months("2026-01", "2026-12"))),
    Reading(text: "0001", period: .months(months("0001-01", "0001-12"))),
    Reading(text: "2026-Q1", period: .months(months("2026-01", "2026-03"))),
    Reading(text: "2026-Q2", period: .months(months("2026-04", "2026-06"))),
    Reading(text: "2026-Q3", period: .months(months("2026-07", "2026-09"))),
    Reading(text: "2026-Q4", period: .months(months("2026-10", "2026-12"))),
    Reading(text: "2026-01..2026-06", period: .months(months("2026-01", "2026-06"))),
    Reading(text: "2026-06..2026-06", period: .months(months("2026-06", "2026-06"))),
    Reading(text: "2025..2026", period: .months(months("2025-01", "2026-12"))),
    Reading(text: "2025..2026-06", period: .months(months("2025-01", "2026-06"))),
    Reading(text: "2025-Q4..2026-Q1", period: .months(months("2025-10", "2026-03"))),
    Reading(text: "2026-06..2026", period: .months(months("2026-06", "2026-12"))),
    Reading(text: "2026-03..", period: .monthsFrom(month("2026-03"))),
    Reading(text: "2026..", period: .monthsFrom(month("2026-01"))),
    Reading(text: "2026-Q3..", period: .monthsFrom(month("2026-07"))),
    Reading(text: "..2026-03", period: .monthsUntil(month("2026-03"))),
    Reading(text: "..2026", period: .monthsUntil(month("2026-12"))),
    Reading(text: "..2026-Q3", period: .monthsUntil(month("2026-09"))),
    Reading(text: "2026-11-03", period: .days(date("2026-11-03")...date("2026-11-03"))),
    Reading(text: "2026-11-01..2026-11-15", period: .days(date("2026-11-01")...date("2026-11-15"))),
    Reading(text: "2026-11-03..2026-11-03", period: .days(date("2026-11-03")...date("2026-11-03"))),
    Reading(text: "2026-11-03..", period: .days(date("2026-11-03")...CalendarDate.latest)),
    Reading(text: "..2026-11-03", period: .days(CalendarDate.earliest...date("2026-11-03"))),
    Reading(text: "this-month", period: .thisMonth),
    Reading(text: "last-month", period: .lastMonth),
    Reading(text: "this-year", period: .thisYear),
    Reading(text: "last-12-months", period: .last12Months),
  ])
  func `a period is read`(expected: Reading) {
    #expect(Period(text: expected.text) == expected.period)
  }

  @Test(arguments: [
    "", ".", "..", "...", "2026-06..2026-01", "2026..2025", "2026-Q3..2026-Q2", "2026-11-15..2026-11-01",
    "2026-01..2026-03-15", "2026-01-15..2026-03", "2026-11-03..2026", "2026-01...2026-06",
    "2026-01..2026-03..2026-06", "2026-01.2026-06", "2026-01-2026-06", "2026-01 .. 2026-06", "2026-13", "2026-00",
    "2026-Q0", "2026-Q5", "2026-Q", "2026-q3", "2026Q3", "Q3", "Q3-2026", "2026-Q33", "2026-Q1-Q2", "2026-02-30",
    "2026-02-30..", "..2026-02-30", "2026-02-01..2026-02-30", "26", "0000", "10000", "20266", " 2026", "2026 ",
    "+2026", "-2026", "２０２６", "2026-Q٣", "This-Month", "this month", "this-month..", "..last-month", "next-month",
    "last-3-months", "all", "today", "x..", "2026-01..x", "..x",
  ])
  func `any other text is no period`(text: String) {
    #expect(Period(text: text) == nil)
  }

  @Test func `each named period is read by its name`() {
    #expect(Period.named.count == 4)
    for named in Period.named { #expect(Period(text: named.name) == named.period) }
  }
}
