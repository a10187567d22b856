import LedgerDomain
import TestSupport
import Testing

struct MonthTests {
  @Test func `every month is read back as it was printed`() throws {
    for number in Int32(1 * 12)...Int32(9999 * 12 + 11) {
      let month = try #require(Month(number: number))
      guard Month(iso: month.description) == month, month.number == number,
        Month(year: month.year, month: month.monthOfYear) == month
      else {
        Issue.record("\(month) is not read back")
        return
      }
    }
  }

  @Test func `a month is printed in ISO form with all its digits`() throws {
    #expect(try #require(Month(year: 2026, month: 11)).description == "2026-11")
    #expect(try #require(Month(year: 7, month: 1)).description == "0007-01")
    #expect(month("2026-11").year == 2026)
    #expect(month("2026-11").monthOfYear == 11)
    #expect(month("2026-12").number == 2026 * 12 + 11)
  }

  @Test(arguments: [
    "", "2026", "2026-", "2026-1", "2026-001", "26-11", "02026-11", "2026-00", "2026-13", "0000-12", "10000-01",
    "2026/11", "2026-11-03", "-2026-11", "2026--11", "2026-11 ", " 2026-11", "2026-+1", "+026-11", "2026-Q3",
    "2026-Nov", "11-2026", "２０２６-11", "2026-١١", "2026\u{2212}11",
  ])
  func `any other form is no month`(text: String) {
    #expect(Month(iso: text) == nil)
  }

  @Test func `no month lies beyond the calendar's ends`() {
    #expect(Month(number: 11) == nil)
    #expect(Month(number: 12) == month("0001-01"))
    #expect(Month(number: 9999 * 12 + 11) == month("9999-12"))
    #expect(Month(number: 9999 * 12 + 12) == nil)
    #expect(Month(number: .min) == nil && Month(number: .max) == nil)
    #expect(Month(year: 0, month: 1) == nil && Month(year: 10_000, month: 1) == nil)
    #expect(Month(year: 2026, month: 0) == nil && Month(year: 2026, month: 13) == nil)
    #expect(month("0001-01").adding(months: -1) == nil)
    #expect(month("9999-12").adding(months: 1) == nil)
    #expect(month("2026-11").adding(months: .max) == nil)
    #expect(month("2026-11").adding(months: .min) == nil)
  }

  @Test func `months are added across years`() {
    #expect(month("2026-11").adding(months: 2) == month("2027-01"))
    #expect(month("2026-01").adding(months: -1) == month("2025-12"))
    #expect(month("2026-01").adding(months: -25) == month("2023-12"))
    #expect(month("2026-11").adding(months: 0) == month("2026-11"))
    #expect(month("2025-12") < month("2026-01"))
    #expect(!(month("2026-01") < month("2026-01")))
  }

  struct Length: CustomStringConvertible {
    let iso: String
    let lastDay: String
    var description: String { iso }
  }

  @Test(arguments: [
    Length(iso: "2026-01", lastDay: "2026-01-31"), Length(iso: "2026-02", lastDay: "2026-02-28"),
    Length(iso: "2024-02", lastDay: "2024-02-29"), Length(iso: "2026-04", lastDay: "2026-04-30"),
    Length(iso: "2026-12", lastDay: "2026-12-31"), Length(iso: "9999-12", lastDay: "9999-12-31"),
  ])
  func `a calendar month goes from its first to its last day`(expected: Length) {
    let calendarMonth = month(expected.iso)
    #expect(calendarMonth.firstDay == date(expected.iso + "-01"))
    #expect(calendarMonth.lastDay == date(expected.lastDay))
  }

  @Test func `months have English names`() throws {
    let names = try (1...12).map { try #require(Month(year: 2026, month: $0)) }
    #expect(
      names.map(\.shortName) == ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"])
    #expect(month("2026-09").name == "September")
    #expect(names.map(\.name) == Month.names)
  }
}
