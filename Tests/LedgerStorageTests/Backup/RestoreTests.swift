import Foundation
import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// A restore replaces what the ledger holds in one step, and keeps what it held.
struct RestoreTests {
  let folder: TemporaryFolder
  let path: String
  let backup: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("ledger.sqlite")
    backup = folder.path("backup.sqlite")
  }

  /// A backup with entries of 1.00 and a payee for each.
  func makeBackup(entries: Int = 3, pageSize: Int = 4096) throws -> StoredState {
    let household = try Household()
    let content = try (1...entries).map { try household.content("-1.00", "Home", payee: "Payee \($0)") }
    try household.ledger.write { writer in for content in content { try writer.addEntry(content) } }
    _ = try household.ledger.backUp(to: backup)
    if pageSize != 4096 {
      let connection = try Connection(path: backup, access: .readWrite)
      try connection.execute("PRAGMA page_size = \(pageSize); VACUUM")
      #expect(try connection.int64(pragma: "page_size") == Int64(pageSize))
    }
    let state = try StoredState(household.ledger.connection)
    try expectRestoresEqual(backup, to: state)
    return state
  }

  func restore(_ file: String? = nil) throws -> RestoredLedger {
    try LedgerBackup.restore(file ?? backup, into: path, today: Household.today, now: Household.now)
  }

  @Test(arguments: [4096, 1024])
  func `the ledger holds the backup, and what it held is kept`(pageSize: Int) throws {
    let wanted = try makeBackup(pageSize: pageSize)
    let household = try Household(.file(path))
    try household.add("-7.00", "Groceries")
    let held = try StoredState(household.ledger.connection)
    let restored = try restore()
    #expect(restored.backup.report.entryCount == 3)
    // The same connection, opened long before.
    #expect(try StoredState(household.ledger.connection) == wanted)
    try household.add("-1.00", "Home")
    try Recomputation.expectEqual(household.ledger.connection)
    let kept = try #require(restored.kept)
    try expectRestoresEqual(kept.path, to: held)
    // The way back that the program tells.
    _ = try restore(kept.path)
    #expect(try StoredState(household.ledger.connection) == held)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.filter { $0.contains("sqlite.") } == ["ledger.sqlite.snapshots"])
  }

  @Test func `another process that has the ledger open sees the new content`() async throws {
    _ = try makeBackup()
    let household = try Household(.file(path))
    try household.add("-7.00", "Groceries")
    await #expect(processExitsWith: .success) { [path = path as String, backup = backup as String] in
      _ = try LedgerBackup.restore(backup, into: path, today: Household.today, now: Household.now)
    }
    let amounts = try household.ledger.entries(matching: EntryFilter()).map(\.content.amount)
    #expect(amounts == [usd("-1.00"), usd("-1.00"), usd("-1.00")])
    try household.add("-2.00", "Groceries")
    #expect(try household.ledger.check() == CheckReport(entryCount: 4, findings: []))
  }

  @Test func `a reader in the middle of a report sees the old content to its end`() throws {
    _ = try makeBackup()
    let household = try Household(.file(path))
    try household.add("-7.00", "Groceries")
    try household.ledger.read {
      #expect(try household.expense("2026-11").position.consumed == usd("7.00"))
      _ = try restore()
      #expect(try household.expense("2026-11").position.consumed == usd("7.00"))
    }
    #expect(try household.expense("2026-11").position.consumed == usd("3.00"))
  }

  @Test func `a larger ledger shrinks to the backup`() throws {
    let wanted = try makeBackup()
    let household = try Household(.file(path))
    let content = try household.content("-1.00", "Home", note: String(repeating: "x", count: 2000))
    try household.ledger.write { writer in for _ in 1...500 { try writer.addEntry(content) } }
    _ = try restore()
    #expect(try StoredState(household.ledger.connection) == wanted)
    try household.ledger.close()
    #expect(FilePath(path).byteCount == FilePath(backup).byteCount)
  }

  @Test func `the ledger is not restored from itself`() throws {
    try Household(.file(path)).ledger.close()
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    for file in [path, link] {
      #expect(throws: BackupError.restoredFromItself(path: file)) { try restore(file) }
    }
    #expect(LedgerBackup.snapshots(ofLedgerAt: path).isEmpty)
  }

  @Test func `a ledger of a newer version, or of another program, is not replaced`() throws {
    _ = try makeBackup()
    let newer = try Connection(path: path, access: .readWriteCreating)
    try newer.execute("PRAGMA application_id = 1279543122; PRAGMA user_version = 99; CREATE TABLE entry (x)")
    #expect(throws: LedgerError.newerLedger(path: path, found: 99, known: MigrationCatalog.all.count)) { try restore() }
    try newer.execute("PRAGMA application_id = 5")
    #expect(throws: BackupError.cannotKeep(path: path, .anotherProgram)) { try restore() }
  }

  @Test func `a restore that is refused takes no copies away and leaves none`() throws {
    _ = try makeBackup()
    let household = try Household(.file(path))
    try household.ledger.write { try $0.setSnapshotCount(1) }
    try household.add("-1.00", "Home")
    let kept = try #require(try household.ledger.keepSnapshot(before: .importing, of: 5000))
    try household.add("-2.00", "Home")
    let writer = try Connection(path: path, access: .readWrite)
    try writer.execute("BEGIN IMMEDIATE")
    #expect(throws: SQLiteError.self) {
      try LedgerBackup.restore(
        backup, into: path, today: Household.today, now: Household.now, timeoutMilliseconds: 0)
    }
    #expect(LedgerBackup.snapshots(ofLedgerAt: path).map(\.name) == [kept.name])
  }

  @Test func `a damaged ledger is not replaced, for no sound copy of it could be kept`() throws {
    let wanted = try makeBackup()
    let household = try Household(.file(path))
    for number in 1...200 { try household.store(try household.content("-1.00", "Home", payee: "Payee \(number)")) }
    try household.ledger.close()
    var bytes = try Data(contentsOf: URL(filePath: path))
    for offset in 4096..<(bytes.count / 2) { bytes[offset] = 0x5a }
    try bytes.write(to: URL(filePath: path))
    #expect { try restore() } throws: { error in
      guard case BackupError.damagedLedger(path, _) = error else { return false }
      return true
    }
    #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
    // The advice: move it away.
    try FileManager.default.moveItem(atPath: path, toPath: path + ".damaged")
    #expect(try restore().kept == nil)
    #expect(try StoredState(Household(.file(path)).ledger.connection) == wanted)
  }

  @Test func `a snapshot that is restored is not removed as the oldest one`() throws {
    let household = try Household(.file(path))
    try household.ledger.write { try $0.setSnapshotCount(2) }
    try household.add("-1.00", "Home")
    var snapshots: [String] = []
    for _ in 1...2 {
      snapshots.append(try #require(try household.ledger.keepSnapshot(before: .bulkEdit, of: 1000)).path)
      try household.add("-1.00", "Home")
    }
    let held = try StoredState(household.ledger.connection)
    let restored = try restore(snapshots[0])
    #expect(FileManager.default.fileExists(atPath: snapshots[0]))
    #expect(try household.ledger.entries(matching: EntryFilter()).count == 1)
    try expectRestoresEqual(try #require(restored.kept).path, to: held)
  }

  @Test func `what another process writes between the copy and the replacement is kept as well`() throws {
    _ = try makeBackup()
    let household = try Household(.file(path))
    try household.add("-7.00", "Groceries")
    var writes = 0
    let restored = try LedgerRestoring(
      backup: backup, ledger: path, today: Household.today, now: Household.now, timeoutMilliseconds: 1000,
      progress: nil,
      afterCopy: {
        writes += 1
        if writes < 3 { try household.add("-8.00", "Groceries") }
      }
    ).run()
    #expect(writes == 3)
    let kept = try Connection(path: try #require(restored.kept).path, access: .immutable)
    #expect(try kept.number("SELECT count(*) FROM entry") == 3)
    #expect(LedgerBackup.snapshots(ofLedgerAt: path).count == 1)
    try expectRestoresEqual(kept.path, to: try StoredState(kept))
  }

  @Test func `a process killed at any step leaves the old content or the new one`() async throws {
    let wanted = try makeBackup(entries: 20_000)
    // Step 0 is after the end; what is told of the last step is committed as well.
    for step in [1, 2, 3, 5, 8, 13, 21, 0] {
      let path = folder.path("ledger-\(step).sqlite")
      let household = try Household(.file(path))
      try household.add("-7.00", "Groceries")
      let held = try StoredState(household.ledger.connection)
      try household.ledger.close()
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = path as String, backup = backup as String, step = step as Int] in
        let target = try LedgerOpening.connection(toFileAt: path, timeout: 1000)
        let source = try BackupReading(backup).connection
        var count = 0
        try source.backup(to: target, pagesPerStep: 20, pagesInFirstStep: 1) { remaining, _ in
          count += 1
          if count == step, remaining > 0 { kill(getpid(), SIGKILL) }
        }
        if step == 0 { kill(getpid(), SIGKILL) }
      }
      let found = try Household(.file(path))
      #expect(try StoredState(found.ledger.connection) == (step == 0 ? wanted : held), "step \(step)")
      #expect(try found.ledger.check().isSound)
    }
  }
}
