import LedgerDomain
import TestSupport
import Testing

struct CalendarDateTextTests {
  @Test func `a date is printed in ISO form with all its digits`() throws {
    #expect(try #require(CalendarDate(year: 2026, month: 11, day: 3)).description == "2026-11-03")
    #expect(try #require(CalendarDate(year: 7, month: 1, day: 9)).description == "0007-01-09")
    #expect(try #require(CalendarDate(year: 987, month: 10, day: 10)).description == "0987-10-10")
  }

  @Test func `any day is read back as it was printed`() throws {
    var random = SeededRandom()
    for _ in 0..<5_000 {
      let dayNumber = Int32.random(
        in: CalendarDate.earliest.dayNumber...CalendarDate.latest.dayNumber, using: &random)
      let date = try #require(CalendarDate(dayNumber: dayNumber))
      #expect(CalendarDate(iso: date.description) == date, "\(random)")
    }
  }

  @Test func `the last day of every month is read back as it was printed`() throws {
    for number in (1 * 12)...(9999 * 12 + 11) {
      let date = try #require(Month(number: Int32(number))).lastDay
      guard CalendarDate(iso: date.description) == date else {
        Issue.record("\(date) is not read back")
        return
      }
    }
  }

  @Test(arguments: [
    "", "2026", "2026-11", "2026-11-", "2026-11-3", "2026-1-03", "26-11-03", "02026-11-03", "2026-11-003",
    "2026-011-03", "20261103", "2026/11/03", "2026.11.03", "03-11-2026", "03.11.2026", "2026-11-03T00:00",
    "2026-11-03-01", "-2026-11-03", "+026-11-03", "2026-+1-03", "2026-11-+3", " 2026-11-03", "2026-11-03 ",
    "2026-11-03\n", "2026 -11-03", "2026--11-03", "2026-11--3", "2026\u{2212}11\u{2212}03",
    "2026\u{2013}11\u{2013}03", "２０２６-11-03", "٢٠٢٦-11-03", "2026-11-0٣", "2026-Nov-03", "yyyy-mm-dd", "0000-01-01",
    "2026-00-01", "2026-13-01", "2026-01-00", "2026-01-32", "2026-02-29", "2026-02-30", "2026-04-31", "1900-02-29",
    "10000-01-01", "2026-11-03\u{301}", "2026-\u{301}11-03", "--", "today",
  ])
  func `any other form, and a day that does not exist, is no date`(text: String) {
    #expect(CalendarDate(iso: text) == nil)
    #expect(CalendarDate(iso: Substring(text)) == nil)
  }
}
