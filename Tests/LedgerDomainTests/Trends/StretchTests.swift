import LedgerDomain
import TestSupport
import Testing

/// Months, quarters and years of label months.
struct StretchTests {
  struct Cut: CustomTestStringConvertible {
    let length: StretchLength
    let months: (String, String)
    let labels: [String]
    var testDescription: String { "\(length.rawValue) \(months.0) \(months.1)" }
  }

  @Test(arguments: [
    Cut(length: .month, months: ("2025-12", "2026-02"), labels: ["2025-12", "2026-01", "2026-02"]),
    Cut(length: .quarter, months: ("2025-12", "2026-04"), labels: ["2025-Q4", "2026-Q1", "2026-Q2"]),
    Cut(length: .quarter, months: ("2026-08", "2026-08"), labels: ["2026-Q3"]),
    Cut(length: .year, months: ("2025-12", "2026-01"), labels: ["2025", "2026"]),
    Cut(length: .year, months: ("0001-01", "0002-12"), labels: ["0001", "0002"]),
    Cut(length: .quarter, months: ("9999-11", "9999-12"), labels: ["9999-Q4"]),
  ])
  func `the stretches hold the months and are whole`(cut: Cut) {
    let range = months(cut.months.0, cut.months.1)
    let stretches = cut.length.stretches(over: range, in: MonthCalendar())
    #expect(stretches.map(\.label) == cut.labels)
    #expect(stretches.allSatisfy { $0.months.count == cut.length.monthCount && $0.isCalendarStretch })
    #expect(stretches.flatMap(\.months.months).contains(range.first))
    for (stretch, next) in zip(stretches, stretches.dropFirst()) {
      #expect(stretch.days.upperBound.adding(days: 1) == next.days.lowerBound)
    }
  }

  @Test func `the days follow the calendar of the ledger`() throws {
    let calendar = MonthCalendar([try #require(MonthStart(day: 25, from: month("2020-01")))])
    let quarter = StretchLength.quarter.stretches(over: MonthRange(month("2026-02")), in: calendar)[0]
    #expect(quarter.days == date("2025-12-25")...date("2026-03-24"))
    #expect(!quarter.isCalendarStretch)
  }

  @Test func `a stretch is complete when all of it has ended and all of it was recorded`() {
    let quarter = StretchLength.quarter.stretches(over: MonthRange(month("2026-02")), in: MonthCalendar())[0]
    #expect(quarter.isComplete(since: month("2026-01"), today: date("2026-04-01")))
    #expect(!quarter.isComplete(since: month("2026-01"), today: date("2026-03-31")))
    #expect(!quarter.isComplete(since: month("2026-02"), today: date("2026-04-01")))
    #expect(!quarter.isComplete(since: nil, today: date("2026-04-01")))
    #expect(quarter.isFuture(today: date("2025-12-31")) && !quarter.isFuture(today: date("2026-01-01")))
  }
}
