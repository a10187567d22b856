import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

/// Savings goals through a stored ledger.
struct GoalTests {
  let household: Household

  init() throws { household = try Household() }

  private func goal(_ name: String = "Holiday", account: Account? = nil) throws -> SavingsGoal {
    try household.ledger.write {
      try $0.addGoal(named: name, target: usd("1000.00"), by: month("2027-06"), account: account)
    }
  }

  private func saved(asOf day: String = "2026-11-29") throws -> [Money] {
    try household.ledger.goalCards(asOf: date(day)).map(\.saved)
  }

  @Test func `an account's balance counts as of the day, planned entries left out`() throws {
    let savings = try household.addAccount("Savings", opening: usd("100.00"))
    _ = try goal(account: savings)
    try household.store(
      EntryContent(
        date: date("2026-11-03"), amount: usd("50.00"), allocation: .category(try household.category("Income")),
        account: savings))
    try household.add("-10.00", "Groceries", on: "2026-12-01", account: "Savings")
    try household.add("-1.00", "Groceries", on: "2026-11-05", account: "Savings", status: .planned)
    #expect(try saved(asOf: "2026-11-02") == [usd("100.00")])
    #expect(try saved() == [usd("150.00")])
    #expect(try saved(asOf: "2026-12-01") == [usd("140.00")])
  }

  @Test func `what is set aside counts by its sign and its kind`() throws {
    let goal = try goal()
    let savings = try household.addAccount("Savings")
    let spent = try household.add("-200.00", "Home")
    let back = try household.add("30.00", "Home", on: "2026-11-04")
    let gift = try household.add("50.00", "Income", on: "2026-11-05")
    let planned = try household.add("-7.00", "Home", status: .planned)
    let legs = try household.ledger.write { writer in
      try writer.addTransfer(try household.content("-400.00", "Transfer", on: "2026-11-06"), to: savings)
    }
    try household.ledger.write { writer in
      for entry in [spent, back, gift, planned, legs.out] { try writer.setAside(entry, for: goal) }
    }
    #expect(try saved() == [usd("620.00")])
    #expect(try saved(asOf: "2026-11-04") == [usd("170.00")])
    // An edit and a deletion show at once; so does taking an entry off the goal.
    var content = spent.content
    content.amount = usd("-100.00")
    try household.ledger.write { writer in
      try writer.updateEntry(spent.id, to: content)
      try writer.deleteEntry(gift.id)
      try writer.setAside(back, for: nil)
    }
    #expect(try saved() == [usd("500.00")])
  }

  @Test func `a goal that is removed leaves its entries`() throws {
    let goal = try goal()
    let entry = try household.add("-200.00", "Home")
    try household.ledger.write { try $0.setAside(entry, for: goal) }
    try household.ledger.write { try $0.deleteGoal(goal) }
    #expect(try household.ledger.goals() == [])
    #expect(try household.ledger.entry(entry.id) == entry)
    #expect(try household.ledger.check().isSound)
  }

  @Test func `an account feeds one goal, and nothing is set aside for a goal that has one`() throws {
    let savings = try household.addAccount("Savings")
    let goal = try goal(account: savings)
    #expect(throws: LedgerError.accountHasGoal(savings, "Holiday")) { try self.goal("Second", account: savings) }
    let entry = try household.add("-1.00", "Home")
    #expect(throws: LedgerError.goalHasAccount("Holiday")) {
      try household.ledger.write { try $0.setAside(entry, for: goal) }
    }
    #expect(throws: LedgerError.nameTaken(.goal, "Holiday")) { try self.goal("holiday") }
    #expect(throws: LedgerError.unknownName(.goal, "Boat", known: ["Holiday"])) {
      try household.ledger.goal(named: "Boat")
    }
  }

  @Test func `currencies are not mixed`() throws {
    let goal = try goal()
    let entry = try household.add("-1.00", "Home", in: "EUR")
    let error = MoneyError.differentCurrencies(currency("EUR"), .usd)
    #expect(throws: error) { try household.ledger.write { try $0.setAside(entry, for: goal) } }
    let account = try household.ledger.write { try $0.addAccount(named: "Euros", opening: money("0.00", "EUR")) }
    #expect(throws: MoneyError.differentCurrencies(.usd, currency("EUR"))) { try self.goal("Second", account: account) }
  }

  @Test func `what changes keeps what is set aside`() throws {
    let goal = try goal()
    let entry = try household.add("-200.00", "Home")
    let changed = try household.ledger.write { writer in
      try writer.setAside(entry, for: goal)
      return try writer.updateGoal(goal, name: "Summer", target: usd("250.00"), month: month("2026-12"))
    }
    #expect(try household.ledger.goals() == [changed])
    let card = try #require(try household.ledger.goalCards(asOf: date("2026-11-29")).first)
    #expect(card.saved == usd("200.00") && card.perMonth == usd("25.00") && card.source.name == "Summer")
  }

  @Test func `goals take a new ledger's currency with the same figures`() throws {
    _ = try goal()
    let change = try household.ledger.write { try $0.setCurrency(currency("EUR")) }
    #expect(change.goalCount == 1)
    #expect(try household.ledger.goals().map(\.target) == [money("1000.00", "EUR")])
    #expect(throws: LedgerError.currencyHasOtherDigits(from: currency("EUR"), to: currency("JPY"))) {
      try household.ledger.write { try $0.setCurrency(currency("JPY")) }
    }
  }
}
