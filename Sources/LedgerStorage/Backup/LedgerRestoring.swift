internal import LedgerDomain
internal import SQLiteKit

/// Puts what a backup holds into a ledger's file, in one transaction, so that others who have it open see the new content.
struct LedgerRestoring {
  let backup: String
  let ledger: String
  let today: CalendarDate
  let now: String
  let timeoutMilliseconds: Int
  let progress: DatabaseCopy.Progress?
  /// Called between the copy of the ledger and its replacement, where others may write.
  var afterCopy: () throws -> Void = {}

  /// How often the ledger may be changed by others between its copy and its replacement.
  private static let attempts = 5

  /// Verifies the backup, keeps a copy of the ledger, and replaces what it holds.
  ///
  /// - Throws: ``BackupError``, ``LedgerError``, `SQLiteError`.
  func run() throws -> RestoredLedger {
    let place = FilePath(ledger)
    let file = LedgerFile(path: ledger)
    if ["", "-wal", "-shm", "-journal"].contains(where: { FilePath(backup).isSame(as: place.resolved + $0) }) {
      throw BackupError.restoredFromItself(path: backup)
    }
    let verification = try BackupReading.verification(of: backup, today: today)
    guard verification.report.isSound else { throw BackupError.unsoundBackup(verification) }
    let kind: LedgerFile.Kind
    do { kind = try file.kind() } catch LedgerError.notALedger(_, let what) {
      throw BackupError.cannotKeep(path: ledger, what)
    }
    let known = MigrationCatalog.count
    if case .ledger(let version) = kind, version > known {
      throw LedgerError.newerLedger(path: ledger, found: version, known: known)
    }
    if kind == .absent { try file.create() }
    let kept: Snapshot?
    do {
      kept = try replace(verification)
    } catch let error as SQLiteError where error.code == .corrupt || error.code == .notADatabase {
      throw BackupError.damagedLedger(path: ledger, words: error.message)
    } catch BackupError.snapshotFailed(.restore, _, _, .unsound) {
      throw BackupError.damagedLedger(path: ledger, words: "its pages contradict each other")
    }
    return RestoredLedger(ledgerPath: ledger, backup: verification, schema: known, kept: kept)
  }

  private func replace(_ verification: BackupVerification) throws -> Snapshot? {
    let target = try LedgerOpening.connection(toFileAt: ledger, timeout: timeoutMilliseconds)
    if target.isReadOnly { throw SQLiteError(.readOnly) }
    let source = try BackupReading(backup).connection
    let isNew = try target.int64(pragma: "user_version") == 0
    let pageSize = try target.int64(pragma: "page_size")
    // Into a log go only pages of the size that the database has.
    let fits = try isNew || source.int64(pragma: "page_size") == pageSize
    if verification.schema == MigrationCatalog.count, fits { return try replace(target, by: source, isNew: isNew) }
    let staged = try DatabaseCopy.temporaryFile(beside: FilePath(ledger).resolved)
    defer { DatabaseCopy.remove(staged) }
    let upgraded = try upgraded(source, at: staged, pageSize: fits ? nil : pageSize)
    return try replace(target, by: upgraded, isNew: isNew)
  }

  /// A copy that has all migrations, and pages of a size.
  private func upgraded(_ source: Connection, at path: String, pageSize: Int64?) throws -> Connection {
    try DatabaseCopy.fill(path, from: source)
    let copy = try Connection(path: path, access: .readWrite)
    try copy.ignoreTriggers()
    if let pageSize {
      try copy.setPragma("page_size", pageSize)
      try copy.execute("VACUUM")
    }
    try Migrator(MigrationCatalog.all).migrate(copy, appliedAt: now)
    return copy
  }

  /// Replaces what the ledger holds after a copy of it was kept, unless others change it in between: then both once more.
  private func replace(_ target: Connection, by source: Connection, isNew: Bool) throws -> Snapshot? {
    if isNew {
      try source.backup(to: target, progress: progress)
      try LedgerOpening.keepLog(target)
      return nil
    }
    // Readers see the old content to the end only where there is a log.
    try LedgerOpening.keepLog(target)
    let watch = try LedgerOpening.connection(toFileAt: ledger, timeout: timeoutMilliseconds)
    let folder = SnapshotFolder(ofLedgerAt: ledger)
    for _ in 1...Self.attempts {
      let version = try watch.int64(pragma: "data_version")
      let before = folder.all(counting: false).map(\.name)
      let kept = try folder.keep(
        target, .restore, now: now, count: before.count + 1)
      do {
        try afterCopy()
        try source.backup(to: target, pagesInFirstStep: 1) { remaining, total in
          // The first step has taken the write lock, which is held to the end; when nothing remains, all is committed.
          if remaining > 0, try watch.int64(pragma: "data_version") != version { throw ChangedMeanwhile() }
          try progress?(remaining, total)
        }
        folder.removeOldest(
          beyond: SettingDAO(connection: watch).snapshotCountOrDefault(), new: kept.name, sparing: backup)
        return kept
      } catch {
        if !before.contains(kept.name) { DatabaseCopy.remove(kept.path) }
        guard error is ChangedMeanwhile else { throw error }
      }
    }
    throw BackupError.keptChanging(path: ledger)
  }

  private struct ChangedMeanwhile: Error {}
}
