import LedgerDomain
import TestSupport
import Testing

struct RecurrenceScheduleTests {
  struct Case: CustomTestStringConvertible {
    let every: String
    let on: String?
    let from: String
    let days: String
    var testDescription: String { "every \(every) on \(on ?? "its day") from \(from)" }
  }

  @Test(arguments: [
    Case(every: "month", on: "31", from: "2026-01-31", days: "2026-01-31 2026-02-28 2026-03-31 2026-04-30 2026-05-31"),
    Case(every: "month", on: nil, from: "2026-01-31", days: "2026-01-31 2026-02-28 2026-03-31 2026-04-30 2026-05-31"),
    Case(every: "month", on: "5", from: "2026-11-10", days: "2026-12-05 2027-01-05 2027-02-05 2027-03-05 2027-04-05"),
    Case(
      every: "3-months", on: "30", from: "2026-11-10", days: "2026-11-30 2027-02-28 2027-05-30 2027-08-30 2027-11-30"),
    Case(every: "week", on: nil, from: "2026-11-03", days: "2026-11-03 2026-11-10 2026-11-17 2026-11-24 2026-12-01"),
    Case(
      every: "2-weeks", on: "mon", from: "2026-11-03", days: "2026-11-09 2026-11-23 2026-12-07 2026-12-21 2027-01-04"),
    Case(every: "year", on: nil, from: "2024-02-29", days: "2024-02-29 2025-02-28 2026-02-28 2027-02-28 2028-02-29"),
    Case(every: "year", on: "5", from: "2026-11-10", days: "2027-11-05 2028-11-05 2029-11-05 2030-11-05 2031-11-05"),
    Case(
      every: "year", on: "03-31", from: "2026-04-01", days: "2027-03-31 2028-03-31 2029-03-31 2030-03-31 2031-03-31"),
    Case(
      every: "2-years", on: "29", from: "2026-02-01", days: "2026-02-28 2028-02-29 2030-02-28 2032-02-29 2034-02-28"),
  ])
  func `due days are reckoned from the wished day, never from the last one`(_ line: Case) throws {
    let schedule = try schedule(line.every, line.on, from: line.from)
    let days = schedule.dueDays(in: .earliest...(.latest)).prefix(5).map(\.description).joined(separator: " ")
    #expect(days == line.days)
  }

  @Test func `a schedule ends on a day or after so many times`() throws {
    var schedule = try schedule("month", "31", from: "2026-01-31")
    let days = date("2026-01-01")...date("2027-12-31")
    schedule.end = .until(date("2026-03-31"))
    #expect(schedule.dueDays(in: days).map(\.description) == ["2026-01-31", "2026-02-28", "2026-03-31"])
    schedule.end = .until(date("2026-03-30"))
    #expect(schedule.dueDays(in: days).map(\.description) == ["2026-01-31", "2026-02-28"])
    schedule.end = .count(2)
    #expect(schedule.dueDays(in: days).map(\.description) == ["2026-01-31", "2026-02-28"])
    // What comes before a stretch counts.
    #expect(schedule.dueDays(in: date("2026-02-01")...date("2026-12-31")).map(\.description) == ["2026-02-28"])
    schedule.end = .until(date("2025-12-31"))
    #expect(Array(schedule.dueDays(in: days)).isEmpty)
  }

  @Test func `a schedule without an end stops where the calendar does`() throws {
    let schedule = try schedule("week", nil, from: "9999-12-20")
    #expect(schedule.dueDays(in: .earliest...(.latest)).map(\.description) == ["9999-12-20", "9999-12-27"])
    #expect(try self.schedule("year", "30", from: "9999-12-31").nextDueDay(from: .earliest) == nil)
  }

  @Test(arguments: [
    ("month", "1 month"), ("2-weeks", "2 week"), ("1-week", "1 week"), ("12-months", "12 month"), ("2-year", "2 year"),
  ])
  func `an interval is read as it is typed`(text: String, read: String) throws {
    let interval = try #require(RecurrenceInterval(text: text))
    #expect("\(interval.count) \(interval.unit.rawValue)" == read)
    #expect(RecurrenceInterval(text: interval.description) == interval)
  }

  @Test(arguments: ["", "day", "months", "0-weeks", "-weeks", "2weeks", "1000-weeks", "2--weeks", "+2-weeks", "2-"])
  func `any other text is no interval`(text: String) {
    #expect(RecurrenceInterval(text: text) == nil)
  }

  @Test(arguments: ["", "0", "32", "+5", "mo", "13-01", "05-32", "5-1", "05-01-01"])
  func `any other text is no day`(text: String) {
    #expect(RecurrenceDay(text: text) == nil)
  }

  @Test func `a weekday belongs to weeks and a day of the month to months and years`() throws {
    let first = date("2026-11-03")
    for (every, day) in [("week", "3"), ("week", "03-01"), ("month", "tue"), ("month", "03-01"), ("year", "tue")] {
      let interval = try #require(RecurrenceInterval(text: every))
      #expect(Recurrence(interval, on: RecurrenceDay(text: day), from: first) == nil, "\(every) \(day)")
    }
  }

  @Test func `random schedules agree with a walk from day to day`() throws {
    var random = SeededRandom()
    for _ in 0..<400 {
      let first = date("2020-01-01").adding(days: Int.random(in: 0...1500, using: &random))!
      let unit = RecurrenceInterval.Unit.allCases.randomElement(using: &random)!
      let interval = RecurrenceInterval(Int.random(in: 1...7, using: &random), unit)!
      let day: RecurrenceDay? =
        Bool.random(using: &random)
        ? nil
        : unit == .week
          ? .weekday(Weekday.allCases.randomElement(using: &random)!)
          : unit == .year && Bool.random(using: &random)
            ? .dayOfYear(month: Int.random(in: 1...12, using: &random), day: Int.random(in: 1...31, using: &random))
            : .dayOfMonth(Int.random(in: 1...31, using: &random))
      let end: RecurrenceSchedule.End =
        switch Int.random(in: 0...2, using: &random) {
        case 0: .never
        case 1: .until(first.adding(days: Int.random(in: -10...2000, using: &random))!)
        default: .count(Int.random(in: 1...20, using: &random))
        }
      let schedule = RecurrenceSchedule(try #require(Recurrence(interval, on: day, from: first)), from: first, end: end)
      let from = date("2019-06-01").adding(days: Int.random(in: 0...3000, using: &random))!
      let days = from...from.adding(days: Int.random(in: 0...2000, using: &random))!
      let walked = NaiveDueDays.walk(schedule, through: days.upperBound).filter { days.contains($0) }
      guard Array(schedule.dueDays(in: days)) == walked else {
        Issue.record("\(random): \(schedule) in \(days): \(Array(schedule.dueDays(in: days))), not \(walked)")
        return
      }
      guard schedule.isDue(on: from) == walked.contains(from) else {
        Issue.record("\(random): \(schedule) on \(from)")
        return
      }
      #expect(
        schedule.count(before: days.upperBound)
          == NaiveDueDays.walk(schedule, through: days.upperBound).filter {
            $0 < days.upperBound
          }.count, "\(random)")
    }
  }

  private func schedule(_ every: String, _ on: String?, from: String) throws -> RecurrenceSchedule {
    let first = date(from)
    let interval = try #require(RecurrenceInterval(text: every))
    return RecurrenceSchedule(
      try #require(Recurrence(interval, on: on.flatMap { RecurrenceDay(text: $0) }, from: first)), from: first)
  }
}
