import Foundation
import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// A backup is looked through without changing it or what lies beside it, and whatever is wrong with it is found.
struct BackupVerificationTests {
  let folder: TemporaryFolder
  let backup: String

  init() throws {
    folder = try TemporaryFolder()
    backup = folder.path("backup.sqlite")
    let household = try Household()
    for number in 1...300 { try household.store(try household.content("-1.00", "Home", payee: "Payee \(number)")) }
    _ = try household.ledger.backUp(to: backup)
    try expectRestoresEqual(backup, to: try StoredState(household.ledger.connection))
  }

  struct Spoiled: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let sql: String
    let isFound: @Sendable (CheckFinding) -> Bool
  }

  @Test(arguments: [
    Spoiled(
      testDescription: "a migration of another kind",
      sql: "UPDATE schema_migrations SET checksum = 'f' WHERE number = 2"
    ) {
      $0 == .schema(migration: "0002_starter_data")
    },
    Spoiled(testDescription: "a missing migration", sql: "DELETE FROM schema_migrations WHERE number = 3") {
      $0 == .schema(migration: nil)
    },
    Spoiled(testDescription: "a row without its parent", sql: "DELETE FROM payee WHERE id = 7") {
      $0 == .missingRow(table: "entry", row: 7, parent: "payee")
    },
    Spoiled(testDescription: "a wrong sum", sql: "UPDATE account_amount SET amount = 0") {
      if case .accountSum = $0 { true } else { false }
    },
    Spoiled(testDescription: "a missing table", sql: "DROP TABLE account_amount") {
      if case .file = $0 { true } else { false }
    },
    Spoiled(
      testDescription: "an index that lacks rows",
      sql: "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'CREATE INDEX entry_day ON entry (amount)' "
        + "WHERE name = 'entry_day'"
    ) { if case .file = $0 { true } else { false } },
  ])
  func `what is wrong is found, and nothing is restored of it`(spoiled: Spoiled) throws {
    let connection = try Connection(path: backup, access: .readWrite)
    try connection.execute(spoiled.sql)
    try connection.close()
    let bytes = try Data(contentsOf: URL(filePath: backup))
    let found = try LedgerBackup.verify(backup, today: Household.today)
    #expect(!found.report.isSound)
    #expect(found.report.findings.contains(where: spoiled.isFound), "\(found.report.findings)")
    let path = folder.path("ledger.sqlite")
    #expect(throws: BackupError.unsoundBackup(found)) {
      try LedgerBackup.restore(backup, into: path, today: Household.today, now: Household.now)
    }
    #expect(try Data(contentsOf: URL(filePath: backup)) == bytes)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["backup.sqlite"])
  }

  @Test(arguments: [200, 4096, 20_000, 60_000])
  func `a backup that was cut off is not sound`(length: Int) throws {
    let bytes = try Data(contentsOf: URL(filePath: backup))
    try #require(bytes.count > length)
    try bytes.prefix(length).write(to: URL(filePath: backup))
    let found = try LedgerBackup.verify(backup, today: Household.today)
    #expect(found.report.findings.contains { if case .file = $0 { true } else { false } })
  }

  @Test(arguments: [0.2, 0.5, 0.8])
  func `a backup with a page of rubbish is not sound`(place: Double) throws {
    var bytes = try Data(contentsOf: URL(filePath: backup))
    let page = Int(Double(bytes.count / 4096) * place) * 4096
    for offset in 0..<4096 { bytes[page + offset] = UInt8(truncatingIfNeeded: offset &* 167 &+ 13) }
    try bytes.write(to: URL(filePath: backup))
    #expect(try !LedgerBackup.verify(backup, today: Household.today).report.isSound)
  }

  @Test func `what is no backup is told apart`() throws {
    let today = Household.today
    #expect(throws: BackupError.cannotRead(path: "/nowhere/x", errno: ENOENT)) {
      try LedgerBackup.verify("/nowhere/x", today: today)
    }
    let text = try folder.write("notes.txt", String(repeating: "hello ", count: 50))
    #expect(throws: BackupError.notALedger(path: text, .notADatabase)) { try LedgerBackup.verify(text, today: today) }
    let empty = try folder.write("empty", "")
    #expect(throws: BackupError.notALedger(path: empty, .notADatabase)) { try LedgerBackup.verify(empty, today: today) }
    #expect(throws: BackupError.notALedger(path: "/dev/null", .notAFile)) {
      try LedgerBackup.verify("/dev/null", today: today)
    }
    let pipe = folder.path("pipe")
    mkfifo(pipe, 0o600)
    #expect(throws: BackupError.notALedger(path: pipe, .notAFile)) { try LedgerBackup.verify(pipe, today: today) }
    let other = try Connection(path: folder.path("other"), access: .readWriteCreating)
    try other.execute("CREATE TABLE entry (day)")
    #expect(throws: BackupError.notALedger(path: other.path, .anotherProgram)) {
      try LedgerBackup.verify(other.path, today: today)
    }
  }

  @Test func `a newer backup is refused`() throws {
    let connection = try Connection(path: backup, access: .readWrite)
    try connection.execute("PRAGMA user_version = 99")
    try connection.close()
    #expect(throws: LedgerError.newerLedger(path: backup, found: 99, known: MigrationCatalog.all.count)) {
      try LedgerBackup.verify(backup, today: Household.today)
    }
  }

  @Test func `of a ledger that is open, what stands in its log is looked at as well`() throws {
    let household = try Household(.file(folder.path("open.sqlite")))
    for _ in 1...3 { try household.add("-1.00", "Home") }
    let found = try LedgerBackup.verify(folder.path("open.sqlite"), today: Household.today)
    #expect(found.report == CheckReport(entryCount: 3, findings: []))
    try household.add("-1.00", "Home")
  }
}
