import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

/// Rows of months (SEMANTICS §6, months that begin on the 1st).
struct SeriesTests {
  let household: Household

  init() throws {
    household = try Household()
  }

  @Test(arguments: ["0001-12", "1999-01", "2026-02", "2026-11", "2027-03", "9999-12"])
  func `a series always has twelve months`(last: String) throws {
    let series = try household.ledger.monthReport(month(last)).months
    #expect(series.count == 12)
    #expect(series.last?.month == month(last))
    #expect(zip(series, series.dropFirst()).allSatisfy { $0.month.adding(months: 1) == $1.month })
  }

  @Test func `a month without budget and spending is zero, and no more`() throws {
    let expense = try household.expense("2026-11")
    #expect(expense.position == (try BudgetPosition(budget: nil, consumed: usd("0.00"))))
    #expect(expense.income == usd("0.00"))
    #expect(expense.position.percentConsumed.fraction == 0)
    #expect(expense.position.status == .unbudgeted)
  }

  @Test func `months after today are told apart`() throws {
    let series = try household.ledger.monthReport(month("2027-02")).months
    #expect(series.filter(\.isFuture).map(\.month) == months("2026-12", "2027-02").months)
  }

  struct Edge: CustomStringConvertible {
    let day: String
    let before: String
    let after: String
    var description: String { day }
  }

  @Test(arguments: [
    Edge(day: "2026-11-01", before: "2026-10", after: "2026-12"),
    Edge(day: "2026-11-30", before: "2026-10", after: "2026-12"),
    Edge(day: "2024-02-29", before: "2024-01", after: "2024-03"),
    Edge(day: "2025-12-31", before: "2025-11", after: "2026-01"),
  ])
  func `the first and the last day belong to their month`(edge: Edge) throws {
    try household.add("-1.00", "Groceries", on: edge.day)
    let history = try household.ledger.history(over: months(edge.before, edge.after))
    #expect(history.months.map(\.position.consumed) == [usd("0.00"), usd("1.00"), usd("0.00")])
  }

  @Test func `an average counts complete months, empty ones too`() throws {
    try household.add("-90.00", "Groceries", on: "2026-08-01")
    try household.add("-30.02", "Groceries", on: "2026-10-31")
    try household.add("-500.00", "Groceries", on: "2026-11-01")
    let history = try household.ledger.history(over: months("2026-08", "2026-12"))
    let average = try #require(try history.averageConsumed(today: Household.today))
    #expect(average.months == 3)
    #expect(average.amount == usd("40.01"))
  }

  @Test func `months with entries reach from the first to the last`() throws {
    try household.add("-1.00", "Groceries", on: "2024-02-29")
    try household.add("1.00", "Transfer", on: "2026-12-01")
    #expect(try household.ledger.monthsWithEntries() == months("2024-02", "2026-12"))
  }
}
