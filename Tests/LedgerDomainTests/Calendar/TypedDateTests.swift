import LedgerDomain
import TestSupport
import Testing

struct TypedDateTests {
  struct Reading: CustomStringConvertible {
    let text: String
    let typed: TypedDate
    let iso: String
    var description: String { text }
  }

  /// A Thursday.
  static let today = date("2026-03-05")

  @Test(arguments: [
    Reading(text: "2026-11-03", typed: .date(date("2026-11-03")), iso: "2026-11-03"),
    Reading(text: "today", typed: .daysAgo(0), iso: "2026-03-05"),
    Reading(text: "yesterday", typed: .daysAgo(1), iso: "2026-03-04"),
    Reading(text: "-0d", typed: .daysAgo(0), iso: "2026-03-05"),
    Reading(text: "-3d", typed: .daysAgo(3), iso: "2026-03-02"),
    Reading(text: "-5d", typed: .daysAgo(5), iso: "2026-02-28"),
    Reading(text: "-007d", typed: .daysAgo(7), iso: "2026-02-26"),
    Reading(text: "-365d", typed: .daysAgo(365), iso: "2025-03-05"),
    Reading(text: "-99999d", typed: .daysAgo(99_999), iso: "1752-05-21"),
    Reading(text: "thu", typed: .last(.thursday), iso: "2026-03-05"),
    Reading(text: "wed", typed: .last(.wednesday), iso: "2026-03-04"),
    Reading(text: "mon", typed: .last(.monday), iso: "2026-03-02"),
    Reading(text: "sunday", typed: .last(.sunday), iso: "2026-03-01"),
    Reading(text: "Sat", typed: .last(.saturday), iso: "2026-02-28"),
    Reading(text: "fri", typed: .last(.friday), iso: "2026-02-27"),
  ])
  func `a typed date is read, and means a day once today is known`(expected: Reading) throws {
    let typed = try #require(TypedDate(text: expected.text))
    #expect(typed == expected.typed)
    #expect(typed.date(today: Self.today) == date(expected.iso))
  }

  @Test(arguments: [
    "", "tomorrow", "Today", "now", "-d", "3d", "+3d", "-3", "-3w", "-3D", "--3d", "-+3d", "- 3d", "-3 d", "-3.5d",
    "-100000d", "-٣d", "d", "-", "2026-02-30", "2026-11", "11-03", "03.11.2026", "2026-11-03 ", "mo", "mondays",
  ])
  func `any other text is no date`(text: String) {
    #expect(TypedDate(text: text) == nil)
  }

  @Test func `a day before the calendar begins does not exist`() throws {
    #expect(try #require(TypedDate(text: "-1d")).date(today: .earliest) == nil)
    #expect(try #require(TypedDate(text: "sun")).date(today: .earliest) == nil)
    #expect(try #require(TypedDate(text: "mon")).date(today: .earliest) == CalendarDate.earliest)
  }
}
