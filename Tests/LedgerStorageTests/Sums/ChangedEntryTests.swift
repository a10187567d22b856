import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Each way to change one entry, by itself.
struct ChangedEntryTests {
  let household: Household
  let entry: Entry

  init() throws {
    household = try Household()
    try household.addAccount("Checking")
    entry = try household.add("-42.50", "Groceries", on: "2026-01-31")
  }

  struct Change: CustomStringConvertible, Sendable {
    let description: String
    let january: String
    let february: String
    let change: @Sendable (Household, inout EntryContent) throws -> Void
  }

  @Test(arguments: [
    Change(description: "the amount", january: "50.00", february: "0.00") { $1.amount = usd("-50.00") },
    Change(description: "the sign", january: "-42.50", february: "0.00") { $1.amount = usd("42.50") },
    Change(description: "the date to the next day", january: "0.00", february: "42.50") {
      $1.date = date("2026-02-01")
    },
    Change(description: "the date within its month", january: "42.50", february: "0.00") {
      $1.date = date("2026-01-01")
    },
    Change(description: "the category to income", january: "0.00", february: "0.00") { household, content in
      content.allocation = .category(try household.category("Income"))
    },
    Change(description: "the currency", january: "0.00", february: "0.00") { $1.amount = money("-4250", "JPY") },
    Change(description: "the account", january: "42.50", february: "0.00") { household, content in
      content.account = try household.account("Checking")
    },
    Change(description: "the status to planned", january: "0.00", february: "0.00") { $1.status = .planned },
    Change(description: "the status to pending", january: "42.50", february: "0.00") { $1.status = .pending },
    Change(description: "a whole into a split", january: "30.00", february: "0.00") { household, content in
      content.allocation = try household.splitContent([("Home", "-30.00"), ("Transfer", "-12.50")]).allocation
    },
    Change(description: "payee, note and tags", january: "42.50", february: "0.00") { _, content in
      (content.payee, content.note, content.tags) = ("Shop", "milk", ["food", "home"])
    },
  ])
  func `an edit moves the entry's amount`(expected: Change) throws {
    var content = entry.content
    try expected.change(household, &content)
    let stored = try household.ledger.write { try $0.updateEntry(entry.id, to: content) }
    #expect(stored.content == content)
    #expect(try household.ledger.entry(entry.id).content == content)
    #expect(try household.expense("2026-01").position.consumed == usd(expected.january))
    #expect(try household.expense("2026-02").position.consumed == usd(expected.february))
    try Recomputation.expectEqual(household.ledger.connection)
    // And back again.
    try household.ledger.write { try $0.updateEntry(entry.id, to: entry.content) }
    #expect(try household.ledger.entry(entry.id) == entry)
    #expect(try household.expense("2026-01").position.consumed == usd("42.50"))
    try Recomputation.expectEqual(household.ledger.connection)
  }

  @Test func `a planned entry counts nowhere until it is posted`() throws {
    let planned = try household.add("-10.00", "Groceries", on: "2026-01-15", status: .planned)
    #expect(try household.expense("2026-01").position.consumed == usd("42.50"))
    #expect(try household.ledger.accountStandings().map(\.balance) == [usd("-42.50"), usd("0.00")])
    var content = planned.content
    content.status = .posted
    try household.ledger.write { try $0.updateEntry(planned.id, to: content) }
    #expect(try household.expense("2026-01").position.consumed == usd("52.50"))
    #expect(try household.ledger.accountStandings().map(\.balance) == [usd("-52.50"), usd("0.00")])
  }

  @Test func `changes within one transaction add up before it commits`() throws {
    try household.ledger.write { writer in
      let second = try writer.addEntry(try household.content("-10.00", "Groceries", on: "2026-01-02"))
      try writer.deleteEntry(entry.id)
      var content = second.content
      content.date = date("2026-02-02")
      try writer.updateEntry(second.id, to: content)
    }
    #expect(try household.expense("2026-01").position.consumed == usd("0.00"))
    #expect(try household.expense("2026-02").position.consumed == usd("10.00"))
    try Recomputation.expectEqual(household.ledger.connection)
  }

  @Test func `a number that no entry has is told, and changes nothing`() throws {
    let before = try StoredState(household.ledger.connection)
    let missing = Entry.ID(rawValue: 99)
    #expect(throws: LedgerError.unknownEntry(missing)) { try household.ledger.write { try $0.deleteEntry(missing) } }
    #expect(throws: LedgerError.unknownEntry(missing)) {
      try household.ledger.write { try $0.updateEntry(missing, to: entry.content) }
    }
    #expect(throws: LedgerError.unknownEntry(missing)) { try household.ledger.entry(missing) }
    #expect(try StoredState(household.ledger.connection) == before)
  }
}
