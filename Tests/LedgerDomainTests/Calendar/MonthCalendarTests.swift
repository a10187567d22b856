import LedgerDomain
import TestSupport
import Testing

struct MonthCalendarTests {
  /// A line of the table of SEMANTICS §6.
  struct Line: CustomTestStringConvertible, Sendable {
    let starts: [(day: Int, from: String)]
    let date: String
    let days: String
    let label: String

    var testDescription: String { "\(starts.map { "\($0.day) from \($0.from)" }) \(date)" }

    init(_ starts: [(day: Int, from: String)], _ date: String, _ days: String, _ label: String) {
      (self.starts, self.date, self.days, self.label) = (starts, date, days, label)
    }
  }

  @Test(arguments: [
    Line([(25, "2020-01")], "2026-01-24", "2025-12-25 … 2026-01-24", "2026-01"),
    Line([(25, "2020-01")], "2026-01-25", "2026-01-25 … 2026-02-24", "2026-02"),
    Line([(10, "2020-01")], "2026-01-10", "2026-01-10 … 2026-02-09", "2026-01"),
    Line([(15, "2020-01")], "2026-01-15", "2026-01-15 … 2026-02-14", "2026-01"),
    Line([(16, "2020-01")], "2026-01-16", "2026-01-16 … 2026-02-15", "2026-02"),
    Line([(31, "2020-01")], "2026-02-28", "2026-02-28 … 2026-03-30", "2026-03"),
    Line([(31, "2020-01")], "2026-02-27", "2026-01-31 … 2026-02-27", "2026-02"),
    Line([(1, "2020-01"), (25, "2026-06")], "2026-06-10", "2026-06-01 … 2026-06-24", "2026-06"),
    Line([(1, "2020-01"), (10, "2026-06")], "2026-06-05", "2026-05-01 … 2026-06-09", "2026-05"),
    // The stub at the end of May joins the month before it.
    Line([(25, "2020-01"), (1, "2026-06")], "2026-05-31", "2026-04-25 … 2026-05-31", "2026-05"),
    Line([(25, "2020-01"), (1, "2026-06")], "2026-06-01", "2026-06-01 … 2026-06-30", "2026-06"),
    Line([], "2024-02-29", "2024-02-01 … 2024-02-29", "2024-02"),
  ])
  func `a day lies in the month of the table`(_ line: Line) throws {
    let calendar = try calendar(line.starts)
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
      let labels = naiveLabels(calendar.starts, from: date("2015-01-01"), through: date("2027-12-31"))
      for (date, label) in labels {
        guard calendar.month(of: date).description == label, calendar.days(of: calendar.month(of: date)).contains(date)
        else {
          Issue.record("\(random): \(starts): \(date) is in \(calendar.month(of: date)), not in \(label)")
          return
        }
      }
    }
  }

  /// The label of each day, by walking over the days: a stretch begins on a start day or where a setting begins, and
  /// goes on where it would hold no 15th.
  private func naiveLabels(
    _ starts: [MonthStart], from first: CalendarDate, through last: CalendarDate
  ) -> [(date: CalendarDate, label: String)] {
    var stretches: [[CalendarDate]] = []
    var date = first
    while date <= last {
      let (year, month, day) = date.components
      let start = starts.filter { $0.from.firstDay <= date }.max { $0.from < $1.from }?.day ?? 1
      let startHere = min(start, CalendarDate.days(inMonth: month, of: year))
      let isCut = starts.contains { $0.from.firstDay == date }
      if day == startHere || isCut || stretches.isEmpty { stretches.append([]) }
      stretches[stretches.count - 1].append(date)
      date = date.adding(days: 1)!
    }
    var months: [[CalendarDate]] = []
    for stretch in stretches {
      if months.isEmpty || stretch.contains(where: { $0.components.day == 15 }) {
        months.append(stretch)
      } else {
        months[months.count - 1] += stretch
      }
    }
    // The ends of the walk cut months in two.
    return months.dropFirst().dropLast().flatMap { days in
      let label = days.first { $0.components.day == 15 }!.month.description
      return days.map { ($0, label) }
    }
  }

  private func calendar(_ starts: [(day: Int, from: String)]) throws -> MonthCalendar {
    MonthCalendar(try starts.map { try #require(MonthStart(day: $0.day, from: month($0.from))) })
  }
}
