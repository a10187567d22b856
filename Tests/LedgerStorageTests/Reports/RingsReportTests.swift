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

  private func rings(_ iso: String = "2026-11", _ names: String...) throws -> [Ring] {
    try household.ledger.ringsReport(month(iso), named: names).rings
  }

  @Test func `the three with the largest share are budgets of the month and balances as of today`() throws {
    let rings = try rings()
    #expect(rings.map(\.name) == ["Home", "Groceries", "Annual leave"])
    #expect(rings.map(\.percentConsumed.fraction) == [2.5, 0.8, 1.0 / 3])
    #expect(rings.map(\.status) == [.over, .within, .within])
    // Nothing was spent in October; the balance is still as of today.
    #expect(try self.rings("2026-10").map(\.percentConsumed.fraction) == [1.0 / 3, 0, 0])
    #expect(try self.rings("2025-12").map(\.name) == ["Annual leave"])
  }

  @Test func `the base of a budget is what was available, carried amounts included`() throws {
    let groceries = try household.category("Groceries")
    let share = try household.ledger.budgetReport(month("2026-11")).breakdown.shares.first { $0.category == groceries }
    let ring = try #require(try rings("2026-11", "groceries").first)
    #expect(ring.total == share?.position.available.map(Quantity.init))
    #expect(ring.amount == share.map { Quantity($0.position.consumed) })
  }

  @Test func `named rings stand in their order, each once, whatever the case`() throws {
    let rings = try rings("2026-11", "annual LEAVE", "Health", "Education", "Annual leave", "Home")
    #expect(rings.map(\.name) == ["Annual leave", "Health", "Education", "Home"])
    #expect(rings.map(\.kind) == [.balance, .budget, .budget, .budget])
    #expect(rings.map(\.status) == [.within, .over, .unbudgeted, .over])
  }

  @Test func `a name of a category and a balance stands for both`() throws {
    _ = try household.ledger.write { try $0.addBalance(named: "Home", unit: .counted("visits")) }
    #expect(try rings("2026-11", "Home").map(\.kind) == [.budget, .balance])
  }

  @Test func `an income category has no ring, unless a balance has its name`() throws {
    #expect(throws: LedgerError.notSpending(try household.category("Income"))) {
      _ = try household.ledger.ringsReport(month("2026-11"), named: ["Income"])
    }
    _ = try household.ledger.write { try $0.addBalance(named: "Income", unit: .counted("visits")) }
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
