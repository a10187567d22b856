import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

/// What recurring entries will still add to a month stands apart from what it has consumed.
struct ExpectedTests {
  let household: Household

  init() throws {
    household = try Household()
  }

  func expected(_ iso: String) throws -> [String] {
    let amounts = try household.ledger.monthReport(month(iso)).expected
    return [amounts.consumed.description, amounts.income.description, "\(amounts.count)"]
  }

  @Test func `due days that nothing was decided about are expected, overdue ones included`() throws {
    try household.budget("1000.00", .from, "2026-01")
    try household.recur("-10.00", "Home", every: "week", from: "2026-11-03")
    try household.recur("3000.00", "Income", from: "2026-11-30")
    try household.recur("-5.00", "Home", from: "2026-11-05", end: .count(1))
    #expect(try expected("2026-11") == ["45.00", "3000.00", "6"])
    #expect(try expected("2026-12") == ["50.00", "3000.00", "6"])
    #expect(try expected("2026-10") == ["0.00", "0.00", "0"])
    let before = try household.expense("2026-11")
    #expect(before.position.consumed == usd("0.00"))
    #expect(before.position.remaining == usd("1000.00"))
    #expect(before.income == usd("0.00"))
  }

  @Test func `what was posted, matched or skipped is no more expected`() throws {
    let club = try household.recur("-10.00", "Home", every: "week", from: "2026-11-03")
    try household.ledger.write { try $0.skipRecurring(club.id, on: date("2026-11-24")) }
    #expect(try expected("2026-11") == ["30.00", "0.00", "3"])
    // An entry that is there stands for its due day before anybody posts.
    try household.add("-10.00", "Home", on: "2026-11-04")
    #expect(try expected("2026-11") == ["20.00", "0.00", "2"])
    try household.post(until: "2026-11-12")
    #expect(try expected("2026-11") == ["10.00", "0.00", "1"])
    try household.delete(2)
    #expect(try expected("2026-11") == ["10.00", "0.00", "1"])
  }

  @Test func `a refund lowers what is expected, and transfers and other currencies are left out`() throws {
    try household.addAccount("Savings")
    try household.recur("-10.00", "Home", from: "2026-11-30")
    try household.recur("4.00", "Home", from: "2026-11-30")
    try household.recur("-200.00", "Transfer", from: "2026-11-30", to: "Savings")
    try household.recur("-7.00", "Home", from: "2026-11-30", in: "EUR")
    #expect(try expected("2026-11") == ["6.00", "0.00", "2"])
  }

  @Test func `months that start on pay-day expect what falls into them`() throws {
    try household.recur("-10.00", "Home", from: "2026-11-25")
    let start = try #require(MonthStart(day: 25, from: month("2026-01")))
    try household.ledger.write { try $0.setMonthStart(start) }
    #expect(try expected("2026-11") == ["0.00", "0.00", "0"])
    #expect(try expected("2026-12") == ["10.00", "0.00", "1"])
    #expect(try household.ledger.monthReport(month("2026-12")).expected.until == date("2026-12-24"))
  }

  @Test func `the page of all months expects the same in each as its own report`() throws {
    try household.recur("-10.00", "Home", every: "2-weeks", from: "2026-09-07")
    try household.add("-10.00", "Home", on: "2026-10-02")
    let range = try #require(MonthRange(first: month("2026-08"), last: month("2026-12")))
    for part in try household.ledger.overview(of: range).parts {
      #expect(part.expected == (try household.ledger.monthReport(part.expense.month).expected))
    }
  }

  @Test func `what is archived is not expected`() throws {
    try household.recur("-10.00", "Home", from: "2026-11-30")
    try household.ledger.write { try $0.setArchived(try household.category("Home"), true) }
    #expect(try expected("2026-11") == ["0.00", "0.00", "0"])
  }
}
