import LedgerDomain
import TestSupport
import Testing

/// What a decision about a budget changes, month by month (SEMANTICS §5).
struct BudgetChangeTests {
  typealias Rule = BudgetSchedule.Rule

  static let vector = [
    Rule(month: month("2026-01"), scope: .from, amount: usd("300.00")),
    Rule(month: month("2026-03"), scope: .only, amount: usd("250.00")),
    Rule(month: month("2026-05"), scope: .from, amount: usd("400.00")),
    Rule(month: month("2026-09"), scope: .from, amount: nil),
  ]

  func change(adding rule: Rule) -> BudgetChange {
    let kept = Self.vector.filter { $0.month != rule.month || $0.scope != rule.scope }
    return BudgetChange(
      of: nil, from: BudgetSchedule(Self.vector), to: BudgetSchedule(kept + [rule]), in: rule.month, rule.scope)
  }

  func words(_ change: BudgetChange) -> [String] {
    change.changes.map { part in
      "\(part.first)..\(part.last.map { "\($0)" } ?? "") \(part.before?.description ?? "none") \(part.after?.description ?? "none")"
    }
  }

  @Test func `a rule changes the months until the next one, and not those that an override holds`() {
    let change = change(adding: Rule(month: month("2026-02"), scope: .from, amount: usd("350.00")))
    #expect(words(change) == ["2026-02..2026-02 300.00 350.00", "2026-04..2026-04 300.00 350.00"])
    #expect(change.kept.map(\.month) == [month("2026-03")])
    #expect(change.later.map(\.month) == ["2026-03", "2026-05", "2026-09"].map { month($0) })
    #expect([change.before, change.after] == [usd("300.00"), usd("350.00")])
  }

  @Test func `the last rule goes on without an end`() {
    let change = change(adding: Rule(month: month("2026-09"), scope: .from, amount: usd("0.00")))
    #expect(words(change) == ["2026-09.. none 0.00"])
    #expect(change.kept.isEmpty && change.later.isEmpty)
  }

  @Test func `an override changes its month alone, and none is not 0`() {
    #expect(
      words(change(adding: Rule(month: month("2026-06"), scope: .only, amount: nil))) == [
        "2026-06..2026-06 400.00 none"
      ])
    #expect(words(change(adding: Rule(month: month("2026-06"), scope: .only, amount: usd("400.00")))) == [])
  }

  @Test func `months in a row that change alike are one change`() {
    let before = BudgetSchedule(Self.vector)
    let after = BudgetSchedule([Rule(month: month("2026-01"), scope: .from, amount: usd("500.00"))])
    let change = BudgetChange(of: nil, from: before, to: after, in: month("2026-01"), .from)
    #expect(
      words(change) == [
        "2026-01..2026-02 300.00 500.00", "2026-03..2026-03 250.00 500.00", "2026-04..2026-04 300.00 500.00",
        "2026-05..2026-08 400.00 500.00", "2026-09.. none 500.00",
      ])
  }

  @Test func `random schedules change where a look at each month says so`() {
    var random = SeededRandom()
    for _ in 0..<200 {
      let start = month("2026-01")
      func schedule() -> BudgetSchedule {
        BudgetSchedule(
          (0..<Int.random(in: 0...6, using: &random)).map { _ in
            Rule(
              month: start.adding(months: Int.random(in: 0..<12, using: &random)) ?? start,
              scope: Bool.random(using: &random) ? .from : .only,
              amount: [nil, usd("0.00"), usd("1.00"), usd("2.00")].randomElement(using: &random) ?? nil)
          })
      }
      let (before, after) = (schedule(), schedule())
      let change = BudgetChange(of: nil, from: before, to: after, in: start, .from)
      for month in MonthRange(count: 18, endingWith: month("2027-03")).months {
        let found = change.changes.filter { $0.first <= month && month <= $0.last ?? month }
        let (old, new) = (before.budget(in: month), after.budget(in: month))
        #expect(found.map(\.before) == (old == new ? [] : [old]), "\(random)")
        #expect(found.map(\.after) == (old == new ? [] : [new]), "\(random)")
      }
    }
  }

  struct Mean: CustomStringConvertible {
    let sum: Int64
    let count: Int
    let mean: Int64
    var description: String { "\(sum) / \(count)" }
  }

  @Test(arguments: [
    Mean(sum: 100, count: 3, mean: 33), Mean(sum: 5, count: 2, mean: 3), Mean(sum: -5, count: 2, mean: -3),
    Mean(sum: 101, count: 3, mean: 34), Mean(sum: 0, count: 12, mean: 0), Mean(sum: .max, count: 1, mean: .max),
    Mean(sum: .min, count: 1, mean: .min),
  ])
  func `a mean is rounded to the nearest minor unit, halves away from zero`(expected: Mean) {
    #expect(Money(minorUnits: expected.sum, currency: .usd).mean(of: expected.count).minorUnits == expected.mean)
  }
}
