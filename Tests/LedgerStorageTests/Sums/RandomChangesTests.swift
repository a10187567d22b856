import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Stored sums stay those of the entries, whichever way entries change; a naive model stands beside them.
struct RandomChangesTests {
  @Test(arguments: [SeededRandom.seedOfRun, 1, 2, 3])
  func `sums equal the entries after any change, and a transaction that fails changes nothing`(seed: UInt64) throws {
    let household = try Household()
    let connection = household.ledger.connection
    var changes = try RandomChanges(household, seed: seed)
    var log: [String] = []
    for _ in 0..<100 {
      let fails = Int.random(in: 0..<4, using: &changes.random) == 0
      let count = Int.random(in: 1...4, using: &changes.random)
      let before = try StoredState(connection)
      do {
        try household.ledger.write { writer in
          for _ in 0..<count { log.append(try changes.change(writer)) }
          if fails { throw Interruption() }
        }
        #expect(!fails)
      } catch is Interruption {
        log.append("rolled back")
        #expect(try StoredState(connection) == before, "\(changes.random) \(log.suffix(9))")
      }
      try Recomputation.expectEqual(connection, "\(changes.random) \(log.suffix(9))")
    }
    // The run has met what it is there for.
    for word in ["add", "transfer", "edit", "delete", "import", "rename", "archive", "rolled back"] {
      #expect(log.contains { $0.hasPrefix(word) }, "\(changes.random) never did \(word)")
    }
    #expect(try StoredState(connection).rowCount("consumed_amount") > 10)
    #expect(try StoredState(connection).rowCount("split_line") > 10)
  }

  @Test func `sums that no entry is left for are removed`() throws {
    let household = try Household()
    let empty = try StoredState(household.ledger.connection).rowCount("consumed_amount")
    let entry = try household.add("-42.50", "Groceries")
    let refund = try household.add("42.50", "Groceries")
    #expect(try household.ledger.connection.number("SELECT count(*) FROM consumed_amount") == 1)
    try household.ledger.write { writer in
      try writer.deleteEntry(entry.id)
      try writer.deleteEntry(refund.id)
    }
    let state = try StoredState(household.ledger.connection)
    #expect(empty == 0)
    #expect(state.rowCount("consumed_amount") == 0)
    #expect(state.rowCount("account_amount") == 0)
  }
}
