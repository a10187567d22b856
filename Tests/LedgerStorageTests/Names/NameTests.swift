import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Names of categories, accounts and balances are unique regardless of case, and found so.
struct NameTests {
  let household: Household

  init() throws {
    household = try Household()
    try household.addCategory("Café")
    try household.addAccount("Giro Konto")
    try household.ledger.write { _ = try $0.addBalance(named: "Annual leave", unit: .counted("days")) }
    try add("My bank", .profile)
  }

  func add(_ name: String, _ kind: LedgerError.Kind) throws {
    try household.ledger.write { writer in
      switch kind {
      case .category: try writer.addCategory(named: name, kind: .spending)
      case .account: try writer.addAccount(named: name, opening: usd("0.00"))
      case .balance: try writer.addBalance(named: name, unit: .time)
      case .goal: try writer.addGoal(named: name, target: usd("1.00"), by: month("2027-01"))
      case .profile: try writer.saveProfile(named: name, account: nil, category: nil, header: nil, reading: [:])
      }
    }
  }

  struct Taken: CustomStringConvertible {
    let kind: LedgerError.Kind
    let name: String
    let existing: String
    var description: String { "\(kind) \(name)" }
  }

  @Test(arguments: [
    Taken(kind: .category, name: "Groceries", existing: "Groceries"),
    Taken(kind: .category, name: "gROCERIES", existing: "Groceries"),
    Taken(kind: .category, name: "  personal \t care ", existing: "Personal care"),
    Taken(kind: .category, name: "CAFE\u{301}", existing: "Café"),
    Taken(kind: .category, name: "uncategorized", existing: "Uncategorized"),
    Taken(kind: .account, name: "CASH", existing: "Cash"),
    Taken(kind: .account, name: "giro konto", existing: "Giro Konto"),
    Taken(kind: .balance, name: "annual LEAVE", existing: "Annual leave"),
    Taken(kind: .profile, name: "my  BANK", existing: "My bank"),
  ])
  func `a name is taken regardless of case and white space`(taken: Taken) throws {
    let before = try StoredState(household.ledger.connection)
    #expect(throws: LedgerError.nameTaken(taken.kind, taken.existing)) { try add(taken.name, taken.kind) }
    #expect(try StoredState(household.ledger.connection) == before)
  }

  @Test(arguments: ["", "   ", "\n\t", "bell\u{7}", "nul\u{0}", "esc\u{1b}[31m"])
  func `an empty name or one with control characters is refused`(name: String) throws {
    for kind in [LedgerError.Kind.category, .account, .balance, .profile] {
      #expect(throws: LedgerError.invalidName(kind, name)) { try add(name, kind) }
    }
  }

  @Test func `kinds do not take each other's names`() throws {
    try add("Groceries", .account)
    try add("Groceries", .balance)
    try add("Annual leave", .category)
    try add("Groceries", .profile)
    #expect(try household.account("groceries").name == "Groceries")
  }

  @Test func `a name is stored without white space around it`() throws {
    try add("  House \u{a0}boat ", .category)
    #expect(try household.category("house boat").name == "House boat")
  }

  @Test(arguments: ["GROCERIES", " groceries ", "Groceries"])
  func `a name is found regardless of case`(name: String) throws {
    #expect(try household.category(name).name == "Groceries")
    #expect(try household.account("cash").name == "Cash")
    #expect(try household.ledger.balance(named: "ANNUAL leave").unit == .counted("days"))
  }

  @Test func `an unknown name is told with the names there are`() throws {
    #expect(throws: LedgerError.unknownName(.account, "Wallet", known: ["Cash", "Giro Konto"])) {
      try household.account("Wallet")
    }
    #expect(throws: LedgerError.unknownName(.balance, "Visits", known: ["Annual leave"])) {
      try household.ledger.balance(named: "Visits")
    }
  }

  @Test func `a category is renamed and keeps its entries`() throws {
    let entry = try household.add("-42.50", "Groceries")
    try household.ledger.write { try $0.rename(try household.category("Groceries"), to: "  Food ") }
    #expect(try household.category("food").name == "Food")
    #expect(throws: LedgerError.self) { try household.category("Groceries") }
    #expect(try household.ledger.entry(entry.id).content.parts.map(\.category.name) == ["Food"])
    try household.ledger.write { try $0.rename(try household.category("Food"), to: "FOOD") }
    #expect(try household.category("food").name == "FOOD")
    try add("Groceries", .category)
  }

  @Test func `a rename to a taken or invalid name is refused`() throws {
    let before = try StoredState(household.ledger.connection)
    let home = try household.category("Home")
    let cash = try household.account("Cash")
    #expect(throws: LedgerError.nameTaken(.category, "Groceries")) {
      try household.ledger.write { try $0.rename(home, to: "GROCERIES") }
    }
    #expect(throws: LedgerError.nameTaken(.account, "Giro Konto")) {
      try household.ledger.write { try $0.rename(cash, to: "giro  konto") }
    }
    #expect(throws: LedgerError.invalidName(.category, " ")) {
      try household.ledger.write { try $0.rename(home, to: " ") }
    }
    #expect(try StoredState(household.ledger.connection) == before)
  }

  @Test func `the default account stays the default one when it is renamed`() throws {
    try household.ledger.write { try $0.rename(try household.account("Cash"), to: "Wallet") }
    #expect(try household.ledger.defaultAccountName() == "Wallet")
    try household.ledger.write { try $0.rename(try household.account("Giro Konto"), to: "Bank") }
    #expect(try household.ledger.defaultAccountName() == "Wallet")
    try household.ledger.write { try $0.setDefaultAccount(try household.account("bank")) }
    #expect(try household.ledger.defaultAccountName() == "Bank")
  }

  @Test func `what is made without colours gets some that differ from its neighbours'`() throws {
    let first = try household.addCategory("Boats")
    let second = try household.addCategory("Trains")
    #expect(first.colors != second.colors)
    #expect(try household.category("Boats") == first)
    let chosen = Gradient(from: HexColor(rgb: 0x123456), to: HexColor(rgb: 0xabcdef))
    try household.ledger.write { _ = try $0.addCategory(named: "Planes", kind: .income, colors: chosen) }
    #expect(try household.category("Planes").colors == chosen)
    #expect(try household.category("Planes").kind == .income)
  }
}
