import LedgerDomain
import TestSupport
import Testing

/// Which rings there are, and what each says (SEMANTICS §2, §9).
struct RingsReportTests {
  static func budget(_ name: String, _ consumed: String, of budget: String?, in code: String = "USD") -> Ring {
    let color = HexColor(rgb: 0x34d399)
    let category = LedgerDomain.Category(
      id: .init(rawValue: 1), name: name, kind: .spending, colors: Gradient(from: color, to: color), isArchived: false)
    do {
      return Ring(
        category, try BudgetPosition(budget: budget.map { money($0, code) }, consumed: money(consumed, code)))
    } catch {
      preconditionFailure("\(error)")
    }
  }

  static func balance(
    _ name: String, _ consumed: Int64, of total: Int64, _ unit: LeaveUnit = .counted("days"), expired: Int64 = 0
  ) -> Ring {
    let source = LeaveBalance(
      id: .init(rawValue: 1), name: name, unit: unit, color: HexColor(rgb: 0x14b8a6), allowsOverdraft: true)
    let events = [
      LeaveEvent(kind: .adjust, date: date("2026-01-01"), scaled: total),
      LeaveEvent(kind: .consume, date: date("2026-02-01"), scaled: consumed),
      LeaveEvent(kind: .expire, date: date("2026-03-01"), scaled: expired),
    ]
    do {
      return Ring(try BalanceCard(source, events: events, asOf: date("2026-11-29")))
    } catch {
      preconditionFailure("\(error)")
    }
  }

  struct Case: CustomTestStringConvertible {
    let ring: Ring
    let fraction: Double
    let drawn: Double
    let status: BudgetStatus
    init(_ ring: Ring, _ fraction: Double, drawn: Double, _ status: BudgetStatus) {
      self.ring = ring
      self.fraction = fraction
      self.drawn = drawn
      self.status = status
    }
    var testDescription: String { ring.name }
  }

  @Test(arguments: [
    Case(budget("no budget", "12.00", of: nil), 0, drawn: 0, .unbudgeted),
    Case(budget("0 unspent", "0.00", of: "0.00"), 0, drawn: 0, .within),
    Case(budget("0 overspent", "12.00", of: "0.00"), 0, drawn: 1, .over),
    Case(budget("untouched", "0.00", of: "100.00"), 0, drawn: 0, .within),
    Case(budget("a cent left", "99.99", of: "100.00"), 0.9999, drawn: 0.9999, .within),
    Case(budget("used up", "100.00", of: "100.00"), 1, drawn: 1, .usedUp),
    Case(budget("250 %", "250.00", of: "100.00"), 2.5, drawn: 1, .over),
    Case(budget("net refund", "-20.00", of: "100.00"), -0.2, drawn: 0, .within),
    Case(balance("nothing granted", 0, of: 0), 0, drawn: 0, .within),
    Case(balance("taken of nothing", 500, of: 0), 0, drawn: 1, .over),
    Case(balance("below zero", 0, of: -500), 0, drawn: 1, .over),
    Case(balance("a third", 10_000, of: 30_000), 1.0 / 3, drawn: 1.0 / 3, .within),
    Case(balance("all", 30_000, of: 30_000), 1, drawn: 1, .usedUp),
    Case(balance("a thousandth too much", 30_001, of: 30_000), 30_001.0 / 30_000, drawn: 1, .over),
    // What expired was not consumed: the card's balance is below zero, the ring is not over.
    Case(balance("expired", 20_000, of: 30_000, expired: 15_000), 2.0 / 3, drawn: 2.0 / 3, .within),
  ])
  func `a ring has the fraction and status of what it stands for`(_ expected: Case) {
    #expect(expected.ring.percentConsumed.fraction == expected.fraction)
    #expect(expected.ring.drawnFraction == expected.drawn)
    #expect(expected.ring.status == expected.status)
  }

  @Test func `amounts are money for budgets and quantities for balances`() {
    let groceries = RingsReportTests.budget("Groceries", "42.50", of: "500.00")
    #expect("\(groceries.amount)" == "42.50" && groceries.total.map { "\($0)" } == "500.00")
    #expect(groceries.kind == .budget)
    let leave = RingsReportTests.balance("Leave", 10_500, of: 30_000)
    #expect("\(leave.amount)" == "10.5" && leave.total.map { "\($0)" } == "30.0")
    #expect(leave.kind == .balance)
    let hours = RingsReportTests.balance("Hours", 440, of: 2_400, .time)
    #expect("\(hours.amount)" == "7h20" && hours.total.map { "\($0)" } == "40h00")
    #expect(RingsReportTests.budget("Free", "1.00", of: nil).total == nil)
  }

  private func chosen(_ candidates: [Ring]) -> [String] {
    RingsReport(span: MonthSpan(month("2026-11")), currency: .usd, mostConsumedOf: candidates).rings.map(\.name)
  }

