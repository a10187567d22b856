import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Sums that do not fit 64 bits are refused when they would be stored, and nothing is.
struct OverflowTests {
  let household: Household
  static let largest = "23058430092136939.51"

  init() throws {
    household = try Household()
    try household.addAccount("Checking")
  }

  func expectRefused(_ change: (LedgerWriter) throws -> Void) throws {
    try expectRefused(MoneyError.outOfRange, change)
  }

  func expectRefused(_ error: some Error & Equatable, _ change: (LedgerWriter) throws -> Void) throws {
    let before = try StoredState(household.ledger.connection)
    #expect(throws: error) { try household.ledger.write(change) }
    #expect(try StoredState(household.ledger.connection) == before)
    try Recomputation.expectEqual(household.ledger.connection)
  }

  @Test func `the largest amounts are stored`() throws {
    let spent = try household.add("-\(Self.largest)", "Groceries")
    #expect(try household.expense("2026-11").position.consumed == usd(Self.largest))
    try household.add(Self.largest, "Income")
    #expect(try household.ledger.accountStandings()[0].balance == usd("0.00"))
    try household.ledger.write { try $0.deleteEntry(spent.id) }
    try Recomputation.expectEqual(household.ledger.connection)
  }

  @Test func `an amount without an opposite is refused`() throws {
    let content = try household.content("-92233720368547758.08", "Groceries")
    try expectRefused { try $0.addEntry(content) }
  }

  @Test func `a split without an opposite is refused, though its lines have one`() throws {
    let content = try household.splitContent([("Groceries", "-92233720368547758.07"), ("Home", "-0.01")])
    try expectRefused { try $0.addEntry(content) }
  }

  struct Second: CustomStringConvertible {
    let description: String
    let amount: String
    let category: String
    let account: String
  }

  @Test(arguments: [
    Second(description: "of the category", amount: "-0.01", category: "Groceries", account: "Checking"),
    Second(description: "of the account", amount: "-0.02", category: "Home", account: "Cash"),
  ])
  func `a sum that does not fit is refused`(second: Second) throws {
    try household.add("-\(Self.largest)", "Groceries")
    let content = try household.content(second.amount, second.category, account: second.account)
    try expectRefused { try $0.addEntry(content) }
  }

  @Test func `an edit whose sum does not fit is refused`() throws {
    try household.add("-\(Self.largest)", "Groceries")
    let entry = try household.add("-0.01", "Home", account: "Checking")
    var content = entry.content
    content.allocation = .category(try household.category("Groceries"))
    try expectRefused { try $0.updateEntry(entry.id, to: content) }
  }

  @Test func `an import whose sum does not fit is refused whole`() throws {
    try household.add("-\(Self.largest)", "Groceries")
    let rows = [row("2026-11-01", "-1.00", "A"), row("2026-11-03", "-0.01", "B", category: "Groceries")]
    let source = try household.source(rows, into: "Checking")
    try expectRefused(LedgerError.importedSumTooLarge(line: nil)) { _ = try $0.importRows(source) { _ in } }
  }

  @Test func `a file whose own total does not fit is refused`() throws {
    let rows = ["2026-08-01", "2026-09-01", "2026-10-01", "2026-11-01", "2026-12-01"].map {
      row($0, "-\(Self.largest)", $0)
    }
    let source = try household.source(rows)
    // The first row that the sum has no room for.
    let error = LedgerError.importedSumTooLarge(line: 3)
    try expectRefused(error) { _ = try $0.importRows(source) { _ in } }
    #expect(throws: error) { try household.ledger.rehearse { try $0.importRows(source) { _ in } } }
  }

  @Test func `a balance whose grants do not fit is refused, whenever they count`() throws {
    let leave = try household.ledger.write { try $0.addBalance(named: "Leave", unit: .counted("days")) }
    try household.ledger.write { writer in
      try writer.addEvent(LeaveEvent(kind: .grant, date: date("2026-01-01"), scaled: .max), to: leave)
    }
    for day in ["2026-02-01", "2027-01-01"] {
      try expectRefused { try $0.addEvent(LeaveEvent(kind: .grant, date: date(day), scaled: 1), to: leave) }
    }
  }

  @Test func `what reports could not add up is refused when it is stored, in other months and categories too`() throws {
    try household.add("-\(Self.largest)", "Groceries")
    let other = try household.content("-20.48", "Home", on: "2020-01-01", account: "Checking")
    try expectRefused { try $0.addEntry(other) }
    try household.add(Self.largest, "Income")
    let year = try household.ledger.breakdown(over: months("2020-01", "2026-12"))
    #expect(year.position.consumed == usd(Self.largest))
    #expect(year.income == usd(Self.largest))
  }

  @Test func `an opening balance counts among them`() throws {
    try household.add("-\(Self.largest)", "Groceries")
    try expectRefused { try $0.addAccount(named: "Debt", opening: usd("-20.48")) }
    let checking = try household.account("Checking")
    try expectRefused { try $0.setOpening(usd("20.48"), of: checking) }
  }

  @Test func `a budget leaves room for those of other categories and months`() throws {
    let rule = { BudgetSchedule.Rule(month: month("2026-11"), scope: .from, amount: usd($0)) }
    let home = try household.category("Home")
    try expectRefused { try $0.setBudget(rule("23058430092136.94"), of: home) }
    try household.ledger.write { try $0.setBudget(rule("23058430092136.93"), of: home) }
    try household.add(Self.largest, "Home")
    #expect(try household.expense("2026-11").position.remaining == usd("23081488522229076.44"))
  }
}
