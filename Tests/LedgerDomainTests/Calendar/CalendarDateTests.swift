import LedgerDomain
import TestSupport
import Testing

struct CalendarDateTests {
  /// A calendar that only counts, as slow as it is plain.
  struct SlowCount {
    var (year, month, day) = (1, 1, 1)

    static func isLeapYear(_ year: Int) -> Bool {
      if year.isMultiple(of: 400) { return true }
      if year.isMultiple(of: 100) { return false }
      return year.isMultiple(of: 4)
    }

    static func length(ofMonth month: Int, in year: Int) -> Int {
      [31, isLeapYear(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    mutating func advance() {
      day += 1
      if day > SlowCount.length(ofMonth: month, in: year) { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
  }

  struct Known: CustomStringConvertible {
    let year: Int
    let month: Int
    let day: Int
    let dayNumber: Int32
    var description: String { "\(year)-\(month)-\(day)" }
  }

  @Test(arguments: [
    Known(year: 1, month: 1, day: 1, dayNumber: -719_162),
    Known(year: 1899, month: 12, day: 30, dayNumber: -25_569),
    Known(year: 1969, month: 12, day: 31, dayNumber: -1),
    Known(year: 1970, month: 1, day: 1, dayNumber: 0),
    Known(year: 2000, month: 2, day: 29, dayNumber: 11_016),
    Known(year: 2000, month: 3, day: 1, dayNumber: 11_017),
    Known(year: 2026, month: 11, day: 3, dayNumber: 20_760),
    Known(year: 2038, month: 1, day: 19, dayNumber: 24_855),
    Known(year: 9999, month: 12, day: 31, dayNumber: 2_932_896),
  ])
  func `a known date has its day number`(known: Known) throws {
    let date = try #require(CalendarDate(year: known.year, month: known.month, day: known.day))
    #expect(date.dayNumber == known.dayNumber)
    #expect(CalendarDate(dayNumber: known.dayNumber) == date)
    #expect(date.components == (known.year, known.month, known.day))
  }

  @Test func `the calendar goes from the year 1 to the year 9999`() {
    #expect(CalendarDate.earliest.description == "0001-01-01")
    #expect(CalendarDate.latest.description == "9999-12-31")
    #expect(CalendarDate(dayNumber: CalendarDate.earliest.dayNumber - 1) == nil)
    #expect(CalendarDate(dayNumber: CalendarDate.latest.dayNumber + 1) == nil)
    #expect(CalendarDate(dayNumber: .min) == nil)
    #expect(CalendarDate(dayNumber: .max) == nil)
  }

  @Test func `both ends of every month agree with a slow count of days`() throws {
    var days: Int32 = -719_162
    for year in 1...9999 {
      for month in 1...12 {
        let length = SlowCount.length(ofMonth: month, in: year)
        guard CalendarDate.days(inMonth: month, of: year) == length,
          let first = CalendarDate(year: year, month: month, day: 1),
          let last = CalendarDate(year: year, month: month, day: length),
          first.dayNumber == days, last.dayNumber == days + Int32(length) - 1,
          first.components == (year, month, 1), last.components == (year, month, length),
          CalendarDate(year: year, month: month, day: length + 1) == nil
        else {
          Issue.record("the count differs in month \(month) of \(year)")
          return
        }
        days += Int32(length)
      }
    }
    #expect(days == CalendarDate.latest.dayNumber + 1)
  }

  @Test func `each day of a cycle of 400 years agrees with a slow count`() throws {
    var count = SlowCount(year: 1799, month: 12, day: 31)
    let first = try #require(CalendarDate(year: 1799, month: 12, day: 31)).dayNumber
    for dayNumber in first...(first + 146_097) {
      guard let date = CalendarDate(dayNumber: dayNumber),
        date.components == (count.year, count.month, count.day),
        CalendarDate(year: count.year, month: count.month, day: count.day) == date
      else {
        Issue.record("the count differs on \(count)")
        return
      }
      count.advance()
    }
    #expect(count.year == 2200 && count.month == 1 && count.day == 1)
  }

  struct LeapYear: CustomStringConvertible {
    let year: Int
    let hasLeapDay: Bool
    var description: String { String(year) }
  }

  @Test(arguments: [
    LeapYear(year: 4, hasLeapDay: true), LeapYear(year: 100, hasLeapDay: false),
    LeapYear(year: 400, hasLeapDay: true), LeapYear(year: 1900, hasLeapDay: false),
    LeapYear(year: 2000, hasLeapDay: true), LeapYear(year: 2023, hasLeapDay: false),
    LeapYear(year: 2024, hasLeapDay: true), LeapYear(year: 2100, hasLeapDay: false),
  ])
  func `the 29th of February exists in leap years only`(expected: LeapYear) {
    #expect((CalendarDate(year: expected.year, month: 2, day: 29) != nil) == expected.hasLeapDay)
    #expect(CalendarDate(year: expected.year, month: 2, day: 28) != nil)
    #expect(CalendarDate(year: expected.year, month: 2, day: 30) == nil)
  }

  struct NoDay: CustomStringConvertible {
    let year: Int
    let month: Int
    let day: Int
    var description: String { "\(year)-\(month)-\(day)" }
  }

  @Test(arguments: [
    NoDay(year: 0, month: 1, day: 1), NoDay(year: -1, month: 1, day: 1), NoDay(year: 10_000, month: 1, day: 1),
    NoDay(year: 2026, month: 0, day: 1), NoDay(year: 2026, month: 13, day: 1), NoDay(year: 2026, month: 1, day: 0),
    NoDay(year: 2026, month: 1, day: 32), NoDay(year: 2026, month: 4, day: 31), NoDay(year: 2026, month: 2, day: 31),
    NoDay(year: .max, month: .max, day: .max), NoDay(year: .min, month: .min, day: .min),
  ])
  func `a day that does not exist cannot be made`(expected: NoDay) {
    #expect(CalendarDate(year: expected.year, month: expected.month, day: expected.day) == nil)
  }

  @Test func `days are added and counted across months and leap days`() {
    #expect(date("2024-02-28").adding(days: 1) == date("2024-02-29"))
    #expect(date("2026-02-28").adding(days: 1) == date("2026-03-01"))
    #expect(date("2026-01-01").adding(days: -1) == date("2025-12-31"))
    #expect(date("2026-01-01").adding(days: 0) == date("2026-01-01"))
    #expect(date("2026-03-01").days(since: date("2026-02-01")) == 28)
    #expect(date("2026-02-01").days(since: date("2026-03-01")) == -28)
    #expect(CalendarDate.latest.days(since: .earliest) == 3_652_058)
  }

  @Test(arguments: [1, 4_000_000, Int(Int32.max), Int.max])
  func `no day lies beyond the calendar's ends`(days: Int) {
    #expect(CalendarDate.latest.adding(days: days) == nil)
    #expect(CalendarDate.earliest.adding(days: -days) == nil)
    #expect(CalendarDate.earliest.adding(days: .min) == nil)
  }

  @Test func `dates are in the order of time`() {
    #expect(date("2025-12-31") < date("2026-01-01"))
    #expect(date("2026-01-31") < date("2026-02-01"))
    #expect(date("0999-01-01") < date("1000-01-01"))
    #expect(!(date("2026-01-01") < date("2026-01-01")))
  }

  @Test func `a date lies in its calendar month`() {
    #expect(date("2026-01-01").month == month("2026-01"))
    #expect(date("2026-12-31").month == month("2026-12"))
    #expect(CalendarDate.earliest.month == month("0001-01"))
    #expect(CalendarDate.latest.month == month("9999-12"))
  }
}
