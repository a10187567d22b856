import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Budgets by month (SEMANTICS §5).
struct BudgetTests {
  let household: Household

  init() throws {
    household = try Household()
  }

  func budgets(_ first: String, _ last: String) throws -> [Money?] {
    try household.ledger.history(over: months(first, last)).months.map(\.position.budget)
  }

  func setVector(of category: String?) throws {
    try household.budget("300.00", .from, "2026-01", of: category)
    try household.budget("250.00", .only, "2026-03", of: category)
    try household.budget("400.00", .from, "2026-05", of: category)
    try household.budget(nil, .from, "2026-09", of: category)
  }

  static let vector = ["300.00", "300.00", "250.00", "300.00", "400.00", "400.00", "400.00", "400.00"].map { usd($0) }

  @Test(arguments: [nil, "Groceries"])
  func `the rule in effect is the override, else the newest one`(category: String?) throws {
    try setVector(of: category)
    #expect(try budgets("2025-12", "2026-11") == [nil] + Self.vector + [nil, nil, nil])
  }

  @Test func `the order in which rules are set does not matter`() throws {
    try household.budget(nil, .from, "2026-09")
    try household.budget("250.00", .only, "2026-03")
    try household.budget("400.00", .from, "2026-05")
    try household.budget("300.00", .from, "2026-01")
    #expect(try budgets("2025-12", "2026-11") == [nil] + Self.vector + [nil, nil, nil])
  }

  @Test func `a rule takes the place of the one with its month and scope`() throws {
    try setVector(of: nil)
    try household.budget("350.00", .from, "2026-01")
    try household.budget("260.00", .only, "2026-03")
    #expect(try budgets("2026-01", "2026-05") == ["350.00", "350.00", "260.00", "350.00", "400.00"].map { usd($0) })
    #expect(try household.ledger.budgetSchedules()[nil]?.rules.count == 4)
  }

  @Test func `clearing an override brings the rule before it back`() throws {
    try setVector(of: nil)
    try household.ledger.write { try $0.clearBudget(in: month("2026-03"), .only, of: nil) }
    #expect(try budgets("2026-02", "2026-04") == [usd("300.00"), usd("300.00"), usd("300.00")])
    try household.ledger.write { try $0.clearBudget(in: month("2026-05"), .from, of: nil) }
    #expect(try budgets("2026-08", "2026-09") == [usd("300.00"), nil])
  }

  @Test func `none in a month makes that month none, and no other`() throws {
    try setVector(of: nil)
    try household.budget(nil, .only, "2026-06")
    #expect(try budgets("2026-05", "2026-07") == [usd("400.00"), nil, usd("400.00")])
    try household.budget("0.00", .only, "2026-06")
    #expect(try budgets("2026-06", "2026-06") == [usd("0.00")])
    #expect(try household.expense("2026-06").position.status == .within)
  }

  @Test func `without a whole-month budget a month has the sum of the categories' budgets`() throws {
    try household.budget("300.00", .from, "2026-01", of: "Groceries")
    try household.budget("700.00", .from, "2026-03", of: "Home")
    try household.add("-100.00", "Health", on: "2026-03-10")
    #expect(try budgets("2025-12", "2026-03") == [nil, usd("300.00"), usd("300.00"), usd("1000.00")])
    // All consumption counts against it, that of categories without a budget too.
    #expect(try household.expense("2026-03").position.remaining == usd("900.00"))
  }

  @Test func `a whole-month budget of none leaves the sum of the categories' budgets`() throws {
    try household.budget("300.00", .from, "2026-01", of: "Groceries")
    try household.budget("2000.00", .from, "2026-01")
    try household.budget(nil, .only, "2026-02")
    #expect(try budgets("2026-01", "2026-03") == [usd("2000.00"), usd("300.00"), usd("2000.00")])
    try household.budget("0.00", .only, "2026-02")
    #expect(try budgets("2026-02", "2026-02") == [usd("0.00")])
  }

  @Test func `the budget report lists each budgeted category, spent or not`() throws {
    try household.budget("300.00", .from, "2026-01", of: "Groceries")
    try household.budget("0.00", .from, "2026-01", of: "Home")
    try household.budget("50.00", .from, "2026-12", of: "Education")
    try household.add("-30.00", "Groceries")
    try household.add("-70.00", "Health")
    let report = try household.ledger.budgetReport(month("2026-11"))
    #expect(report.breakdown.shares.map(\.category.name) == ["Groceries", "Home"])
    #expect(report.breakdown.shares.map(\.amount) == [usd("30.00"), usd("0.00")])
    #expect(report.position.budget == usd("300.00"))
    #expect(report.position.consumed == usd("100.00"))
  }

  @Test(arguments: ["Income", "Transfer"])
  func `only spending is budgeted`(name: String) throws {
    let category = try household.category(name)
    let before = try StoredState(household.ledger.connection)
    #expect(throws: LedgerError.notSpending(category)) {
      try household.budget("100.00", .from, "2026-01", of: name)
    }
    #expect(try StoredState(household.ledger.connection) == before)
  }

  @Test func `a budget in another currency than the ledger's is refused`() throws {
    let rule = BudgetSchedule.Rule(month: month("2026-01"), scope: .from, amount: money("100.00", "EUR"))
    #expect(throws: MoneyError.differentCurrencies(.usd, currency("EUR"))) {
      try household.ledger.write { try $0.setBudget(rule, of: nil) }
    }
    #expect(try budgets("2026-01", "2026-01") == [nil])
  }

  @Test func `a rule that is not there cannot be removed`() throws {
    try setVector(of: nil)
    let groceries = try household.category("Groceries")
    let before = try StoredState(household.ledger.connection)
    let missing: [(String, BudgetSchedule.Rule.Scope, LedgerDomain.Category?)] = [
      ("2026-02", .from, nil), ("2026-03", .from, nil), ("2026-01", .only, nil), ("2026-01", .from, groceries),
    ]
    for (iso, scope, category) in missing {
      #expect(throws: LedgerError.noBudgetRule(month(iso))) {
        try household.ledger.write { try $0.clearBudget(in: month(iso), scope, of: category) }
      }
    }
    #expect(try StoredState(household.ledger.connection) == before)
  }
}
