import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

/// Which rings a stored ledger has; today is 2026-11-29.
struct RingsReportTests {
  let household: Household

  init() throws {
    household = try Household()
    try household.budget("100.00", .from, "2026-01", of: "Groceries")
    try household.budget("200.00", .from, "2026-01", of: "Home")
    try household.budget("0.00", .from, "2026-01", of: "Health")
    try household.add("-80.00", "Groceries")
    try household.add("-500.00", "Home")
    try household.add("-12.00", "Health")
    try household.add("-999.00", "Education")
    try household.add("3000.00", "Income")
    let leave = try household.ledger.write { try $0.addBalance(named: "Annual leave", unit: .counted("days")) }
    try household.ledger.write {
      try $0.addEvent(LeaveEvent(kind: .grant, date: date("2026-01-01"), scaled: 30_000), to: leave)
      try $0.addEvent(LeaveEvent(kind: .consume, date: date("2026-06-01"), scaled: 10_000), to: leave)
      try $0.addEvent(LeaveEvent(kind: .consume, date: date("2026-12-21"), scaled: 5_000), to: leave)
    }
  }

  private func grant(_ count: Int64, _ name: String) throws {
    try household.ledger.write {
      let balance = try $0.addBalance(named: name, unit: .counted("visits"))
      try $0.addEvent(LeaveEvent(kind: .grant, date: date("2026-01-01"), scaled: count * 1000), to: balance)
    }
  }

  private func rings(_ iso: String = "2026-11", _ names: String...) throws -> [Ring] {
    try household.ledger.ringsReport(month(iso), named: names).rings
  }

  @Test func `the three with the largest share are budgets of the month and balances as they stood in it`() throws {
    let rings = try rings()
    #expect(rings.map(\.name) == ["Home", "Groceries", "Annual leave"])
    #expect(rings.map(\.percentConsumed.fraction) == [2.5, 0.8, 1.0 / 3])
    #expect(rings.map(\.status) == [.over, .within, .within])
    // Nothing was spent in October.
    #expect(try self.rings("2026-10").map(\.percentConsumed.fraction) == [1.0 / 3, 0, 0])
  }

  @Test func `a balance is as it stood when the month ended, and has no ring before its first grant`() throws {
    let leave = try #require(try rings("2026-06", "Annual leave").first)
    #expect(leave.percentConsumed.fraction == 1.0 / 3)
    #expect(try rings("2026-05", "Annual leave").map(\.percentConsumed.fraction) == [0])
    // What is planned for December is not consumed yet.
    #expect(try rings("2026-12", "Annual leave").map(\.percentConsumed.fraction) == [1.0 / 3])
    #expect(try rings("2025-12").map(\.name) == [])
    #expect(try household.ledger.ringsReport(month("2025-12")).average == nil)
    let error = #expect(throws: LedgerError.self) { try rings("2025-12", "annual leave") }
    guard case .unmeasured(let ring, month("2025-12"))? = error else { throw Unexpected(error: error) }
    #expect(ring.name == "Annual leave")
  }

  @Test func `the month's own budget is one of the rings`() throws {
    try household.budget("2000.00", .from, "2026-01", of: nil)
    #expect(try rings().map(\.name) == ["Home", "Groceries", "Whole month"])
    // 80 + 500 + 12 + 999 are consumed, of categories without a budget too.
    let whole = try #require(try rings("2026-11", "whole MONTH").first)
    #expect("\(whole.amount)" == "1591.00" && whole.percentConsumed.fraction == 0.7955)
    let overview = try household.ledger.overview(of: MonthRange(month("2026-11")))
    #expect(overview.parts.first?.rings == (try household.ledger.ringsReport(month("2026-11"))))
  }

  @Test func `the sum of the categories' budgets is a ring when it is asked for`() throws {
    #expect(try !rings().contains { $0.name == "Whole month" })
    #expect(try rings("2026-11", "Whole month").map { $0.total.map { "\($0)" } } == ["300.00"])
  }

  @Test func `a ledger whose only budget is the month's has a ring`() throws {
    let household = try Household()
    try household.budget("2000.00", .from, "2026-01", of: nil)
    let report = try household.ledger.ringsReport(month("2026-11"))
    #expect(report.rings.map(\.name) == ["Whole month"] && report.average?.fraction == 0)
    #expect(try household.ledger.ringsReport(month("2025-12")).rings.isEmpty)
  }

  @Test func `a category without a budget is refused rather than counted as 0`() throws {
    for name in ["Education", "Whole month"] {
      let error = #expect(throws: LedgerError.self) { try rings("2025-11", name) }
      guard case .unmeasured? = error else { throw Unexpected(error: error) }
    }
    let error = #expect(throws: LedgerError.self) { try rings("2026-11", "Home", "education") }
    guard case .unmeasured(let ring, month("2026-11"))? = error else { throw Unexpected(error: error) }
    #expect(ring.name == "Education")
    // A balance of that name is a ring all the same.
    try grant(10, "Education")
    #expect(try rings("2026-11", "Education").map(\.kind) == [.balance])
  }

  private struct Unexpected: Error { let error: (any Error)? }

  @Test func `the base of a budget is what was available, carried amounts included`() throws {
    let groceries = try household.category("Groceries")
    let share = try household.ledger.budgetReport(month("2026-11")).breakdown.shares.first { $0.category == groceries }
    let ring = try #require(try rings("2026-11", "groceries").first)
    #expect(ring.total == share?.position.available.map(Quantity.init))
    #expect(ring.amount == share.map { Quantity($0.position.consumed) })
  }

  @Test func `named rings stand in their order, each once, whatever the case`() throws {
    let rings = try rings("2026-11", "annual LEAVE", "Health", "Annual leave", "Home")
    #expect(rings.map(\.name) == ["Annual leave", "Health", "Home"])
    #expect(rings.map(\.kind) == [.balance, .budget, .budget])
    #expect(rings.map(\.status) == [.within, .over, .over])
  }

  @Test func `a name of a category and a balance stands for both`() throws {
    try grant(10, "Home")
    #expect(try rings("2026-11", "Home").map(\.kind) == [.budget, .balance])
  }

  @Test func `an income category has no ring, unless a balance has its name`() throws {
    #expect(throws: LedgerError.notSpending(try household.category("Income"))) {
      _ = try household.ledger.ringsReport(month("2026-11"), named: ["Income"])
    }
    try grant(10, "Income")
    #expect(try rings("2026-11", "Income").map(\.kind) == [.balance])
  }

  @Test func `an unknown name is refused with those there are`() throws {
    let error = #expect(throws: LedgerError.self) {
      _ = try household.ledger.ringsReport(month("2026-11"), named: ["Home", "Grocries"])
    }
    guard case .unknownRing("Grocries", let known)? = error else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(known.contains("Groceries") && known.contains("Annual leave") && !known.contains("Income"))
  }

  @Test func `a ledger without budgets and balances has no ring and no average`() throws {
    let report = try Household().ledger.ringsReport(month("2026-11"))
    #expect(report.rings.isEmpty && report.average == nil && report.currency == .usd)
  }
}
