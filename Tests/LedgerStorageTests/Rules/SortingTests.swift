import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Rules and people sort entries that are stored already.
struct SortingTests {
  let household: Household
  let home: LedgerDomain.Category

  init() throws {
    household = try Household()
    home = try household.category("Home")
  }

  func match(_ category: LedgerDomain.Category, payee: String? = nil) -> RuleMatch {
    RuleMatch(Rule(id: .init(rawValue: 1), pattern: .part("x"), category: category, payee: payee))
  }

  func store(_ amount: String, _ category: String, payee: String?, on day: String = "2026-11-03", note: String? = nil)
    throws -> Entry
  {
    try household.store(
      try household.content(amount, category, on: day, payee: payee, note: note, tags: ["a", "b"]))
  }

  func imported(_ amount: String, _ payee: String, category: String? = nil, on day: String = "2026-11-05") throws
    -> Entry.ID
  {
    try household.importRows([row(day, amount, payee)], category: category)
    let newest = try household.ledger.entries(matching: EntryFilter()).map(\.id).max()
    return try #require(newest)
  }

  func number(_ sql: String) throws -> Int64? { try household.ledger.connection.number(sql) }

  func ids(_ scope: SortingScope) throws -> [Entry.ID] {
    var ids: [Entry.ID] = []
    try household.ledger.forEachEntry(in: scope) { ids.append($0.id) }
    return ids
  }

  @Test func `a sorted entry has the category and the payee of the rule, and all else as before`() throws {
    let entry = try store("-42.50", "Uncategorized", payee: "AMZN", note: "books")
    try household.ledger.write { try $0.sort(entry.id, as: match(home, payee: "Amazon")) }
    let expected = entry.content.changing {
      $0.allocation = .category(home)
      $0.payee = "Amazon"
    }
    #expect(try household.ledger.entry(entry.id).content == expected)
    #expect(try household.expense("2026-11").position.consumed == usd("42.50"))
    #expect(try household.ledger.standing(of: home, in: month("2026-11")).category.consumed == usd("42.50"))
    try Recomputation.expectEqual(household.ledger.connection)
  }

  @Test func `a rule leaves no mark of a hand`() throws {
    let id = try imported("-3.00", "Kiosk")
    let before = try number("SELECT count(*) FROM payee WHERE category_id IS NOT NULL")
    try household.ledger.write { try $0.sort(id, as: match(home)) }
    #expect(try number("SELECT edited FROM entry WHERE id = \(id.rawValue)") == 0)
    #expect(try number("SELECT count(*) FROM payee WHERE category_id IS NOT NULL") == before)
  }

  @Test func `sorting while going through the entries keeps the sums`() throws {
    for day in 1...28 {
      _ = try store(
        "-\(day).00", day % 2 == 0 ? "Uncategorized" : "Health", payee: "P \(day)",
        on: "2026-0\(1 + day % 9)-\(day < 10 ? "0" : "")\(day)")
    }
    var seen = 0
    try household.ledger.write { writer in
      try household.ledger.forEachEntry(in: SortingScope()) { entry in
        seen += 1
        try writer.sort(entry, as: match(home, payee: seen % 3 == 0 ? "Renamed" : nil))
      }
    }
    #expect(seen == 14)
    #expect(try ids(SortingScope()) == [])
    try Recomputation.expectEqual(household.ledger.connection)
  }

