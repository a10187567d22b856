import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Trends of small ledgers whose figures can be checked by eye.
struct TrendTests {
  let household: Household

  init() throws { household = try Household() }

  @Test func `a category has what lies below it, and never what only begins like it`() throws {
    for name in ["Food", "Food:Bread", "FOOD:Sweets", "FoodX"] { try household.addCategory(name) }
    for name in ["Food", "Food:Bread", "FOOD:Sweets", "FoodX"] { try household.add("-10.00", name, on: "2026-10-05") }
    let history = try household.ledger.history(over: MonthRange(month("2026-10")), of: "fOOd")
    #expect(history.category == "Food")
    #expect(history.months.map(\.position.consumed) == [usd("30.00")])
    #expect(try consumed("Food:Bread") == usd("10.00"))
    #expect(try consumed("FoodX") == usd("10.00"))
  }

  private func consumed(_ name: String) throws -> Money? {
    try household.ledger.history(over: MonthRange(month("2026-10")), of: name).months.first?.position.consumed
  }

  @Test func `a category that is only the beginning of others has what they have`() throws {
    try household.addCategory("Trips:Rome")
    try household.addCategory("Trips:Oslo")
    try household.add("-10.00", "Trips:Rome", on: "2026-10-05")
    try household.add("-20.00", "Trips:Oslo", on: "2026-10-05")
    #expect(try consumed("Trips") == usd("30.00"))
    #expect(try household.ledger.history(over: MonthRange(month("2026-10")), of: " Trips ").category == "Trips")
  }

  @Test func `its own budget is against all of it, else the topmost budgets below it add up`() throws {
    for name in ["Food", "Food:Bread", "Food:Bread:Dark", "Food:Sweets"] { try household.addCategory(name) }
    try household.budget("50.00", .from, "2026-09", of: "Food:Bread")
    try household.budget("5.00", .from, "2026-09", of: "Food:Bread:Dark")
    try household.budget("20.00", .from, "2026-09", of: "Food:Sweets")
    try household.budget("100.00", .from, "2026-10", of: "Food")
    let months = try household.ledger.history(over: months("2026-08", "2026-10"), of: "Food").months
    #expect(months.map(\.position.budget) == [nil, usd("70.00"), usd("100.00")])
  }

  @Test func `what a category carries counts what lies below it`() throws {
    try household.addCategory("Food")
    try household.addCategory("Food:Bread")
    try household.budget("100.00", .from, "2026-09", of: "Food")
    let rule = RollOver.Rule(month: month("2026-09"), mode: .both)
    try household.ledger.write { try $0.setRollOver(rule, of: try household.category("Food")) }
    try household.add("-30.00", "Food", on: "2026-09-05")
    try household.add("-90.00", "Food:Bread", on: "2026-09-05")
    let position = try household.ledger.history(over: MonthRange(month("2026-10")), of: "Food").months[0].position
    #expect(position.carried == usd("-20.00") && position.available == usd("80.00"))
  }

  @Test func `a quarter without a budget in each of its months has none`() throws {
    try household.budget("100.00", .from, "2026-05")
    try household.add("-10.00", "Home", on: "2026-04-05")
    try household.add("-20.00", "Home", on: "2026-08-05")
    let history = try household.ledger.history(over: months("2026-05", "2026-10"), each: .quarter)
    #expect(history.stretches.map(\.stretch.label) == ["2026-Q2", "2026-Q3", "2026-Q4"])
    #expect(history.stretches.map(\.position.budget) == [nil, usd("300.00"), usd("300.00")])
    #expect(history.stretches.map(\.position.consumed) == [usd("10.00"), usd("20.00"), usd("0.00")])
    #expect(history.stretches.map(\.isComplete) == [true, true, false])
    let average = try #require(try history.averageConsumed())
    #expect(average.amount == usd("15.00") && average.divisor == 2)
  }

  @Test func `what is never consumed, and what is not there, is refused`() throws {
    let income = try household.category("Income")
    let range = MonthRange(month("2026-10"))
    #expect(throws: LedgerError.notSpending(income)) { try household.ledger.history(over: range, of: "income") }
    #expect(throws: LedgerError.notSpending(try household.category("Transfer"))) {
      try household.ledger.history(over: range, by: .payee, of: "Transfer", top: 1)
    }
    let known = try household.ledger.categories().map(\.name)
    #expect(throws: LedgerError.unknownName(.category, "Groc", known: known)) {
      try household.ledger.comparisonWithYearBefore(over: range, of: "Groc")
    }
  }

  @Test func `months before the first entry are nothing to compare with`() throws {
    try household.add("-10.00", "Home", on: "2025-10-05")
    try household.add("-30.00", "Home", on: "2026-10-05")
    let pairs = try household.ledger.comparisonWithYearBefore(over: months("2026-09", "2026-10")).pairs
    #expect(pairs.map(\.change.before) == [nil, usd("10.00")])
    #expect(pairs.map(\.isComplete) == [false, true])
  }

  @Test func `other currencies stand apart`() throws {
    try household.addAccount("Yen", opening: money("0", "JPY"))
    try household.add("-900", "Home", on: "2026-10-05", in: "JPY", account: "Yen")
    try household.add("-500", "Home", on: "2025-10-05", in: "JPY", account: "Yen")
    try household.add("-1.00", "Home", on: "2026-10-05")
    let range = MonthRange(month("2026-10"))
    let table = try household.ledger.history(over: range, by: .account, top: 5)
    #expect(table.rows.map(\.group) == [.named("Cash")])
    #expect(table.unconverted.map(\.consumed) == [money("900", "JPY")])
    let comparison = try household.ledger.comparisonWithYearBefore(over: range)
    #expect(comparison.unconverted.map(\.consumed) == [money("900", "JPY")])
    #expect(comparison.earlierUnconverted.map(\.consumed) == [money("500", "JPY")])
    #expect(try household.ledger.changes(in: month("2026-10"), by: .payee).unconverted.count == 1)
    #expect(try household.ledger.history(over: range, of: "Groceries").unconverted.isEmpty)
  }

  @Test func `sums by payee are read by the day`() throws {
    for key in [GroupedSumDAO.Key.payee, .account, .tag] {
      let plan = try household.ledger.connection.all(
        "EXPLAIN QUERY PLAN " + GroupedSumDAO.sql(by: key), 0, 1, "USD", 2
      ) {
        try $0.value(3, as: String.self)
      }
      #expect(plan.contains { $0.contains("USING INDEX entry_day (day>? AND day<?)") }, "\(plan)")
    }
  }
}
