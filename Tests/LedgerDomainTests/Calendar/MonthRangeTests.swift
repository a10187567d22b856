import LedgerDomain
import TestSupport
import Testing

struct MonthRangeTests {
  @Test func `both ends belong to a range`() throws {
    let range = try #require(MonthRange(first: month("2025-11"), last: month("2026-02")))
    #expect(range.count == 4)
    #expect(range.months == ["2025-11", "2025-12", "2026-01", "2026-02"].map(month))
    #expect(MonthCalendar().days(of: range) == date("2025-11-01")...date("2026-02-28"))
    #expect(range.contains(month("2025-11")) && range.contains(month("2026-02")))
    #expect(!range.contains(month("2025-10")) && !range.contains(month("2026-03")))
  }

  @Test func `one month is a range`() {
    let range = MonthRange(month("2024-02"))
    #expect(range == months("2024-02", "2024-02"))
    #expect(range.count == 1)
    #expect(range.months == [month("2024-02")])
    #expect(MonthCalendar().days(of: range) == date("2024-02-01")...date("2024-02-29"))
  }

  @Test func `a reversed range cannot be made`() {
    #expect(MonthRange(first: month("2026-02"), last: month("2026-01")) == nil)
  }

  @Test func `a number of months ends with the last`() {
    #expect(MonthRange(count: 12, endingWith: month("2026-11")) == months("2025-12", "2026-11"))
    #expect(MonthRange(count: 1, endingWith: month("2026-11")) == MonthRange(month("2026-11")))
  }

  @Test func `where the calendar begins there are fewer months`() {
    #expect(MonthRange(count: 6, endingWith: month("0001-06")) == months("0001-01", "0001-06"))
    #expect(MonthRange(count: 12, endingWith: month("0001-06")) == months("0001-01", "0001-06"))
    #expect(MonthRange(count: .max, endingWith: month("0001-06")) == months("0001-01", "0001-06"))
  }
}
