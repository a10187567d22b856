import Foundation
import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Who keeps others from writing can be told, as long as it does.
struct WriteLockHolderTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("ledger.sqlite")
  }

  @Test(arguments: ["wal", "delete"])
  func `another process that writes is told with its number and command`(journal: String) async throws {
    let household = try Household(.file(path))
    let connection = household.ledger.connection
    try connection.setPragma("journal_mode", journal)
    try connection.run("BEGIN IMMEDIATE")
    // A second connection and its end are not to give up the lock.
    #expect(WriteLockHolder.holder(ofLedgerAt: path) == nil)
    await #expect(processExitsWith: .success) { [path = path as String, parent = getpid() as Int32] in
      let holder = WriteLockHolder.holder(ofLedgerAt: path)
      #expect(holder?.process == parent)
      #if os(Linux)
        #expect(holder?.command?.isEmpty == false)
        #expect(holder?.command?.contains("\0") == false)
      #endif
      let waiting = try Connection(path: path, access: .readWrite)
      do {
        try waiting.run("BEGIN IMMEDIATE")
        Issue.record("it did not wait")
      } catch {
        #expect(SQLiteError.ResultCode.busy ~= error, "\(error)")
      }
    }
    try connection.run("COMMIT")
    await #expect(processExitsWith: .success) { [path = path as String] in
      #expect(WriteLockHolder.holder(ofLedgerAt: path) == nil)
      try Household(.file(path)).add("-1.00", "Home")
    }
    #expect(WriteLockHolder.holder(ofLedgerAt: folder.path("no ledger")) == nil)
  }

  @Test func `a reader never waits for a writer`() async throws {
    let household = try Household(.file(path))
    try household.add("-1.00", "Home")
    try household.ledger.connection.run("BEGIN IMMEDIATE")
    try household.ledger.connection.run("DELETE FROM entry")
    await #expect(processExitsWith: .success) { [path = path as String] in
      // It would throw at once if it had to wait.
      let reader = try Household(.file(path), timeoutMilliseconds: 0)
      #expect(try reader.expense("2026-11").position.consumed == usd("1.00"))
      #expect(try reader.ledger.entries(matching: .init()).count == 1)
      try reader.ledger.close()
    }
    try household.ledger.connection.run("ROLLBACK")
  }
}
