import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// The ledger's currency is fixed once there is an entry.
struct CurrencyTests {
  let household: Household
  let yen = currency("JPY")

  init() throws {
    household = try Household()
  }

  @Test func `a new ledger takes another currency, and its accounts with it`() throws {
    try household.addAccount("Dollars and cents")
    try household.addAccount("Euros", opening: money("0.00", "EUR"))
    try household.ledger.write { try $0.setCurrency(yen) }
    #expect(try household.ledger.currency() == yen)
    #expect(try household.ledger.accounts().map(\.currency) == [yen, yen, currency("EUR")])
    try household.add("-4250", "Groceries", in: "JPY")
    let report = try household.ledger.monthReport(month("2026-11"))
    #expect(report.expense.position.consumed == money("4250", "JPY"))
    #expect(report.unconverted.isEmpty)
  }

  struct Amount: CustomStringConvertible, Sendable {
    let description: String
    let store: @Sendable (Household) throws -> Void
  }

  @Test(arguments: [
    Amount(description: "an entry") { try $0.add("0.00", "Groceries") },
    Amount(description: "a planned entry in another currency") {
      try $0.add("-1", "Groceries", in: "JPY", status: .planned)
    },
    Amount(description: "an imported row") { try $0.importRows([row("2026-11-03", "-1.00", "Shop")]) },
  ])
  func `an entry fixes the currency`(amount: Amount) throws {
    try amount.store(household)
    let before = try StoredState(household.ledger.connection)
    #expect(throws: LedgerError.currencyIsFixed(.usd)) { try household.ledger.write { try $0.setCurrency(yen) } }
    #expect(try StoredState(household.ledger.connection) == before)
    // The one it has is fine.
    try household.ledger.write { try $0.setCurrency(.usd) }
  }

  @Test(arguments: [
    Amount(description: "a budget") { try $0.budget("100.00", .from, "2026-01") },
    Amount(description: "an opening balance") { try $0.addAccount("Savings", opening: usd("1.00")) },
    Amount(description: "a condition of a rule") { household in
      let home = try household.category("Home")
      try household.ledger.write { try $0.addRule(pattern: .part("x"), category: home, maximum: usd("-3.00")) }
    },
  ])
  func `other amounts keep their figures, which needs the same digits`(amount: Amount) throws {
    try amount.store(household)
    let before = try StoredState(household.ledger.connection)
    #expect(throws: LedgerError.currencyHasOtherDigits(from: .usd, to: yen)) {
      try household.ledger.write { try $0.setCurrency(yen) }
    }
    #expect(try StoredState(household.ledger.connection) == before)
    let change = try household.ledger.write { try $0.setCurrency(currency("EUR")) }
    #expect(change.budgetCount + change.accounts.count + change.ruleCount == 1)
    #expect(change.accounts.allSatisfy { $0.opening == money("1.00", "EUR") })
    #expect(try household.ledger.rules().allSatisfy { $0.maximum == money("-3.00", "EUR") })
    #expect(
      try household.ledger.budgetSchedules()[nil]?.budget(in: month("2026-03")) ?? money("100.00", "EUR")
        == money("100.00", "EUR"))
  }

  @Test func `the last entry that is deleted frees the currency`() throws {
    let entry = try household.add("-5.00", "Groceries")
    try household.ledger.write { try $0.deleteEntry(entry.id) }
    try household.ledger.write { try $0.setCurrency(yen) }
    #expect(try household.ledger.currency() == yen)
    try Recomputation.expectEqual(household.ledger.connection)
  }

  @Test func `accounts in a third currency stay as they are`() throws {
    try household.addAccount("Pounds", opening: money("7.00", "GBP"))
    #expect(try household.ledger.write { try $0.setCurrency(currency("EUR")) }.isEmpty)
    #expect(try household.account("Pounds").opening == money("7.00", "GBP"))
  }

  @Test func `a budget of none and an empty account fix nothing`() throws {
    try household.budget(nil, .from, "2026-01")
    try household.budget("0.00", .only, "2026-01", of: "Home")
    try household.addAccount("Savings")
    try household.ledger.write { try $0.setCurrency(yen) }
    #expect(try household.ledger.currency() == yen)
  }
}
