import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// A budget is the cap of its category and of all that lies below it (SEMANTICS §5).
struct SubtreeBudgetTests {
  let household: Household

  init() throws {
    household = try Household()
    for name in ["Food:Groceries:Bread", "Food:Out", "FoodX"] { try household.addCategory(name) }
  }

  func position(_ name: String, _ iso: String = "2026-11") throws -> BudgetPosition {
    try household.ledger.standing(of: try household.category(name), in: month(iso)).category
  }

  func shares(_ report: PeriodReport) -> [String] {
    report.breakdown.shares.map { "\($0.category.name) \($0.amount) \($0.wholePercent.map { "\($0) %" } ?? "-")" }
  }

  @Test func `a position counts what was consumed below it`() throws {
    try household.budget("100.00", .from, "2026-01", of: "Food")
    try household.budget("60.00", .from, "2026-01", of: "Food:Groceries")
    try household.add("-10.00", "Food")
    try household.add("-50.00", "Food:Groceries:Bread")
    try household.add("-45.00", "Food:Out")
    try household.add("5.00", "Food:Out")
    try household.add("-999.00", "FoodX")
    let food = try position("Food")
    #expect([food.consumed, food.remaining] == [usd("100.00"), usd("0.00")])
    #expect(food.status == .usedUp)
    #expect(try position("Food:Groceries").remaining == usd("10.00"))
    #expect(try position("Food:Groceries:Bread").status == .unbudgeted)
  }

  @Test func `where a category has no budget the nearest one above it that has one stands for it`() throws {
    try household.budget("100.00", .from, "2026-01", of: "Food")
    try household.add("-50.00", "Food:Groceries:Bread")
    try household.add("-45.00", "Food:Out")
    try household.add("-9.00", "FoodX")
    func standing(_ names: String...) throws -> [String] {
      let categories = try names.map(household.category)
      let found = try household.ledger.budgetedStandings(of: categories, in: month("2026-11"))
      #expect(found.month.position.consumed == usd("104.00"))
      return found.categories.map { "\($0.category.name) \($0.position.consumed)" }
    }
    #expect(try standing("Food:Groceries:Bread", "FoodX", "Food") == ["Food 95.00", "FoodX 9.00", "Food 95.00"])
    try household.budget("60.00", .from, "2026-11", of: "Food:Groceries")
    #expect(try standing("Food:Groceries:Bread", "Food:Out") == ["Food:Groceries 50.00", "Food 95.00"])
    #expect(try standing() == [])
  }

  @Test func `income below a spending category, as older ledgers may have it, is never consumed`() throws {
    try household.ledger.connection.run(
      """
      INSERT INTO category (name, folded_name, kind, color_from, color_to) VALUES ('Food:Sold', 'food:sold', 'income', 0, 0)
      """)
    try household.budget("100.00", .from, "2026-01", of: "Food")
    try household.add("-30.00", "Food:Out")
    try household.add("500.00", "Food:Sold")
    #expect(try position("Food").consumed == usd("30.00"))
    #expect(try household.expense("2026-11").income == usd("500.00"))
  }

  @Test func `amounts of shares are the categories' own and add up, their budgets are the subtrees'`() throws {
    try household.budget("100.00", .from, "2026-01", of: "Food")
    try household.add("-30.00", "Food:Groceries:Bread")
    try household.add("-10.00", "Food:Out")
    let report = try household.ledger.breakdown(over: months("2026-11", "2026-11"))
    #expect(shares(report) == ["Food:Groceries:Bread 30.00 75 %", "Food:Out 10.00 25 %", "Food 0.00 0 %"])
    let food = try #require(report.breakdown.shares.last)
    #expect([food.position.consumed, food.position.remaining] == [usd("40.00"), usd("60.00")])
    #expect(report.breakdown.total == usd("40.00"))
  }

