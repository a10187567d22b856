import LedgerDomain
import TestSupport
import Testing

/// The largest changes of a month.
struct ChangesReportTests {
  private func report(
    _ groups: [String: (String, String)], compared: MonthRange?, total: (String, String) = ("0.00", "0.00")
  ) throws -> ChangesReport {
    try ChangesReport(
      span: MonthSpan(month("2026-11")), by: .category, compared: compared,
      groups: Dictionary(
        uniqueKeysWithValues: groups.map { (.named($0), (month: usd($1.0), before: usd($1.1))) }),
      total: (month: usd(total.0), before: usd(total.1)), in: .usd, unconverted: [])
  }

  @Test func `the largest change in money comes first, either way, and equal ones by name`() throws {
    let report = try report(
      [
        "Groceries": ("400.00", "1200.00"), "Home": ("0.00", "900.00"), "Gifts": ("70.00", "0.00"),
        "Travel": ("30.00", "300.00"), "Books": ("170.00", "300.00"), "Nothing": ("0.00", "0.00"),
      ], compared: months("2026-08", "2026-10"), total: ("670.00", "2700.00"))
    #expect(report.divisor == 3)
    #expect(report.changes.map { $0.group.name } == ["Home", "Books", "Gifts", "Travel", "Groceries"])
    #expect(report.changes.map { $0.change.change } == ["-300.00", "70.00", "70.00", "-70.00", "0.00"].map { usd($0) })
    #expect(report.changes.map(\.kind) == [.vanished, .changed, .new, .changed, .changed])
    #expect(report.total.before == usd("900.00") && report.total.change == usd("-230.00"))
  }

  @Test func `without anything to compare with there is no change, and the largest amount comes first`() throws {
    let report = try report(["A": ("1.00", "0.00"), "B": ("2.00", "0.00")], compared: nil)
    #expect(report.changes.map { $0.group.name } == ["B", "A"])
    #expect(report.changes.allSatisfy { $0.change.before == nil && $0.change.change == nil && $0.kind == nil })
    #expect(report.divisor == 0)
  }

  struct Compared: CustomTestStringConvertible {
    let month: String
    let begin: String?
    let today: String
    let range: String?
    var testDescription: String { "\(month) since \(begin ?? "never") on \(today)" }
  }

  @Test(arguments: [
    Compared(month: "2026-11", begin: "2020-01", today: "2026-11-12", range: "2025-11 2026-10"),
    Compared(month: "2026-11", begin: "2026-09", today: "2026-11-12", range: "2026-09 2026-10"),
    Compared(month: "2026-11", begin: "2026-11", today: "2026-11-12", range: nil),
    Compared(month: "2026-11", begin: nil, today: "2026-11-12", range: nil),
    Compared(month: "2027-02", begin: "2020-01", today: "2026-11-12", range: "2026-02 2026-10"),
    Compared(month: "2028-02", begin: "2020-01", today: "2026-11-12", range: nil),
    Compared(month: "0001-01", begin: "0001-01", today: "2026-11-12", range: nil),
  ])
  func `a month is compared with the complete months among the twelve before it`(expected: Compared) {
    let range = ChangesReport.comparedMonths(
      before: month(expected.month), in: MonthCalendar(), since: expected.begin.map { month($0) },
      today: date(expected.today))
    #expect(range.map { "\($0.first) \($0.last)" } == expected.range)
  }
}
