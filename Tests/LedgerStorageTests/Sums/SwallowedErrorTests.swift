import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// What a program catches inside a transaction must not tear sums and entries apart.
struct SwallowedErrorTests {
  let household: Household
  let before: StoredState

  init() throws {
    household = try Household()
    try household.add("-\(OverflowTests.largest)", "Groceries")
    before = try StoredState(household.ledger.connection)
  }

  @Test func `a change that failed halfway cannot be committed, even when its error is caught`() throws {
    #expect(throws: MoneyError.outOfRange) {
      try household.ledger.write { writer in
        _ = try? writer.addEntry(try household.content("-92233720368547758.08", "Home"))
        try writer.addEntry(try household.content("1.00", "Home"))
      }
    }
    #expect(try StoredState(household.ledger.connection) == before)
  }

  @Test func `an import that failed halfway cannot be committed, even when its error is caught`() throws {
    var source = try household.source([])
    source.forEachRow = { body in
      try body(KeyedRow(row("2026-11-01", "1.00", "A")))
      throw Interruption()
    }
    #expect(throws: Interruption()) {
      try household.ledger.write { writer in
        _ = try? writer.importRows(source) { _ in }
        try writer.addEntry(try household.content("1.00", "Home"))
      }
    }
    #expect(try StoredState(household.ledger.connection) == before)
  }

  @Test func `a refusal that is caught leaves the rest of the transaction`() throws {
    try household.ledger.write { writer in
      #expect(throws: LedgerError.self) { try writer.addCategory(named: "groceries", kind: .spending) }
      #expect(throws: LedgerError.self) { try writer.deleteEntry(Entry.ID(rawValue: 99)) }
      try writer.addEntry(try household.content("1.00", "Home"))
    }
    #expect(try household.ledger.entries(matching: EntryFilter()).count == 2)
    try Recomputation.expectEqual(household.ledger.connection)
  }

  @Test func `after a failed transaction the ledger takes the next one`() throws {
    #expect(throws: Interruption()) {
      try household.ledger.write { writer in
        try writer.addEntry(try household.content("1.00", "Home"))
        throw Interruption()
      }
    }
    #expect(try StoredState(household.ledger.connection) == before)
    try household.add("2.00", "Home")
    #expect(try household.ledger.entries(matching: EntryFilter()).map(\.content.amount).contains(usd("2.00")))
    try Recomputation.expectEqual(household.ledger.connection)
  }
}
