import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// The ledger's currency is fixed once an amount is stored.
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
    Amount(description: "a budget") { try $0.budget("100.00", .from, "2026-01") },
    Amount(description: "a budget of 0") { try $0.budget("0.00", .only, "2026-01", of: "Home") },
    Amount(description: "an opening balance") { try $0.addAccount("Savings", opening: usd("1.00")) },
    Amount(description: "an imported row") { try $0.importRows([row("2026-11-03", "-1.00", "Shop")]) },
  ])
  func `an amount fixes the currency`(amount: Amount) throws {
    try amount.store(household)
    let before = try StoredState(household.ledger.connection)
    #expect(throws: LedgerError.currencyIsFixed(.usd)) { try household.ledger.write { try $0.setCurrency(yen) } }
    #expect(try StoredState(household.ledger.connection) == before)
    // The one it has is fine.
    try household.ledger.write { try $0.setCurrency(.usd) }
  }

  @Test func `a budget of none and an empty account fix nothing`() throws {
    try household.budget(nil, .from, "2026-01")
    try household.addAccount("Savings")
    try household.ledger.write { try $0.setCurrency(yen) }
    #expect(try household.ledger.currency() == yen)
  }
}
