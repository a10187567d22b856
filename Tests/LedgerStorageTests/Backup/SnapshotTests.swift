import Foundation
import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Copies that the ledger keeps by itself before something large.
struct SnapshotTests {
  let folder: TemporaryFolder
  let path: String
  let household: Household

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("ledger.sqlite")
    household = try Household(.file(path))
  }

  func keep(_ reason: SnapshotReason = .bulkEdit, of count: Int = 1000) throws -> Snapshot? {
    try household.ledger.keepSnapshot(before: reason, of: count)
  }

  var names: [String] { LedgerBackup.snapshots(ofLedgerAt: path).map(\.name) }

  @Test func `a snapshot is a sound copy with time and reason in its name`() throws {
    try household.add("-1.00", "Home")
    let kept = try #require(try keep())
    #expect(kept.name == "20261129T083000Z-before-bulk-edit.sqlite")
    let listed = LedgerBackup.snapshots(ofLedgerAt: path)
    #expect(listed.map(\.madeAt) == ["2026-11-29T08:30:00Z"])
    #expect(listed.map(\.reason) == ["before-bulk-edit"])
    #expect(listed.map(\.entryCount) == [1])
    #expect(listed.map(\.bytes) == [FilePath(kept.path).byteCount])
    try expectRestoresEqual(kept.path, to: try StoredState(household.ledger.connection))
  }

  @Test func `an empty ledger, one in memory, and little at stake keep none`() throws {
    #expect(try keep() == nil)
    try household.add("-1.00", "Home")
    #expect(try keep(.bulkEdit, of: 999) == nil)
    #expect(try keep(.importing, of: 4999) == nil)
    let memory = try Household()
    try memory.add("-1.00", "Home")
    #expect(try memory.ledger.keepSnapshot(before: .importing, of: 5000) == nil)
    #expect(names == [])
    #expect(!FileManager.default.fileExists(atPath: path + ".snapshots"))
    #expect(try keep(.importing, of: 5000) != nil)
  }

  @Test func `an empty ledger is not even asked how much is at stake`() throws {
    func count() throws -> Int { throw Interruption() }
    #expect(try household.ledger.keepSnapshot(before: .importing, of: count()) == nil)
  }

  @Test func `the newest ones are kept, as many as the ledger was told`() throws {
    try household.ledger.write { try $0.setSnapshotCount(3) }
    for number in 1...6 {
      try household.add("-1.00", "Home")
      household.ledger.now = "2026-11-29T08:30:0\(number)Z"
      let kept = try #require(try keep())
      try expectRestoresEqual(kept.path, to: try StoredState(household.ledger.connection))
    }
    #expect(names.map { $0.prefix(16) } == ["20261129T083006Z", "20261129T083005Z", "20261129T083004Z"])
    #expect(LedgerBackup.snapshots(ofLedgerAt: path).map(\.entryCount) == [6, 5, 4])
    try household.ledger.write { try $0.setSnapshotCount(0) }
    #expect(try keep() == nil)
    #expect(names.count == 3)
  }

  @Test func `copies of one second get numbers, and the later one counts as newer`() throws {
    for _ in 1...3 {
      try household.add("-1.00", "Home")
      _ = try keep()
    }
    #expect(
      names == [
        "20261129T083000Z-before-bulk-edit-3.sqlite", "20261129T083000Z-before-bulk-edit-2.sqlite",
        "20261129T083000Z-before-bulk-edit.sqlite",
      ])
  }

  @Test func `a ledger that did not change has its copy already, and no older one goes for it`() throws {
    try household.ledger.write { try $0.setSnapshotCount(2) }
    try household.add("-1.00", "Home")
    let first = try #require(try keep())
    try household.add("-2.00", "Home")
    let second = try #require(try keep())
    for _ in 1...3 { #expect(try keep(.importing, of: 5000)?.name == second.name) }
    #expect(names == [second.name, first.name])
    // A copy that is spoiled is none.
    try Data("spoiled".utf8).write(to: URL(filePath: second.path))
    #expect(try keep()?.name != second.name)
  }

  @Test func `files of other names in the folder are left alone`() throws {
    try household.add("-1.00", "Home")
    try household.ledger.write { try $0.setSnapshotCount(1) }
    _ = try keep()
    for name in ["notes.txt", "20261129T083000Z.sqlite", "2026-11-29-before-import.sqlite"] {
      try folder.write("ledger.sqlite.snapshots/\(name)", "mine")
    }
    try household.add("-1.00", "Home")
    _ = try keep(.importUndo, of: 5000)
    #expect(names == ["20261129T083000Z-before-import-undo.sqlite"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: path + ".snapshots").count == 4)
  }

  @Test func `one that cannot be made stops what it was for`() throws {
    try household.add("-1.00", "Home")
    try folder.write("ledger.sqlite.snapshots", "no folder")
    #expect(
      throws: BackupError.snapshotFailed(.importing, ledger: path, folder: path + ".snapshots", .system(ENOTDIR))
    ) { try keep(.importing, of: 5000) }
    try household.ledger.write { try $0.setSnapshotCount(0) }
    #expect(try keep(.importing, of: 5000) == nil)
  }

  @Test func `both names of a linked ledger have one folder and one log`() throws {
    let link = folder.path("link.sqlite")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    let linked = try Household(.file(link))
    try linked.add("-1.00", "Home")
    #expect(try household.ledger.entries(matching: EntryFilter()).count == 1)
    _ = try linked.ledger.keepSnapshot(before: .bulkEdit, of: 1000)
    #expect(names.count == 1)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
    #expect(
      files == ["ledger.sqlite", "ledger.sqlite-shm", "ledger.sqlite-wal", "ledger.sqlite.snapshots", "link.sqlite"])
  }
}
