import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

/// The month that the whole product is explained with.
struct MonthReportTests {
  let household: Household

  init() throws {
    household = try Household()
    try household.budget("2000.00", .from, "2026-01")
    try household.add("-42.50", "Groceries", on: "2026-11-03")
    try household.add("12.50", "Groceries", on: "2026-11-05")
    try household.add("-970.00", "Home", on: "2026-11-07")
    try household.add("3000.00", "Income", on: "2026-11-25")
  }

  @Test func `the month consumed half of its budget, and income is apart`() throws {
    let expense = try household.expense("2026-11")
    #expect(expense.month == month("2026-11"))
    #expect(expense.position.budget == usd("2000.00"))
    #expect(expense.position.available == usd("2000.00"))
    #expect(expense.position.carried == usd("0.00"))
    #expect(expense.position.consumed == usd("1000.00"))
    #expect(expense.position.remaining == usd("1000.00"))
    #expect(expense.position.percentConsumed.fraction == 0.5)
    #expect(expense.position.status == .within)
    #expect(expense.income == usd("3000.00"))
    #expect(!expense.isFuture)
  }

  @Test func `the categories have their shares, in fractions and in whole percents`() throws {
    let report = try household.ledger.monthReport(month("2026-11"))
    #expect(report.breakdown.shares.map(\.category.name) == ["Home", "Groceries"])
    #expect(report.breakdown.shares.map(\.amount) == [usd("970.00"), usd("30.00")])
    #expect(report.breakdown.shares.map(\.share.fraction) == [0.97, 0.03])
    #expect(report.breakdown.shares.map(\.wholePercent) == [97, 3])
    #expect(report.breakdown.shares.map(\.position.status) == [.unbudgeted, .unbudgeted])
    #expect(report.breakdown.total == usd("1000.00"))
    #expect(report.unconverted.isEmpty)
    #expect(report.balances.isEmpty)
  }

  @Test func `twelve months end with the chosen one`() throws {
    let months = try household.ledger.monthReport(month("2026-11")).months
    #expect(
      months.map(\.month.description) == [
        "2025-12", "2026-01", "2026-02", "2026-03", "2026-04", "2026-05", "2026-06", "2026-07", "2026-08", "2026-09",
        "2026-10", "2026-11",
      ])
    #expect(months[0].position.budget == nil)
    #expect(months[0].position.status == .unbudgeted)
    #expect(months[1...].allSatisfy { $0.position.budget == usd("2000.00") })
    #expect(months[..<11].allSatisfy { $0.position.consumed == usd("0.00") && $0.income == usd("0.00") })
    #expect(months[11] == (try household.expense("2026-11")))
    #expect(months.allSatisfy { !$0.isFuture })
  }

  @Test func `a category's own budget stands with its share`() throws {
    try household.budget("60.00", .from, "2026-11", of: "Groceries")
    let shares = try household.ledger.monthReport(month("2026-11")).breakdown.shares
    #expect(shares.map(\.position.budget) == [nil, usd("60.00")])
    #expect(shares[1].position.percentConsumed.fraction == 0.5)
    #expect(shares[1].position.remaining == usd("30.00"))
    // The whole month's budget stays the one that was set.
    #expect(try household.expense("2026-11").position.budget == usd("2000.00"))
  }

  @Test func `a history of the same months tells the same`() throws {
    let history = try household.ledger.history(over: months("2025-12", "2026-11"))
    #expect(try history.months == household.ledger.monthReport(month("2026-11")).months)
    #expect(history.currency == .usd)
    #expect(try household.ledger.monthsWithEntries() == months("2026-11", "2026-11"))
  }

  @Test func `a breakdown over several months adds up amounts and budgets`() throws {
    try household.add("-100.00", "Home", on: "2026-10-31")
    try household.budget("500.00", .only, "2026-10", of: "Home")
    let report = try household.ledger.breakdown(over: months("2026-10", "2026-11"))
    #expect(report.breakdown.shares.map(\.amount) == [usd("1070.00"), usd("30.00")])
    // Home has a budget in one of the months alone, which says nothing about both.
    #expect(report.breakdown.shares[0].position.budget == nil)
    try household.budget("250.00", .only, "2026-11", of: "Home")
    let complete = try household.ledger.breakdown(over: months("2026-10", "2026-11"))
    #expect(complete.breakdown.shares[0].position.budget == usd("750.00"))
    #expect(report.position.budget == usd("4000.00"))
    #expect(report.position.consumed == usd("1100.00"))
    #expect(report.income == usd("3000.00"))
  }
}
