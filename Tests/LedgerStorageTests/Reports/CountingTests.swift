import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

/// What counts as consumed and what as income (SEMANTICS §4).
struct CountingTests {
  let household: Household

  init() throws {
    household = try Household()
  }

  @Test func `a refund lowers what its month has consumed, on the day it came`() throws {
    try household.add("-100.00", "Home", on: "2026-10-31")
    try household.add("40.00", "Home", on: "2026-11-01")
    #expect(try household.expense("2026-10").position.consumed == usd("100.00"))
    #expect(try household.expense("2026-11").position.consumed == usd("-40.00"))
    #expect(try household.expense("2026-11").income == usd("0.00"))
  }

  @Test func `income never lowers what was consumed, and paying some back lowers income`() throws {
    try household.add("-100.00", "Home")
    try household.add("3000.00", "Income")
    try household.add("-200.00", "Income")
    let expense = try household.expense("2026-11")
    #expect(expense.position.consumed == usd("100.00"))
    #expect(expense.income == usd("2800.00"))
    let report = try household.ledger.monthReport(month("2026-11"))
    #expect(report.breakdown.shares.map(\.category.name) == ["Home"])
  }

  @Test func `entries without a category count by their sign`() throws {
    try household.add("-30.00", "Uncategorized")
    try household.add("-12.50", "Uncategorized")
    try household.add("3000.00", "Uncategorized")
    let report = try household.ledger.monthReport(month("2026-11"))
    #expect(report.expense.position.consumed == usd("42.50"))
    #expect(report.expense.income == usd("3000.00"))
    #expect(report.breakdown.shares.map(\.category.name) == ["Uncategorized"])
    #expect(report.breakdown.shares.map(\.amount) == [usd("42.50")])
  }

  @Test func `income without a category is no line of spending`() throws {
    try household.add("3000.00", "Uncategorized")
    #expect(try household.ledger.monthReport(month("2026-11")).breakdown.shares.isEmpty)
  }

  @Test func `a transfer between own accounts leaves the reports and moves the balances`() throws {
    let savings = try household.addAccount("Savings", opening: usd("10.00"))
    let content = try household.content("-250.00", "Transfer")
    let legs = try household.ledger.write { try $0.addTransfer(content, to: savings) }
    #expect(legs.into.content.amount == usd("250.00"))
    let expense = try household.expense("2026-11")
    #expect(expense.position.consumed == usd("0.00"))
    #expect(expense.income == usd("0.00"))
    #expect(try household.ledger.monthReport(month("2026-11")).breakdown.shares.isEmpty)
    #expect(try household.ledger.accountStandings().map(\.balance) == [usd("-250.00"), usd("260.00")])
  }

  @Test func `a split counts by its lines, each in its category`() throws {
    try household.store(
      try household.splitContent([
        ("Groceries", "-30.00"), ("Home", "-20.00"), ("Groceries", "-10.00"), ("Transfer", "-40.00"),
        ("Income", "5.00"),
      ]))
    let report = try household.ledger.monthReport(month("2026-11"))
    #expect(report.breakdown.shares.map(\.category.name) == ["Groceries", "Home"])
    #expect(report.breakdown.shares.map(\.amount) == [usd("40.00"), usd("20.00")])
    #expect(report.expense.income == usd("5.00"))
    #expect(try household.ledger.accountStandings().map(\.balance) == [usd("-95.00")])
    #expect(try household.ledger.accountStandings().map(\.entryCount) == [1])
  }

  @Test func `other currencies stand apart and are never added`() throws {
    try household.add("-100.00", "Home")
    try household.add("-7000", "Groceries", in: "JPY")
    try household.add("500", "Groceries", in: "JPY")
    try household.add("1.500", "Income", in: "KWD")
    try household.add("-9.00", "Transfer", in: "EUR")
    try household.add("-1.00", "Home", on: "2026-10-31", in: "EUR")
    let report = try household.ledger.monthReport(month("2026-11"))
    #expect(report.expense.position.consumed == usd("100.00"))
    #expect(report.expense.income == usd("0.00"))
    #expect(report.breakdown.shares.map(\.category.name) == ["Home"])
    #expect(
      report.unconverted == [
        UnconvertedSum(consumed: money("6500", "JPY"), income: money("0", "JPY")),
        UnconvertedSum(consumed: money("0.000", "KWD"), income: money("1.500", "KWD")),
      ])
    let standing = try household.ledger.accountStandings()[0]
    #expect(standing.balance == usd("-100.00"))
    #expect(standing.foreign == [money("-10.00", "EUR"), money("-6500", "JPY"), money("1.500", "KWD")])
    #expect(standing.entryCount == 6)
  }

  @Test func `an archived category's entries count as before`() throws {
    try household.add("-100.00", "Home")
    let before = try household.ledger.monthReport(month("2026-11"))
    try household.ledger.write { try $0.setArchived(try household.category("Home"), true) }
    let after = try household.ledger.monthReport(month("2026-11"))
    #expect(after.expense == before.expense)
    #expect(after.breakdown.shares.map(\.amount) == before.breakdown.shares.map(\.amount))
  }
}