  @Test func `splits, transfers and archived categories are left alone`() throws {
    let split = try household.store(try household.splitContent([("Groceries", "-1.00"), ("Uncategorized", "-2.00")]))
    let savings = try household.addAccount("Savings")
    let legs = try household.ledger.write {
      try $0.addTransfer(try household.content("-5.00", "Transfer"), to: savings)
    }
    let entry = try store("-1.00", "Uncategorized", payee: "Kiosk")
    for id in [split.id, legs.out.id, legs.into.id] {
      let before = try household.ledger.entry(id)
      try household.ledger.write { try $0.sort(id, as: match(home)) }
      #expect(try household.ledger.entry(id) == before)
    }
    #expect(try ids(SortingScope(includesImported: true)) == [entry.id])
    try household.ledger.write { try $0.setArchived(home, true) }
    #expect(throws: LedgerError.archived(.category, "Home")) {
      try household.ledger.write { try $0.sort(entry.id, as: match(try household.category("Home"))) }
    }
    #expect(throws: LedgerError.unknownEntry(.init(rawValue: 99))) {
      try household.ledger.write { try $0.sort(.init(rawValue: 99), as: match(home)) }
    }
  }

  @Test func `the scope has uncategorized entries, and imported ones that no hand has changed`() throws {
    _ = try store("-1.00", "Groceries", payee: "Typed")
    let typed = try store("-2.00", "Uncategorized", payee: "Typed", on: "2026-11-04")
    let fresh = try imported("-3.00", "Kiosk")
    let sorted = try imported("-4.00", "Kiosk", category: "Health", on: "2026-11-06")
    let edited = try imported("-5.00", "Kiosk", category: "Health", on: "2026-11-07")
    try household.ledger.connection.run("UPDATE entry SET edited = 1 WHERE id = ?", edited)
    #expect(try ids(SortingScope()) == [fresh, typed.id])
    #expect(try ids(SortingScope(includesImported: true)) == [sorted, fresh, typed.id])
    #expect(try ids(SortingScope(firstDay: date("2026-11-05"), includesImported: true)) == [sorted, fresh])
    #expect(try ids(SortingScope(lastDay: date("2026-11-04"), includesImported: true)) == [typed.id])
  }

  @Test func `what a person sorted can be taken back to the last mark`() throws {
    let first = try imported("-3.00", "Kiosk")
    let second = try imported("-4.00", "Kiosk", on: "2026-11-06")
    let other = try store("-1.00", "Uncategorized", payee: "Baker")
    // The mark that was there before.
    let health = try household.category("Health")
    try household.ledger.connection.run("UPDATE payee SET category_id = ? WHERE name = 'Kiosk'", health.id)
    let before = try LogicalState(household.ledger)
    let sorted = try household.ledger.write { try $0.sortByHand([first, second], into: home) }
    #expect(sorted.ids == [first, second])
    #expect(try ids(SortingScope()) == [other.id])
    try Recomputation.expectEqual(household.ledger.connection)
    try household.ledger.write { try $0.revert(sorted) }
    #expect(try LogicalState(household.ledger) == before)
    try Recomputation.expectEqual(household.ledger.connection)
  }

  @Test func `taking back leaves what was sorted anew or deleted since`() throws {
    let entries = try (1...3).map { try store("-\($0).00", "Uncategorized", payee: "Kiosk") }
    let sorted = try household.ledger.write { try $0.sortByHand(entries.map(\.id), into: home) }
    try household.ledger.write { writer in
      try writer.sort(entries[0].id, as: match(try household.category("Health")))
      try writer.deleteEntry(entries[1].id)
    }
    try household.ledger.write { try $0.revert(sorted) }
    #expect(try ids(SortingScope()) == [entries[2].id])
    #expect(try household.ledger.entry(entries[0].id).content.parts.map(\.category.name) == ["Health"])
    try Recomputation.expectEqual(household.ledger.connection)
  }

  @Test func `the category given by hand is remembered by the payee's newest spelling, archived ones left out`() throws
  {
    for (name, category) in [("Kiosk", "Health"), ("KIOSK", "Home"), ("Baker", "Education")] {
      _ = try store("-1.00", "Uncategorized", payee: name)
      try household.ledger.connection.run(
        "UPDATE payee SET category_id = ? WHERE name = ?", try household.category(category).id, name)
    }
    #expect(
      try household.ledger.rememberedCategories().mapValues(\.name) == [
        FoldedText("kiosk"): "Home", FoldedText("baker"): "Education",
      ])
    try household.ledger.write { try $0.setArchived(home, true) }
    #expect(try household.ledger.rememberedCategories()[FoldedText("Kiosk")]?.name == "Health")
  }

  @Test func `uncategorized payees are one whatever their case, the largest sums first`() throws {
    _ = try store("-3.00", "Uncategorized", payee: "Kiosk", on: "2026-11-01")
    _ = try store("-4.00", "Uncategorized", payee: "KIOSK", on: "2026-11-09")
    _ = try store("9.00", "Uncategorized", payee: nil)
    _ = try store("-99.00", "Groceries", payee: "Kiosk")
    try household.store(try household.content("-500.00", "Uncategorized", in: "EUR", payee: "Kiosk"))
    let payees = try household.ledger.uncategorizedPayees()
    #expect(payees.map(\.name) == [nil, "KIOSK", "Kiosk"])
    #expect(payees.map(\.entryCount) == [1, 2, 1])
    #expect(payees.map(\.sum) == [usd("9.00"), usd("-7.00"), money("-500.00", "EUR")])
    #expect(payees.map(\.days.lowerBound) == [date("2026-11-03"), date("2026-11-01"), date("2026-11-03")])
    #expect(payees.map(\.days.upperBound) == [date("2026-11-03"), date("2026-11-09"), date("2026-11-03")])
  }
  @Test func `entries wait in the order of their payees, those of one payee the newest first`() throws {
    let small = try store("-1.00", "Uncategorized", payee: "Baker", on: "2026-11-09")
    let old = try store("-3.00", "Uncategorized", payee: "Kiosk", on: "2026-11-01")
    let salary = try store("900.00", "Uncategorized", payee: nil, on: "2026-11-02")
    let new = try store("-4.00", "Uncategorized", payee: "KIOSK", on: "2026-11-08")
    #expect(try household.ledger.uncategorizedEntries() == [salary.id, new.id, old.id, small.id])
    #expect(try household.ledger.uncategorizedPayees().map(\.name) == [nil, "KIOSK", "Baker"])
  }

  @Test func `what a rule sorted is taken back, and no hand has touched it`() throws {
    let id = try imported("-3.00", "Kiosk")
    let before = try LogicalState(household.ledger)
    let rule = Rule(id: .init(rawValue: 1), pattern: .part("kiosk"), category: home)
    let entry = try household.ledger.entry(id)
    let sorted = try household.ledger.write { try $0.sort([entry], by: rule) }
    #expect(try household.ledger.entry(id).content.parts.map(\.category) == [home])
    try household.ledger.write { try $0.revert(sorted) }
    #expect(try LogicalState(household.ledger) == before)
    try Recomputation.expectEqual(household.ledger.connection)
  }

  @Test func `the uncategorized lines of a split wait with the other entries, each entry once`() throws {
    let kiosk = try store("-3.00", "Uncategorized", payee: "Kiosk", on: "2026-11-01")
    var content = try household.splitContent([
      ("Groceries", "-1.00"), ("Uncategorized", "-2.00"), ("Uncategorized", "-5.00"),
    ])
    content.payee = "Kiosk"
    content.date = date("2026-11-02")
    let split = try household.store(content)
    _ = try household.store(try household.splitContent([("Groceries", "-1.00"), ("Home", "-2.00")]))
    #expect(try household.ledger.uncategorizedEntries() == [split.id, kiosk.id])
    let payees = try household.ledger.uncategorizedPayees()
    #expect(payees.map(\.name) == ["Kiosk"])
    #expect(payees.map(\.entryCount) == [2])
    #expect(payees.map(\.sum) == [usd("-10.00")])
  }

  @Test func `a person sorts the uncategorized lines of a split, and takes it back`() throws {
    var content = try household.splitContent([("Groceries", "-1.00"), ("Uncategorized", "-2.00")])
    content.payee = "Kiosk"
    let split = try household.store(content)
    let before = try LogicalState(household.ledger)
    let sorted = try household.ledger.write { try $0.sortByHand([split.id], into: home) }
    #expect(try household.ledger.entry(split.id).content.parts.map(\.category.name) == ["Groceries", "Home"])
    #expect(try household.ledger.rememberedCategories().isEmpty)
    #expect(try household.ledger.uncategorizedEntries() == [])
    try Recomputation.expectEqual(household.ledger.connection)
    try household.ledger.write { try $0.revert(sorted) }
    #expect(try LogicalState(household.ledger) == before)
    try Recomputation.expectEqual(household.ledger.connection)
  }
}
