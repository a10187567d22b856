import LedgerDomain
import TestSupport
import Testing

/// The table of groups and months.
struct GroupedHistoryTests {
  private static let stretches = StretchLength.month.stretches(over: months("2026-09", "2026-11"), in: MonthCalendar())

  private func history(
    _ groups: [ConsumptionGroup: [String]], by grouping: ConsumptionGrouping = .payee, total: [String], top: Int,
    begin: String? = "2026-09"
  ) throws -> GroupedHistory {
    try GroupedHistory(
      by: grouping, stretches: Self.stretches, groups: groups.mapValues { $0.map { usd($0) } },
      total: total.map { usd($0) }, in: .usd, top: top, begin: begin.map { month($0) }, today: date("2026-11-12"))
  }

  private let four: [ConsumptionGroup: [String]] = [
    .named("B"): ["5.00", "0.00", "5.00"], .named("A"): ["0.00", "10.00", "0.00"],
    .unnamed: ["1.00", "1.00", "1.00"], .named("C"): ["-4.00", "0.00", "0.00"],
  ]

  @Test func `the largest comes first, equal ones by name, and the others make each column add up`() throws {
    let history = try history(four, total: ["2.00", "11.00", "6.00"], top: 2)
    #expect(history.rows.map(\.group) == [.named("A"), .named("B")])
    #expect(history.otherCount == 2)
    #expect(history.others?.amounts == [usd("-3.00"), usd("1.00"), usd("1.00")])
    #expect(history.others?.sum == usd("-1.00"))
    #expect(history.ungrouped == nil)
    #expect(history.total.sum == usd("19.00"))
  }

  @Test func `without more groups than rows there are no others`() throws {
    let history = try history(four, total: ["2.00", "11.00", "6.00"], top: 4)
    #expect(history.rows.map(\.group) == [.named("A"), .named("B"), .unnamed, .named("C")])
    #expect(history.others == nil && history.otherCount == 0)
  }

  @Test func `averages are over complete months since the ledger began, zeros counted`() throws {
    let history = try history(four, total: ["2.00", "11.00", "6.00"], top: 1)
    #expect(history.divisor == 2 && history.rows[0].row.average == usd("5.00"))
    #expect(history.total.average == usd("6.50"))
    let late = try self.history(four, total: ["2.00", "11.00", "6.00"], top: 1, begin: "2026-10")
    #expect(late.divisor == 1 && late.rows[0].row.average == usd("10.00"))
    let never = try self.history(four, total: ["2.00", "11.00", "6.00"], top: 1, begin: nil)
    #expect(never.divisor == 0 && never.rows[0].row.average == nil && never.total.average == nil)
  }

  @Test func `tags overlap, so that nothing is said to be the others, and what has none stands apart`() throws {
    let history = try history(four, by: .tag, total: ["2.00", "11.00", "6.00"], top: 1)
    #expect(history.rows.map(\.group) == [.named("A")])
    #expect(history.others == nil && history.otherCount == 2)
    #expect(history.ungrouped?.sum == usd("3.00"))
  }

  @Test func `sums that do not fit are refused`() {
    #expect(throws: MoneyError.outOfRange) {
      try history([.named("A"): ["92233720368547758.07", "0.01", "0.00"]], total: ["0.00", "0.00", "0.00"], top: 1)
    }
    #expect(throws: MoneyError.outOfRange) {
      try history(
        [.named("A"): ["92233720368547758.07", "0.00", "0.00"], .named("B"): ["0.01", "0.00", "0.00"]],
        total: ["0.00", "0.00", "0.00"], top: 0)
    }
  }
}
