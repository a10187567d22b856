import LedgerDomain
import TestSupport
import Testing

/// Which budget is in effect in a month (SEMANTICS §5).
struct BudgetScheduleTests {
  static let schedule = BudgetSchedule([
    .init(month: month("2026-05"), scope: .from, amount: usd("400.00")),
    .init(month: month("2026-03"), scope: .only, amount: usd("250.00")),
    .init(month: month("2026-09"), scope: .from, amount: nil),
    .init(month: month("2026-01"), scope: .from, amount: usd("300.00")),
  ])

  struct Effective: CustomStringConvertible {
    let iso: String
    let budget: String?
    var description: String { iso }
  }

  @Test(arguments: [
    Effective(iso: "0001-01", budget: nil), Effective(iso: "2025-12", budget: nil),
    Effective(iso: "2026-01", budget: "300.00"), Effective(iso: "2026-02", budget: "300.00"),
    Effective(iso: "2026-03", budget: "250.00"), Effective(iso: "2026-04", budget: "300.00"),
    Effective(iso: "2026-05", budget: "400.00"), Effective(iso: "2026-06", budget: "400.00"),
    Effective(iso: "2026-07", budget: "400.00"), Effective(iso: "2026-08", budget: "400.00"),
    Effective(iso: "2026-09", budget: nil), Effective(iso: "2026-10", budget: nil),
    Effective(iso: "2027-01", budget: nil), Effective(iso: "9999-12", budget: nil),
  ])
  func `an override counts in its month, else the newest rule from it or before`(expected: Effective) {
    #expect(Self.schedule.budget(in: month(expected.iso)) == expected.budget.map(usd))
  }

  @Test func `rules may come in any order`() {
    var random = SeededRandom()
    for _ in 0..<20 {
      #expect(BudgetSchedule(Self.schedule.rules.shuffled(using: &random)) == Self.schedule, "\(random)")
    }
  }

  @Test func `a budget of 0 is not the same as none`() {
    let schedule = BudgetSchedule([
      .init(month: month("2026-01"), scope: .from, amount: usd("0.00")),
      .init(month: month("2026-02"), scope: .only, amount: nil),
    ])
    #expect(schedule.budget(in: month("2026-01")) == usd("0.00"))
    #expect(schedule.budget(in: month("2026-02")) == nil)
    #expect(schedule.budget(in: month("2026-03")) == usd("0.00"))
  }

  @Test func `an override wins over the rule that begins in its month, which holds from the next`() {
    let schedule = BudgetSchedule([
      .init(month: month("2026-01"), scope: .only, amount: usd("50.00")),
      .init(month: month("2026-01"), scope: .from, amount: usd("100.00")),
    ])
    #expect(schedule.budget(in: month("2026-01")) == usd("50.00"))
    #expect(schedule.budget(in: month("2026-02")) == usd("100.00"))
  }

  @Test func `an override says nothing about the months around it`() {
    let schedule = BudgetSchedule([.init(month: month("2026-03"), scope: .only, amount: usd("50.00"))])
    #expect(schedule.budget(in: month("2026-02")) == nil)
    #expect(schedule.budget(in: month("2026-04")) == nil)
    #expect(BudgetSchedule([]).budget(in: month("2026-03")) == nil)
  }
}
