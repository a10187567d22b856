import Foundation
import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// A ledger's file that is put back as it was before each attempt at a change.
final class LedgerImage {
  private let folder: TemporaryFolder
  let path: String
  private let bytes: Data
  private let before: StoredState
  private let after: StoredState

  /// Makes the ledger that a scenario wants, and finds out what becomes of it.
  init(_ scenario: WriterScenario) throws {
    folder = try TemporaryFolder()
    path = folder.path("ledger.sqlite")
    let household = try scenario.household(at: path)
    before = try StoredState(household.ledger.connection)
    try household.ledger.close()
    bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let changed = try Household(.file(path))
    try scenario.run(in: changed)
    after = try StoredState(changed.ledger.connection)
    try changed.ledger.close()
    try #require(before != after, "\(scenario) changes nothing")
  }

  /// Puts the file back as it was, which must be closed; it stays the same file, since the ledger keeps a descriptor of each.
  func restore() throws {
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try handle.write(contentsOf: bytes)
    try handle.truncate(atOffset: UInt64(bytes.count))
    try handle.close()
    try removeLogs()
  }

  private func removeLogs() throws {
    for suffix in ["-wal", "-shm", "-journal"] where FileManager.default.fileExists(atPath: path + suffix) {
      try FileManager.default.removeItem(atPath: path + suffix)
    }
  }

  /// Opens the ledger as a process does that starts, and closes it whatever comes.
  func open(_ body: (Household) throws -> Void) throws {
    let household = try Household(.file(path))
    defer { try? household.ledger.close() }
    try body(household)
  }

  /// Expects the next start to find all or nothing of the change, all where it was confirmed, and to be able to write.
  func expectBeforeOrAfter(isConfirmed: Bool, _ comment: Comment) throws {
    // The index of the log is shared memory, which no restart finds as it was.
    let index = path + "-shm"
    if FileManager.default.fileExists(atPath: index) { try FileManager.default.removeItem(atPath: index) }
    let household = try Household(.file(path))
    let state = try StoredState(household.ledger.connection)
    try #require(state == after || !isConfirmed && state == before, comment)
    #expect(try household.findings() == [], comment)
    let posts = try household.ledger.postsRecurring()
    try household.ledger.write { try $0.setPostsRecurring(!posts) }
    #expect(try household.ledger.postsRecurring() != posts, comment)
    try household.ledger.close()
  }

  /// Expects all of the change, in a ledger that is open.
  func expectAfter(_ household: Household) throws {
    #expect(try StoredState(household.ledger.connection) == after)
    #expect(try household.findings() == [])
  }
}