  @Test func `what lies deeper is counted in its ancestor`() throws {
    try household.add("-30.00", "Food:Groceries:Bread")
    try household.add("-10.00", "Food:Out")
    try household.add("-60.00", "FoodX")
    func report(_ depth: Int) throws -> [String] {
      shares(try household.ledger.breakdown(over: months("2026-11", "2026-11"), depth: depth))
    }
    #expect(try report(1) == ["FoodX 60.00 60 %", "Food 40.00 40 %"])
    #expect(try report(2) == ["FoodX 60.00 60 %", "Food:Groceries 30.00 30 %", "Food:Out 10.00 10 %"])
    let month = try household.ledger.monthReport(month("2026-11"), depth: 1)
    #expect(month.breakdown.shares.map(\.category.name) == ["FoodX", "Food"])
  }

  @Test func `the budget report has each budgeted category with all below it, down to a depth`() throws {
    try household.budget("100.00", .from, "2026-01", of: "Food")
    try household.budget("40.00", .from, "2026-01", of: "Food:Groceries")
    try household.add("-30.00", "Food:Groceries:Bread")
    try household.add("-10.00", "Food:Out")
    try household.add("-60.00", "Home")
    let report = try household.ledger.budgetReport(month("2026-11"))
    #expect(shares(report) == ["Food 40.00 40 %", "Food:Groceries 30.00 30 %"])
    #expect(report.position.budget == usd("100.00"))
    #expect(shares(try household.ledger.budgetReport(month("2026-11"), depth: 1)) == ["Food 40.00 40 %"])
  }

  @Test func `the month's budget is that of the topmost budgeted categories of each month`() throws {
    try household.budget("40.00", .from, "2026-01", of: "Food:Groceries")
    try household.budget("7.00", .from, "2026-01", of: "Food:Groceries:Bread")
    try household.budget("100.00", .from, "2026-03", of: "Food")
    try household.budget("0.00", .only, "2026-04", of: "Food")
    try household.budget(nil, .only, "2026-05", of: "Food")
    try household.budget("1.00", .from, "2026-01", of: "FoodX")
    let budgets = try household.ledger.history(over: months("2026-02", "2026-06")).months.map(\.position.budget)
    #expect(budgets == ["41.00", "101.00", "1.00", "41.00", "101.00"].map { usd($0) })
  }

  @Test func `a parent carries what its subtree leaves, and the month what its topmost categories carry`() throws {
    try household.budget("100.00", .from, "2026-01", of: "Food")
    try household.budget("50.00", .from, "2026-01", of: "Food:Groceries")
    try household.add("-30.00", "Food:Groceries:Bread", on: "2026-01-10")
    try household.ledger.write { writer in
      for name in ["Food", "Food:Groceries"] {
        let category = try household.category(name)
        try writer.setRollOver(RollOver.Rule(month: month("2026-01"), mode: .both), of: category)
      }
    }
    #expect(try position("Food", "2026-02").available == usd("170.00"))
    #expect(try position("Food:Groceries", "2026-02").available == usd("70.00"))
    #expect(try household.expense("2026-02").position.carried == usd("70.00"))
  }

  @Test func `rings stand for subtrees, and a depth leaves deeper ones out of the choice`() throws {
    try household.budget("100.00", .from, "2026-01", of: "Food")
    try household.budget("50.00", .from, "2026-01", of: "Food:Groceries")
    try household.add("-30.00", "Food:Groceries:Bread")
    func rings(_ depth: Int?) throws -> [String] {
      try household.ledger.ringsReport(month("2026-11"), depth: depth).rings.map { "\($0.name) \($0.amount)" }
    }
    #expect(try rings(nil) == ["Food:Groceries 30.00", "Food 30.00"])
    #expect(try rings(1) == ["Food 30.00"])
  }

  @Test func `a filter by subtree lets all below pass`() throws {
    try household.add("-1.00", "Food:Groceries:Bread")
    try household.add("-2.00", "FoodX")
    try household.store(try household.splitContent([("Home", "-3.00"), ("Food:Out", "-4.00")]))
    var filter = EntryFilter()
    filter.categories = try household.ledger.subtree(of: try household.category("Food"))
    #expect(try household.ledger.entries(matching: filter).map(\.id.rawValue).sorted() == [1, 3])
  }
}