  @Test func `without names there are three, those with the largest share consumed`() {
    let candidates = [
      RingsReportTests.budget("Half", "50.00", of: "100.00"), RingsReportTests.budget("Over", "250.00", of: "100.00"),
      RingsReportTests.budget("Unbudgeted", "900.00", of: nil), RingsReportTests.balance("Leave", 21_000, of: 30_000),
      RingsReportTests.budget("Tenth", "10.00", of: "100.00"), RingsReportTests.budget("Refund", "-5.00", of: "100.00"),
    ]
    #expect(chosen(candidates) == ["Over", "Leave", "Half"])
    #expect(chosen(candidates.reversed()) == ["Over", "Leave", "Half"])
    #expect(chosen(Array(candidates[2...2])) == [])
  }

  @Test func `equal shares go by the larger amount, then by name, then budgets first`() {
    let candidates = [
      RingsReportTests.budget("b", "1.00", of: "2.00"), RingsReportTests.budget("a", "1.00", of: "2.00"),
      RingsReportTests.budget("large", "500.00", of: "1000.00"),
    ]
    #expect(chosen(candidates) == ["large", "a", "b"])
    // 20 days are more than 1.00 USD, though 1.00 USD has more digits than 0.5 days.
    let mixed = [
      RingsReportTests.balance("days", 20_000, of: 40_000), RingsReportTests.budget("dollar", "1.00", of: "2.00"),
      RingsReportTests.balance("half a day", 500, of: 1_000),
    ]
    #expect(chosen(mixed) == ["days", "dollar", "half a day"])
    let same = [RingsReportTests.balance("Gym", 1_000, of: 2_000), RingsReportTests.budget("Gym", "1.00", of: "2.00")]
    let rings = RingsReport(span: MonthSpan(month("2026-11")), currency: .usd, mostConsumedOf: same).rings
    #expect(rings.map(\.kind) == [.budget, .balance])
  }

  @Test func `shares are compared exactly`() {
    // Both fractions are the same Double.
    let (large, larger) = (
      RingsReportTests.balance("large", (1 << 60) - 2, of: (1 << 60) - 1),
      RingsReportTests.balance("larger", (1 << 60) - 1, of: 1 << 60)
    )
    #expect(large.percentConsumed.fraction == larger.percentConsumed.fraction)
    #expect(chosen([large, larger]) == ["larger", "large"])
  }

  @Test func `the average is the mean of the unclamped fractions`() throws {
    let rings = [
      RingsReportTests.budget("a", "250.00", of: "100.00"), RingsReportTests.budget("b", "-20.00", of: "100.00"),
      RingsReportTests.budget("c", "12.00", of: "0.00"),
    ]
    let average = try #require(RingsReport(span: MonthSpan(month("2026-11")), currency: .usd, rings: rings).average)
    #expect(average.fraction == 23.0 / 30)
    #expect(RingsReport(span: MonthSpan(month("2026-11")), currency: .usd, rings: []).average == nil)
  }

  @Test func `what cannot be measured is not in the mean`() throws {
    let rings = [
      RingsReportTests.budget("a", "50.00", of: "100.00"), RingsReportTests.budget("b", "12.00", of: nil),
      RingsReportTests.balance("c", 500, of: 0),
    ]
    let report = RingsReport(span: MonthSpan(month("2026-11")), currency: .usd, rings: rings)
    #expect(rings.map(\.isMeasured) == [true, false, false])
    #expect(report.average?.fraction == 0.5)
    #expect(RingsReport(span: MonthSpan(month("2026-11")), currency: .usd, rings: [rings[1]]).average == nil)
    #expect(chosen(rings) == ["a"])
  }

  @Test func `what is over a total of 0 is counted apart from its fraction of 0`() {
    let rings = [
      RingsReportTests.budget("over", "12.00", of: "0.00"), RingsReportTests.budget("unspent", "0.00", of: "0.00"),
      RingsReportTests.budget("more", "120.00", of: "100.00"), RingsReportTests.balance("below", 500, of: -500),
    ]
    #expect(rings.map(\.isOverNothing) == [true, false, false, true])
    #expect(RingsReport(span: MonthSpan(month("2026-11")), currency: .usd, rings: rings).countOverNothing == 2)
  }

  @Test func `the whole month is a budget with a name of its own`() throws {
    let position = try BudgetPosition(budget: usd("2000.00"), consumed: usd("500.00"))
    let ring = Ring(wholeMonth: position)
    #expect(ring.name == "Whole month" && ring.kind == .budget && ring.colors == .neutral)
    #expect(ring.percentConsumed.fraction == 0.25)
    #expect("\(ring.amount)" == "500.00" && ring.total.map { "\($0)" } == "2000.00" && ring.status == .within)
  }
}
