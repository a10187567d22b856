import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Categories below others, in a stored ledger: each has its parent, and a subtree moves as one.
struct CategoryPathTests {
  let household: Household

  init() throws {
    household = try Household()
  }

  var newNames: [String] {
    get throws { try household.ledger.categories().dropFirst(8).map(\.name) }
  }

  func expectRefused(_ error: LedgerError, _ change: (LedgerWriter) throws -> Void) throws {
    let before = try StoredState(household.ledger.connection)
    #expect(throws: error) { try household.ledger.write(change) }
    #expect(try StoredState(household.ledger.connection) == before)
  }

  @Test func `the parents of a new category are made with its kind and colours of their own`() throws {
    let pay = try household.addCategory("Work:Pay:Bonus", .income)
    #expect(try newNames == ["Work", "Work:Pay", "Work:Pay:Bonus"])
    let made = try household.ledger.categories().dropFirst(8)
    #expect(made.allSatisfy { $0.kind == .income })
    #expect(Set(made.map(\.colors)).count == 3)
    #expect(try household.category(" work : PAY:bonus").id == pay.id)
  }

  @Test func `a child takes the kind of its parent and the spelling of its path`() throws {
    let child = try household.ledger.write { try $0.addCategory(named: "INCOME : Gifts") }
    #expect(child.kind == .income)
    #expect(child.name == "Income:Gifts")
    let unsorted = try household.ledger.write { try $0.addCategory(named: "Uncategorized:Card") }
    #expect(unsorted.kind == .spending)
  }

  @Test func `what cannot lie below another is refused`() throws {
    let income = try household.category("Income")
    try expectRefused(.otherKind(.spending, below: income)) {
      try $0.addCategory(named: "Income:Sub:Food", kind: .spending)
    }
    try household.ledger.write { try $0.setArchived(try household.category("Home"), true) }
    try expectRefused(.archived(.category, "Home")) { try $0.addCategory(named: "Home:Rent") }
    try expectRefused(.invalidName(.category, "Food:")) { try $0.addCategory(named: "Food:") }
    try expectRefused(.invalidName(.category, ":Food")) { try $0.addCategory(named: ":Food") }
  }

  @Test func `a rename moves all that lies below, and nothing beside it`() throws {
    for name in ["Food:Groceries:Bread", "FoodX:Other"] { try household.addCategory(name) }
    try household.add("-1.00", "Food:Groceries:Bread")
    try household.ledger.write { try $0.rename(try household.category("Food"), to: "Home:Meals") }
    #expect(
      try newNames == ["Home:Meals", "Home:Meals:Groceries", "Home:Meals:Groceries:Bread", "FoodX", "FoodX:Other"])
    #expect(
      try household.ledger.entry(.init(rawValue: 1)).content.parts[0].category.name == "Home:Meals:Groceries:Bread")
  }

  @Test func `a rename makes what the new name lies below`() throws {
    try household.ledger.write { try $0.rename(try household.category("Home"), to: "Living:House") }
    #expect(try newNames == ["Living"])
    #expect(try household.category("Living:House").id == household.category("living:house").id)
  }

  @Test func `another spelling of a name is that of all below it`() throws {
    try household.addCategory("food:Out")
    try household.ledger.write { try $0.rename(try household.category("food"), to: "Food") }
    #expect(try newNames == ["Food", "Food:Out"])
  }

  @Test func `a subtree moves up into the place of its parent's names`() throws {
    for name in ["A:A:A", "B"] { try household.addCategory(name) }
    try household.ledger.write { try $0.rename(try household.category("A:A"), to: "B:A") }
    #expect(try newNames == ["A", "B:A", "B:A:A", "B"])
  }

  @Test func `a rename that cannot be is refused and changes nothing`() throws {
    for name in ["Food:Groceries", "Meals"] { try household.addCategory(name) }
    let food = try household.category("Food")
    let income = try household.category("Income")
    try expectRefused(.nameTaken(.category, "Meals")) { try $0.rename(food, to: "meals") }
    try expectRefused(.movedBelowItself(food)) { try $0.rename(food, to: "Food:All") }
    try expectRefused(.movedBelowItself(food)) { try $0.rename(food, to: "food:groceries:all") }
    try expectRefused(.otherKind(.spending, below: income)) { try $0.rename(food, to: "Income:Food") }
    try household.ledger.write { try $0.setArchived(try household.category("Home"), true) }
    try expectRefused(.archived(.category, "Home")) { try $0.rename(food, to: "Home:Food") }
    // A name below the new one may be taken where the new one itself is free, as in ledgers from before parents were made.
    try household.ledger.connection.run(
      """
      INSERT INTO category (name, folded_name, kind, color_from, color_to)
      VALUES ('Eat:Groceries', 'eat:groceries', 'spending', 0, 0)
      """)
    try expectRefused(.nameTaken(.category, "Eat:Groceries")) { try $0.rename(food, to: "Eat") }
  }

  @Test func `a category is archived behind all below it, and taken back behind all above it`() throws {
    let groceries = try household.addCategory("Food:Groceries")
    let food = try household.category("Food")
    try expectRefused(.usedBelow(food, [groceries])) { try $0.setArchived(food, true) }
    try household.ledger.write { writer in
      try writer.setArchived(groceries, true)
      try writer.setArchived(food, true)
    }
    try expectRefused(.archived(.category, "Food")) { try $0.setArchived(groceries, false) }
    try household.ledger.write { writer in
      try writer.setArchived(food, false)
      try writer.setArchived(groceries, false)
    }
    #expect(try household.ledger.categories().allSatisfy { !$0.isArchived })
  }

  @Test func `an import makes parents, and its undo removes those that nobody uses`() throws {
    let rows = [
      row("2026-03-01", "-1.00", "A", category: "Food:Groceries:Bread"),
      row("2026-03-02", "-2.00", "B", category: "food : out"),
      row("2026-03-03", "-3.00", "C", category: "Boats:Hull"),
    ]
    let summary = try household.importRows(rows, creating: true).summary
    let made = ["Food", "Food:Groceries", "Food:Groceries:Bread", "Food:out", "Boats", "Boats:Hull"]
    #expect(summary.createdCategories == made)
    #expect(try newNames == made)
    // A person put something below Boats meanwhile, which therefore stays.
    try household.addCategory("Boats:Sails")
    #expect(Set(try household.undo(1).removedNames) == Set(made).subtracting(["Boats"]))
    #expect(try newNames == ["Boats", "Boats:Sails"])
  }

  @Test func `an import makes nothing below what is archived`() throws {
    try household.ledger.write { try $0.setArchived(try household.category("Home"), true) }
    let summary = try household.importRows(
      [row("2026-03-01", "-1.00", "A", category: "Home:Rent:Flat")], creating: true
    ).summary
    #expect(summary.unknownCategories == ["Home:Rent:Flat"])
    #expect(try newNames == [])
  }
}
