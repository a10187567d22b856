import Foundation
import LedgerDomain
import SQLiteKit
import Synchronization
import TestSupport
import Testing

@testable import LedgerStorage

/// Several connections of one process with one ledger.
struct ConnectionTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("ledger.sqlite")
  }

  /// Runs `body` on several threads at once and gives what was thrown.
  func atOnce(_ count: Int, _ body: @Sendable (Int) throws -> Void) -> [String] {
    let failures = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: count) { index in
      do { try body(index) } catch { failures.withLock { $0.append("\(error)") } }
    }
    return failures.withLock { $0 }
  }

  @Test(arguments: 1...10)
  func `connections that open a new file at once find one ledger`(attempt: Int) throws {
    let path = folder.path("new \(attempt)/ledger.sqlite")
    let failures = atOnce(4) { index in
      let household = try Household(.file(path))
      try household.add("-1.00", "Groceries")
    }
    #expect(failures == [])
    let household = try Household(.file(path))
    #expect(try household.ledger.categories().count == 8)
    #expect(try household.ledger.entries(matching: EntryFilter()).count == 4)
    #expect(try household.ledger.connection.string(pragma: "journal_mode") == "wal")
    try Migrator(MigrationCatalog.all).verify(household.ledger.connection)
    try Recomputation.expectEqual(household.ledger.connection)
  }

  @Test func `writers wait for each other and lose nothing`() throws {
    try Household(.file(path)).ledger.close()
    let path = path
    let failures = atOnce(4) { index in
      let household = try Household(.file(path))
      for number in 1...15 {
        try household.add("-1.00", index.isMultiple(of: 2) ? "Groceries" : "Home", on: "2026-11-\(number + 10)")
      }
    }
    #expect(failures == [])
    let household = try Household(.file(path))
    #expect(try household.expense("2026-11").position.consumed == usd("60.00"))
    try Recomputation.expectEqual(household.ledger.connection)
  }

  @Test func `a writer that is not let in throws busy and stores nothing`() throws {
    let first = try Household(.file(path))
    let second = try Household(.file(path), timeoutMilliseconds: 50)
    try first.ledger.write { writer in
      try writer.addEntry(try first.content("-1.00", "Groceries"))
      #expect { try second.add("-2.00", "Groceries") } throws: { SQLiteError.ResultCode.busy ~= $0 }
    }
    #expect(try second.ledger.entries(matching: EntryFilter()).map(\.content.amount) == [usd("-1.00")])
    try second.add("-2.00", "Groceries")
    #expect(try first.expense("2026-11").position.consumed == usd("3.00"))
  }

  @Test func `a writer has the ledger for itself before it writes`() throws {
    let first = try Household(.file(path))
    let second = try Household(.file(path), timeoutMilliseconds: 0)
    try first.ledger.write { _ in
      #expect { try second.ledger.write { _ in } } throws: { SQLiteError.ResultCode.busy ~= $0 }
    }
    try second.ledger.write { _ in }
  }

  @Test func `a reader sees one moment, whatever others write meanwhile`() throws {
    let reader = try Household(.file(path))
    let writer = try Household(.file(path))
    try writer.add("-1.00", "Groceries")
    try reader.ledger.read {
      #expect(try reader.expense("2026-11").position.consumed == usd("1.00"))
      try writer.add("-2.00", "Groceries")
      try writer.addCategory("Boats")
      #expect(try reader.expense("2026-11").position.consumed == usd("1.00"))
      #expect(try reader.ledger.entries(matching: EntryFilter()).count == 1)
      #expect(throws: LedgerError.self) { try reader.category("Boats") }
    }
    #expect(try reader.expense("2026-11").position.consumed == usd("3.00"))
    #expect(try reader.category("Boats").kind == .spending)
  }

  @Test func `entries that are handed out are of one moment too`() throws {
    let reader = try Household(.file(path))
    let writer = try Household(.file(path))
    for _ in 1...3 { try writer.add("-1.00", "Groceries") }
    var seen = 0
    try reader.ledger.forEachEntry(matching: EntryFilter()) { _ in
      seen += 1
      try writer.add("-1.00", "Groceries")
    }
    #expect(seen == 3)
    #expect(try reader.ledger.entries(matching: EntryFilter()).count == 6)
  }
}
