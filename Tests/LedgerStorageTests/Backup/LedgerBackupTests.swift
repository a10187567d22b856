import Foundation
import LedgerDomain
import SQLiteKit
import Synchronization
import TestSupport
import Testing

@testable import LedgerStorage

/// A backup is one file that is complete by itself, verified before it has its name.
struct LedgerBackupTests {
  let folder: TemporaryFolder
  let path: String
  let backup: String
  let household: Household

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("ledger.sqlite")
    backup = folder.path("backup.sqlite")
    household = try Household(.file(path))
    try household.store(try household.splitContent([("Home", "-30.00"), ("Groceries", "-12.50")]))
    try household.add("-5.00", "Groceries", on: "2026-09-30")
  }

  /// What lies in the folder but the ledger.
  func others() throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    return names.filter { !$0.hasPrefix("ledger.sqlite") }.sorted()
  }

  @Test func `a backup of an open ledger restores to what it holds`() throws {
    let written = try household.ledger.backUp(to: backup)
    #expect(written.path == backup && written.schema == MigrationCatalog.all.count)
    #expect(written.report == CheckReport(entryCount: 2, findings: []))
    #expect(written.months == month("2026-09")...month("2026-11"))
    #expect(try written.bytes == Data(contentsOf: URL(filePath: backup)).count)
    #expect(try others() == ["backup.sqlite"])
    #expect(try !keepsLog(fileAt: backup))
    try expectRestoresEqual(backup, to: try StoredState(household.ledger.connection))
  }

  @Test func `a backup of a ledger in memory works as well`() throws {
    let memory = try Household()
    try memory.add("-1.00", "Home")
    _ = try memory.ledger.backUp(to: backup)
    try expectRestoresEqual(backup, to: try StoredState(memory.ledger.connection))
  }

  @Test func `names that mean something in a URI are taken literally`() throws {
    let strange = folder.path("100% of?it #1 ü.sqlite")
    _ = try household.ledger.backUp(to: strange)
    try expectRestoresEqual(strange, to: try StoredState(household.ledger.connection))
  }

  @Test func `a backup made while others write is of one moment`() throws {
    let path = path
    let content = try household.content("-0.01", "Health")
    let isDone = Atomic(false)
    let backups = (1...6).map { folder.path("backup-\($0).sqlite") }
    withExtendedLifetime(folder) {
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        do {
          if index == 0 {
            let writer = try Household(.file(path))
            while !isDone.load(ordering: .relaxed) {
              try writer.ledger.write { for _ in 1...3 { try $0.addEntry(content) } }
            }
          } else {
            defer { isDone.store(true, ordering: .relaxed) }
            let source = try Household(.file(path))
            for backup in backups { _ = try source.ledger.backUp(to: backup) }
          }
        } catch {
          Issue.record(error)
        }
      }
    }
    for backup in backups {
      let copy = try Connection(path: backup, access: .immutable)
      // Two from before, and each transaction whole.
      #expect(try copy.number("SELECT (count(*) - 2) % 3 FROM entry") == 0)
      try expectRestoresEqual(backup, to: try StoredState(copy))
    }
  }

  struct Place: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let obstacle: BackupError.Obstacle
    let make: @Sendable (TemporaryFolder, Household) throws -> String
    var replacing = true
  }

  @Test(arguments: [
    Place(testDescription: "the ledger", obstacle: .isLedger) { folder, _ in folder.path("ledger.sqlite") },
    Place(testDescription: "its log", obstacle: .isLedger) { folder, _ in folder.path("ledger.sqlite-wal") },
    Place(testDescription: "a journal that it could have", obstacle: .isLedger) { folder, _ in
      folder.path("ledger.sqlite-journal")
    },
    Place(testDescription: "a link to the ledger", obstacle: .isLedger) { folder, _ in
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("link"), withDestinationPath: folder.path("ledger.sqlite"))
      return folder.path("link")
    },
    Place(testDescription: "another name of the ledger's file", obstacle: .isLedger) { folder, _ in
      try FileManager.default.linkItem(atPath: folder.path("ledger.sqlite"), toPath: folder.path("name"))
      return folder.path("name")
    },
    Place(
      testDescription: "a file that nobody said to replace", obstacle: .exists,
      make: { folder, _ in try folder.write("notes.txt", "hello") }, replacing: false),
    Place(testDescription: "a folder", obstacle: .isFolder) { folder, _ in folder.url.path },
    Place(testDescription: "a pipe", obstacle: .isNoFile) { folder, _ in
      mkfifo(folder.path("pipe"), 0o600)
      return folder.path("pipe")
    },
    Place(testDescription: "a device", obstacle: .isNoFile) { _, _ in "/dev/null" },
    Place(testDescription: "a link that leads nowhere", obstacle: .danglingLink) { folder, _ in
      try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: folder.path("gone"))
      return folder.path("link")
    },
    Place(testDescription: "a file of another kind", obstacle: .isNoBackup) { folder, _ in
      try folder.write("notes.txt", "hello")
    },
    Place(testDescription: "another ledger that is open", obstacle: .hasLog) { folder, household in
      let other = try Connection(path: folder.path("other.sqlite"), access: .readWriteCreating)
      try other.execute("PRAGMA journal_mode = wal; CREATE TABLE n (i)")
      // Its log stays when it goes, as after a crash.
      try other.keepLogOnClose()
      return folder.path("other.sqlite")
    },
  ])
  func `there are places where no backup is written`(place: Place) throws {
    let target = try place.make(folder, household)
    let before = try others()
    let state = try StoredState(household.ledger.connection)
    #expect(throws: BackupError.cannotReplace(path: target, place.obstacle)) {
      try household.ledger.backUp(to: target, replacing: place.replacing)
    }
    #expect(try others() == before)
    #expect(try StoredState(household.ledger.connection) == state)
  }

  @Test func `a link to a file is followed when the file is replaced`() throws {
    let file = folder.path("old.sqlite")
    _ = try household.ledger.backUp(to: file)
    try household.add("-1.00", "Home")
    let link = folder.path("newest.sqlite")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    _ = try household.ledger.backUp(to: link, replacing: true)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
    try expectRestoresEqual(file, to: try StoredState(household.ledger.connection))
  }

  @Test func `a backup that is interrupted leaves nothing, and the older one as it was`() throws {
    _ = try household.ledger.backUp(to: backup)
    let older = try Data(contentsOf: URL(filePath: backup))
    try household.add("-1.00", "Home")
    #expect(throws: Interruption.self) {
      try household.ledger.backUp(to: backup, replacing: true) { _, _ in throw Interruption() }
    }
    #expect(try others() == ["backup.sqlite"])
    #expect(try Data(contentsOf: URL(filePath: backup)) == older)
  }

  @Test func `a ledger that was lost does not take its backup along`() throws {
    try household.add("-1.00", "Home")
    _ = try household.ledger.backUp(to: backup)
    let empty = try Household(.file(folder.path("empty.sqlite")))
    #expect(throws: BackupError.cannotReplace(path: backup, .holdsEntries(3))) {
      try empty.ledger.backUp(to: backup, replacing: true)
    }
    try expectRestoresEqual(backup, to: try StoredState(household.ledger.connection))
  }

  @Test func `an unsound ledger is not backed up, and says why`() throws {
    try household.ledger.connection.execute("UPDATE consumed_amount SET money_out = 1")
    #expect { try household.ledger.backUp(to: backup) } throws: { error in
      guard case BackupError.unsoundLedger(let report) = error else { return false }
      return report.findings.count == 3
    }
    #expect(try others() == [])
  }

  @Test func `a missing folder is told with the number of the system`() throws {
    let target = folder.path("nowhere/backup.sqlite")
    #expect(throws: BackupError.cannotWrite(path: target, .system(ENOENT))) { try household.ledger.backUp(to: target) }
  }
}
