import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// A statement that fails at the first, second, … write of a change: the ledger is then as it was before.
struct FaultInjectionTests {
  struct Change: CustomStringConvertible, Sendable {
    let description: String
    /// How many rows it writes at least, so that the failures really come in its middle.
    let leastWrites: Int
    let change: @Sendable (Household) throws -> Void
  }

  /// Counts the writes of each table down and raises when none is left.
  func arm(_ connection: Connection, afterWrites count: Int) throws {
    try connection.execute(
      """
      CREATE TEMP TABLE IF NOT EXISTS countdown (remaining INTEGER);
      DELETE FROM countdown;
      INSERT INTO countdown VALUES (\(count));
      """)
    let tables = try connection.texts(
      "SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    ).compactMap(\.self)
    for table in tables {
      for operation in ["INSERT", "UPDATE", "DELETE"] {
        try connection.execute(
          """
          CREATE TEMP TRIGGER IF NOT EXISTS \(operation)_\(table) BEFORE \(operation) ON main.\(table) BEGIN
            SELECT RAISE(ABORT, 'injected') FROM countdown WHERE remaining = 0;
            UPDATE countdown SET remaining = remaining - 1;
          END;
          """)
      }
    }
  }

  @Test(arguments: [
    Change(description: "an entry", leastWrites: 4) { household in
      try household.store(try household.content("-1.00", "Home", in: "EUR", payee: "New", tags: ["a"]))
    },
    Change(description: "a split", leastWrites: 6) { household in
      try household.store(try household.splitContent([("Home", "-1.00"), ("Groceries", "-2.00"), ("Health", "-3.00")]))
    },
    Change(description: "a transfer", leastWrites: 5) { household in
      let content = try household.content("-1.00", "Transfer")
      try household.ledger.write { _ = try $0.addTransfer(content, to: try household.account("Savings")) }
    },
    Change(description: "an edit from whole to split in another month", leastWrites: 8) { household in
      let split = try household.splitContent([("Home", "-1.00"), ("Health", "-2.00")], on: "2026-01-01")
      try household.ledger.write { _ = try $0.updateEntry(Entry.ID(rawValue: 1), to: split) }
    },
    Change(description: "a deletion", leastWrites: 3) { household in
      try household.ledger.write { _ = try $0.deleteEntry(Entry.ID(rawValue: 1)) }
    },
    Change(description: "an import that makes categories", leastWrites: 15) { household in
      try household.importRows(
        [
          row("2026-03-01", "-1.00", "A", category: "Boats"), row("2026-03-02", "-2.00", "B", category: "Trains"),
          row("2026-04-02", "-2.00", "A", id: "X"), row("2026-03-04", "-4", "C", in: "JPY"),
        ], creating: true)
    },
    Change(description: "a rename of the default account", leastWrites: 2) { household in
      try household.ledger.write { try $0.rename(try household.account("Cash"), to: "Wallet") }
    },
  ])
  func `a failure at any step leaves the ledger as it was`(change: Change) throws {
    let household = try Household()
    let connection = household.ledger.connection
    try household.addAccount("Savings")
    try household.store(try household.content("-42.50", "Groceries", payee: "Shop", tags: ["food"]))
    let before = try StoredState(connection)
    var steps = 0
    while true {
      try arm(connection, afterWrites: steps)
      do {
        try change.change(household)
        break
      } catch SQLiteError.ResultCode.constraintTrigger {
        #expect(try StoredState(connection) == before, "step \(steps)")
        #expect(!connection.isInTransaction)
      }
      steps += 1
    }
    #expect(steps >= change.leastWrites)
    #expect(try StoredState(connection) != before)
    try Recomputation.expectEqual(connection)
  }
}
