import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

/// What is in the accounts today.
struct AccountStandingTests {
  let household: Household

  init() throws {
    household = try Household()
    try household.addAccount("Checking", opening: usd("100.00"))
  }

  private func standing(_ name: String) throws -> AccountStanding {
    try #require(try household.ledger.accountStandings().first { $0.account.name == name })
  }

  @Test func `entries up to today count, later and planned ones do not`() throws {
    try household.add("-10.00", "Home", on: "2026-11-29", account: "Checking")
    try household.add("-20.00", "Home", on: "2026-11-30", account: "Checking")
    try household.add("-40.00", "Home", on: "2026-11-01", account: "Checking", status: .planned)
    try household.add("-80.00", "Home", on: "2026-12-30", account: "Checking", status: .planned)
    #expect(try standing("Checking").balance == usd("90.00"))
    #expect(try standing("Checking").entryCount == 1)
    household.ledger.today = date("2026-11-30")
    #expect(try standing("Checking").balance == usd("70.00"))
  }

  @Test func `other currencies stand apart, also those of later days`() throws {
    try household.add("-5.00", "Home", on: "2026-11-29", in: "EUR", account: "Checking")
    try household.add("-700", "Home", on: "2026-12-01", in: "JPY", account: "Checking")
    let standing = try standing("Checking")
    #expect(standing.balance == usd("100.00"))
    #expect(standing.foreign == [money("-5.00", "EUR")])
    #expect(
      try AccountStanding.netWorth(of: household.ledger.accountStandings()) == [money("-5.00", "EUR"), usd("100.00")])
  }

  @Test func `what an account began with can be said later`() throws {
    try household.add("-10.00", "Home", account: "Checking")
    let account = try household.account("Checking")
    try household.ledger.write { try $0.setOpening(usd("-250.00"), of: account) }
    #expect(try standing("Checking").balance == usd("-260.00"))
    #expect(throws: MoneyError.self) {
      try household.ledger.write { try $0.setOpening(money("1.00", "EUR"), of: account) }
    }
  }
}
