import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Entries come back as they were stored.
struct EntryTests {
  let household: Household

  init() throws {
    household = try Household()
    try household.addAccount("Checking")
  }

  @Test func `an entry keeps all that was recorded`() throws {
    let content = try household.content(
      "-42.50", "Groceries", on: "2026-11-03", account: "Checking", payee: "Corner \u{1F6D2} shop; DROP TABLE entry",
      note: "milk\nand \"bread\"", tags: ["b", "a", "b", "Ünïcode"], status: .pending)
    let entry = try household.store(content)
    #expect(entry.content == content)
    let stored = try household.ledger.entry(entry.id)
    #expect(stored == entry)
    #expect(stored.content.tags == ["a", "b", "Ünïcode"].sorted())
    #expect(stored.importBatch == nil)
    #expect(stored.transferPeer == nil)
  }

  @Test func `a split keeps its lines in their order, with their notes`() throws {
    var content = try household.splitContent([("Home", "-3.00"), ("Groceries", "-2.00"), ("Home", "1.00")])
    let lines = content.parts.enumerated().map { index, part in
      Split.Line(category: part.category, amount: part.amount, note: index == 1 ? "milk" : nil)
    }
    content.allocation = .split(try Split(total: content.amount, lines: lines))
    let entry = try household.store(content)
    #expect(try household.ledger.entry(entry.id).content == content)
  }

  @Test func `a split that became whole leaves no lines`() throws {
    let entry = try household.store(try household.splitContent([("Home", "-3.00"), ("Groceries", "-2.00")]))
    let whole = try entry.content.changing { $0.allocation = .category(try household.category("Home")) }
    try household.ledger.write { try $0.updateEntry(entry.id, to: whole) }
    #expect(try household.ledger.connection.number("SELECT count(*) FROM split_line") == 0)
    try Recomputation.expectEqual(household.ledger.connection)
  }

  @Test func `lines that do not add up to the amount are refused`() throws {
    let right = try household.splitContent([("Home", "-3.00"), ("Groceries", "-2.00")])
    let stored = try household.store(right)
    let wrong = right.changing { $0.amount = usd("-5.01") }
    let wrongSum = SplitError.doesNotAddUp(total: usd("-5.01"), lines: usd("-5.00"))
    let before = try StoredState(household.ledger.connection)
    #expect(throws: wrongSum) { try household.store(wrong) }
    #expect(throws: wrongSum) { try household.ledger.write { try $0.updateEntry(stored.id, to: wrong) } }
    #expect(throws: MoneyError.self) { try household.store(right.changing { $0.amount = money("-5.00", "EUR") }) }
    #expect(try StoredState(household.ledger.connection) == before)
  }

  @Test func `a deleted entry goes with its lines and tags, and its number is never used again`() throws {
    var content = try household.splitContent([("Home", "-3.00"), ("Groceries", "-2.00")])
    content.tags = ["holiday"]
    let entry = try household.store(content)
    let deleted = try household.ledger.write { try $0.deleteEntry(entry.id) }
    #expect(deleted == [entry])
    let state = try StoredState(household.ledger.connection)
    for table in ["entry", "split_line", "entry_tag"] { #expect(state.rowCount(table) == 0, "\(table)") }
    #expect(try household.add("-1.00", "Home").id > entry.id)
  }

  @Test func `equal payees are stored once`() throws {
    for _ in 1...3 { try household.store(try household.content("-1.00", "Home", payee: "Shop")) }
    try household.ledger.write { writer in
      for payee in ["Shop", "shop", "Other"] {
        try writer.addEntry(try household.content("-1.00", "Home", payee: payee))
      }
    }
    #expect(try household.ledger.connection.texts("SELECT name FROM payee ORDER BY id") == ["Shop", "shop", "Other"])
  }
}
