import LedgerDomain
import TestSupport
import Testing

struct MonthCalendarTests {
  @Test(arguments: MonthVector.table)
  func `a day lies in the month of the table`(_ line: MonthVector) throws {
    let calendar = MonthCalendar(line.starts)
    let label = calendar.month(of: date(line.date))
    let days = calendar.days(of: label)
    #expect(label.description == line.label)
    #expect("\(days.lowerBound) … \(days.upperBound)" == line.days)
  }

  @Test func `of two settings from the same month the last one counts, and their order does not matter`() throws {
    let calendar = try calendar([(10, "2026-06"), (25, "2026-01"), (5, "2026-06")])
    #expect(calendar.startDay(in: month("2026-05")) == 25)
    #expect(calendar.startDay(in: month("2026-06")) == 5)
    #expect(calendar.startDay(in: month("2025-12")) == 1)
  }

  @Test func `a start day is one of 1 to 31`() {
    #expect(MonthStart(day: 0, from: month("2026-01")) == nil)
    #expect(MonthStart(day: 32, from: month("2026-01")) == nil)
  }

  @Test func `months meet without a gap at the calendar's ends`() throws {
    let calendar = try calendar([(25, "0001-01")])
    #expect(calendar.month(of: .earliest) == CalendarDate.earliest.month)
    #expect(calendar.firstDay(of: CalendarDate.earliest.month) == .earliest)
    #expect(calendar.month(of: .latest) == CalendarDate.latest.month)
    #expect(calendar.lastDay(of: CalendarDate.latest.month) == .latest)
  }

  @Test func `random settings over ten years agree with months cut day by day`() throws {
    var random = SeededRandom()
    for _ in 0..<200 {
      var starts: [(day: Int, from: String)] = []
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let from = Month(number: Int32.random(in: (2016 * 12)...(2026 * 12), using: &random))!
        starts.append((Int.random(in: 1...31, using: &random), from.description))
      }
      let calendar = try calendar(starts)
      let labels = NaiveMonths.labels(calendar.starts, from: date("2015-01-01"), through: date("2027-12-31"))
      for (date, label) in labels {
        guard calendar.month(of: date).description == label, calendar.days(of: calendar.month(of: date)).contains(date)
        else {
          Issue.record("\(random): \(starts): \(date) is in \(calendar.month(of: date)), not in \(label)")
          return
        }
      }
    }
  }

  private func calendar(_ starts: [(day: Int, from: String)]) throws -> MonthCalendar {
    MonthCalendar(try starts.map { try #require(MonthStart(day: $0.day, from: month($0.from))) })
  }
}
