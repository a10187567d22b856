import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// The views `months`, `budgets` and `balances`, part of the contract with readers of the file.
struct SummaryViewTests {
  let household: Household

  init() throws {
    household = try Household()
  }

  struct Counted: CustomStringConvertible {
    let category: String
    let consumed: Int64
    let income: Int64
    var description: String { category }
  }

  @Test(arguments: [
    Counted(category: "Groceries", consumed: 3000, income: 0),
    Counted(category: "Income", consumed: 0, income: -3000),
    Counted(category: "Transfer", consumed: 0, income: 0),
    Counted(category: "Uncategorized", consumed: 4250, income: 1250),
  ])
  func `months counts money in and out as the category's kind says`(expected: Counted) throws {
    try household.add("-42.50", expected.category, on: "2026-01-31")
    try household.add("12.50", expected.category, on: "2026-01-01")
    let rows = try household.ledger.connection.values(
      """
      SELECT month, category, currency, money_in_minor_units, money_out_minor_units, consumed_minor_units,
        income_minor_units, entry_count
      FROM months
      """)
    #expect(
      rows == [
        [
          .text("2026-01"), .text(expected.category), .text("USD"), .integer(1250), .integer(4250),
          .integer(expected.consumed), .integer(expected.income), .integer(2),
        ]
      ])
  }

  @Test func `months has a line for each month, category and currency, in the calendar's months`() throws {
    try household.add("-1.00", "Groceries", on: "2025-12-31")
    try household.add("-1.00", "Groceries", on: "2026-01-01")
    try household.add("-7", "Groceries", on: "2026-01-31", in: "JPY")
    try household.store(try household.splitContent([("Home", "-3.00"), ("Health", "-4.00")], on: "2026-12-31"))
    let lines = try household.ledger.connection.texts(
      "SELECT month || ' ' || category || ' ' || consumed_minor_units || ' ' || currency FROM months ORDER BY 1")
    #expect(
      lines == [
        "2025-12 Groceries 100 USD", "2026-01 Groceries 100 USD", "2026-01 Groceries 7 JPY", "2026-12 Health 400 USD",
        "2026-12 Home 300 USD",
      ])
  }

  @Test func `budgets lists rules as they were set, the whole month without a category`() throws {
    try household.budget("2000.00", .from, "2026-01")
    try household.budget(nil, .only, "2026-12", of: "Home")
    let rows = try household.ledger.connection.values(
      "SELECT category, scope, month, minor_units, currency FROM budgets ORDER BY month")
    #expect(
      rows == [
        [.null, .text("from"), .text("2026-01"), .integer(200_000), .text("USD")],
        [.text("Home"), .text("only"), .text("2026-12"), .null, .text("USD")],
      ])
  }

  @Test func `balances lists the events of each balance`() throws {
    try household.ledger.write { writer in
      let leave = try writer.addBalance(named: "Annual leave", unit: .counted("days"))
      try writer.addEvent(LeaveEvent(kind: .carryIn, date: date("2026-01-01"), scaled: 30_000, note: "2025"), to: leave)
      try writer.addEvent(
        LeaveEvent(kind: .consume, date: date("2026-03-30"), until: date("2026-04-02"), scaled: 2500), to: leave)
    }
    let rows = try household.ledger.connection.values(
      "SELECT balance, unit, kind, date, until, amount, note FROM balances ORDER BY date")
    #expect(
      rows == [
        [
          .text("Annual leave"), .text("days"), .text("carry-in"), .text("2026-01-01"), .text("2026-01-01"),
          .integer(30_000), .text("2025"),
        ],
        [
          .text("Annual leave"), .text("days"), .text("consume"), .text("2026-03-30"), .text("2026-04-02"),
          .integer(2500), .null,
        ],
      ])
  }
}
