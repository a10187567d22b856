internal import LedgerDomain
internal import SQLiteKit

/// A backup that is looked at without changing it, its folder or the medium it lies on.
struct BackupReading {
  let path: String
  /// How many migrations made it.
  let schema: Int
  let connection: Connection

  /// Opens a backup.
  ///
  /// - Throws: ``BackupError``; ``LedgerError/newerLedger(path:found:known:)``; `SQLiteError` where it is too damaged to be
  ///   read at all.
  init(_ path: String) throws {
    self.path = path
    let known = MigrationCatalog.count
    do {
      switch try LedgerFile(path: path).kind() {
      case .absent: throw BackupError.cannotRead(path: path, errno: LedgerFile.noSuchFile)
      case .empty: throw BackupError.notALedger(path: path, .notADatabase)
      case .ledger(let version):
        guard version <= known else { throw LedgerError.newerLedger(path: path, found: version, known: known) }
        guard version > 0 else { throw BackupError.notALedger(path: path, .notADatabase) }
        schema = version
      }
    } catch LedgerError.notALedger(let path, let what) {
      throw BackupError.notALedger(path: path, what)
    } catch LedgerError.cannotCreate(let path, let number) {
      throw BackupError.cannotRead(path: path, errno: number)
    } catch LedgerError.danglingLink(let path) {
      throw BackupError.cannotRead(path: path, errno: LedgerFile.noSuchFile)
    }
    // What another process has not moved out of its log yet is part of the database as well.
    let file = FilePath(path).resolved
    let hasLog = ["-wal", "-journal"].contains { FilePath(file + $0).byteCount > 0 }
    connection = try Connection(path: file, access: hasLog ? .readOnly : .immutable)
    try connection.ignoreTriggers()
    try connection.setPragma("trusted_schema", false)
    if hasLog { try connection.keepLogOnClose() }
  }

  /// Looks through the whole backup: its pages, the migrations that made it, rows that refer to others, and the sums.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - today: the local calendar date, for notices.
  /// - Returns: what was found; damage stands in its report and is not thrown.
  /// - Throws: ``BackupError``, ``LedgerError/newerLedger(path:found:known:)``.
  static func verification(of path: String, today: CalendarDate) throws -> BackupVerification {
    func damaged(_ schema: Int, _ error: any Error) -> BackupVerification {
      let words = (error as? SQLiteError)?.message ?? "\(error)"
      return BackupVerification(
        path: path, bytes: FilePath(path).byteCount, schema: schema,
        report: CheckReport(entryCount: 0, findings: [.file(words)]), months: nil)
    }
    var schema = 0
    do {
      let reading = try BackupReading(path)
      schema = reading.schema
      return try reading.verification(today: today)
    } catch SQLiteError.ResultCode.corrupt {
      return damaged(schema, SQLiteError(.corrupt))
    } catch SQLiteError.ResultCode.notADatabase {
      return damaged(schema, SQLiteError(.notADatabase))
    } catch let error as SQLiteError where error.code == .error {
      // A table is missing, or is another one.
      return damaged(schema, error)
    }
  }

  private func verification(today: CalendarDate) throws -> BackupVerification {
    func verification(_ report: CheckReport, _ months: ClosedRange<Month>?) -> BackupVerification {
      BackupVerification(
        path: path, bytes: FilePath(path).byteCount, schema: schema, report: report, months: months)
    }
    let (report, months) = try Self.check(connection, today: today, schema: schema)
    return verification(report, months)
  }

  /// Checks the database of a connection, an older one as it would be after its upgrade.
  private static func check(
    _ connection: Connection, today: CalendarDate, schema: Int
  ) throws -> (CheckReport, ClosedRange<Month>?) {
    let now = "1970-01-01T00:00:00Z"
    let ledger = Ledger(connection: connection, today: today, now: now)
    guard schema < MigrationCatalog.count else {
      let report = try ledger.check()
      return (report, report.isSound ? try ledger.monthsWithEntries().map { $0.first...$0.last } : nil)
    }
    let found = try LedgerCheck.fileReport(on: ledger)
    if !found.isSound { return (found, nil) }
    let upgraded = try Connection(path: ":memory:", access: .readWriteCreating)
    try connection.backup(to: upgraded)
    do {
      try Migrator(MigrationCatalog.all).migrate(upgraded, appliedAt: now)
    } catch is MigrationError {
      return (CheckReport(entryCount: found.entryCount, findings: [.notUpgradable(schema: schema)]), nil)
    } catch SQLiteError.ResultCode.constraint {
      return (CheckReport(entryCount: found.entryCount, findings: [.notUpgradable(schema: schema)]), nil)
    }
    return try check(upgraded, today: today, schema: MigrationCatalog.count)
  }
}
