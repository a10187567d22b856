import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

/// Rules are kept in their order.
struct RuleStorageTests {
  let household: Household

  init() throws { household = try Household() }

  @discardableResult
  func add(
    _ pattern: String, _ category: String = "Groceries", min: Money? = nil, max: Money? = nil,
    account: Account? = nil, payee: String? = nil, before: Rule.ID? = nil
  ) throws -> Rule {
    try household.ledger.write { writer in
      try writer.addRule(
        pattern: .part(pattern), category: try household.category(category), payee: payee, minimum: min, maximum: max,
        account: account, before: before)
    }
  }

  func order() throws -> [String] { try household.ledger.rules().map(\.pattern.text) }

  @Test func `a new ledger has no rules`() throws {
    #expect(try household.ledger.rules() == [])
  }

  @Test func `a rule comes back as it was made`() throws {
    let account = try household.account("Cash")
    let part = try add(
      "Corner shop", min: money("-5.000", "KWD"), max: money("-1.000", "KWD"), account: account, payee: " The  shop ")
    let regex = try household.ledger.write { writer in
      try writer.addRule(pattern: .regex("^a+$"), category: try household.category("Home"), maximum: usd("0.00"))
    }
    #expect(try household.ledger.rules() == [part, regex])
    #expect(part.payee == "The shop")
    #expect(part.account == account)
    #expect(part.minimum == money("-5.000", "KWD"))
    #expect(regex.pattern == .regex("^a+$"))
    #expect(regex.minimum == nil)
    #expect(try household.ledger.rule(regex.id) == regex)
  }

  @Test func `a rule goes last, or in front of another one`() throws {
    let first = try add("one")
    let second = try add("two")
    try add("three")
    try add("before two", before: second.id)
    try add("before one", before: first.id)
    try add("before two again", before: second.id)
    #expect(try order() == ["before one", "one", "before two", "before two again", "two", "three"])
  }

  @Test func `a removed rule leaves the order of the others, and its number is never used again`() throws {
    try add("one")
    let second = try add("two")
    let third = try add("three")
    try household.ledger.write { writer in
      try writer.removeRule(second.id)
      try writer.removeRule(third.id)
    }
    let next = try add("four")
    #expect(try order() == ["one", "four"])
    #expect(next.id > third.id)
  }

  @Test func `a rule that is not there is named`() throws {
    let missing = Rule.ID(rawValue: 7)
    #expect(throws: LedgerError.unknownRule(missing)) { try add("one", before: missing) }
    #expect(throws: LedgerError.unknownRule(missing)) { try household.ledger.write { try $0.removeRule(missing) } }
    #expect(throws: LedgerError.unknownRule(missing)) { try household.ledger.rule(missing) }
    #expect(try order() == [])
  }

  @Test func `a second rule with the same pattern and conditions is refused`() throws {
    let cash = try household.account("Cash")
    let first = try add("Corner shop")
    let limited = try add("corner shop", min: usd("-5.00"))
    try add("corner shop", account: cash)
    #expect(throws: LedgerError.sameRule(first.id)) { try add("CORNER  SHOP", "Home") }
    #expect(throws: LedgerError.sameRule(limited.id)) { try add("corner shop", "Home", min: usd("-5.00")) }
    try add("corner shop", max: usd("-5.00"))
    #expect(try order().count == 4)
  }

  @Test func `what makes no sense is refused`() throws {
    #expect(throws: LedgerError.blankRule) { try add(" \t") }
    #expect(throws: MoneyError.differentCurrencies(.usd, currency("EUR"))) {
      try add("shop", min: usd("-5.00"), max: money("5.00", "EUR"))
    }
    try household.ledger.write { try $0.setArchived(try household.category("Home"), true) }
    #expect(throws: LedgerError.archived(.category, "Home")) { try add("shop", "Home") }
  }

  @Test func `a rule outlives its category's archiving and says so`() throws {
    try add("shop", "Home")
    try household.ledger.write { try $0.setArchived(try household.category("Home"), true) }
    #expect(try household.ledger.rules().map(\.category.isArchived) == [true])
  }
}
