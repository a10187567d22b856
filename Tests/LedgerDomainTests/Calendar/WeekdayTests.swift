import LedgerDomain
import TestSupport
import Testing

struct WeekdayTests {
  struct Known: CustomStringConvertible {
    let iso: String
    let weekday: Weekday
    var description: String { iso }
  }

  @Test(arguments: [
    Known(iso: "0001-01-01", weekday: .monday),
    Known(iso: "1600-02-29", weekday: .tuesday),
    Known(iso: "1900-01-01", weekday: .monday),
    Known(iso: "1969-07-20", weekday: .sunday),
    Known(iso: "1969-12-31", weekday: .wednesday),
    Known(iso: "1970-01-01", weekday: .thursday),
    Known(iso: "2000-01-01", weekday: .saturday),
    Known(iso: "2024-02-29", weekday: .thursday),
    Known(iso: "2026-11-03", weekday: .tuesday),
    Known(iso: "2026-11-27", weekday: .friday),
    Known(iso: "9999-12-31", weekday: .friday),
  ])
  func `a known date has its weekday`(known: Known) {
    #expect(date(known.iso).weekday == known.weekday)
  }

  @Test func `weekdays follow each other without a gap, before 1970 too`() throws {
    let first = date("1965-01-04")
    #expect(first.weekday == .monday)
    for day in 0..<4_000 {
      #expect(try #require(first.adding(days: day)).weekday == Weekday.allCases[day % 7])
    }
  }

  struct Name: CustomStringConvertible {
    let text: String
    let weekday: Weekday?
    var description: String { text }
  }

  @Test(arguments: [
    Name(text: "mon", weekday: .monday), Name(text: "tue", weekday: .tuesday), Name(text: "wed", weekday: .wednesday),
    Name(text: "thu", weekday: .thursday), Name(text: "fri", weekday: .friday), Name(text: "sat", weekday: .saturday),
    Name(text: "sun", weekday: .sunday), Name(text: "thurs", weekday: .thursday), Name(text: "Mon", weekday: .monday),
    Name(text: "SUNDAY", weekday: .sunday), Name(text: "wednesday", weekday: .wednesday),
    Name(text: "", weekday: nil), Name(text: "m", weekday: nil), Name(text: "mo", weekday: nil),
    Name(text: "tu", weekday: nil), Name(text: "mondays", weekday: nil), Name(text: "mon ", weekday: nil),
    Name(text: "moon", weekday: nil), Name(text: "day", weekday: nil), Name(text: "lun", weekday: nil),
  ])
  func `a weekday is found by three or more of its letters`(expected: Name) {
    #expect(Weekday(abbreviation: expected.text) == expected.weekday)
  }
}
