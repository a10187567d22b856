import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// A change that is only tried.
struct RehearsalTests {
  let household: Household
  var ledger: Ledger { household.ledger }

  init() throws { household = try Household() }

  @Test func `it returns what happened and stores nothing`() throws {
    let before = try StoredState(ledger.connection)
    let content = try household.content("-5.00", "Groceries", payee: "Shop")
    let (id, payees) = try ledger.rehearse { writer in
      let id = try writer.addEntry(content).id
      return (id, try ledger.entries(matching: EntryFilter()).map(\.content.payee))
    }
    #expect(payees == ["Shop"])
    #expect(try StoredState(ledger.connection) == before)
    #expect(!ledger.hasWritten)
    #expect(throws: LedgerError.unknownEntry(id)) { try ledger.entry(id) }
  }

  @Test func `what follows is stored as if nothing had been tried`() throws {
    let content = try household.content("-5.00", "Groceries", payee: "Shop")
    let tried = try ledger.rehearse { try $0.addEntry(content).id }
    let stored = try ledger.write { try $0.addEntry(content).id }
    #expect(stored == tried)
    #expect(ledger.hasWritten)
    try ledger.rehearse { _ = try $0.deleteEntry(stored) }
    #expect(ledger.hasWritten)
    #expect(try ledger.entry(stored).content.payee == "Shop")
    try Recomputation.expectEqual(ledger.connection)
  }

  @Test func `an error in it is thrown, also one that was caught inside`() throws {
    let before = try StoredState(ledger.connection)
    #expect(throws: Interruption()) { try ledger.rehearse { _ in throw Interruption() } }
    #expect(throws: Interruption()) {
      try ledger.rehearse { writer in
        try? writer.whole { throw Interruption() }
      }
    }
    #expect(try StoredState(ledger.connection) == before)
  }

  @Test func `what a write would refuse at its end is refused`() throws {
    let half = Money(minorUnits: .max / 4 + 1, currency: .usd)
    let cash = try household.account("Cash")
    let content = EntryContent(
      date: date("2026-11-03"), amount: half, allocation: .category(try household.category("Income")), account: cash)
    #expect(throws: MoneyError.outOfRange) {
      try ledger.rehearse { writer in for _ in 1...4 { try writer.addEntry(content) } }
    }
  }
}
