public import LedgerDomain

/// Backups of ledgers: what can be done with them without opening a ledger.
public enum LedgerBackup {
  /// How many migrations this version knows.
  public static var knownSchema: Int { MigrationCatalog.count }

  /// Looks through a backup without changing anything, its folder included: its pages, the migrations that made it, rows that
  /// refer to others, and the sums. A backup of an older version is looked at as it would be after its upgrade.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - today: the local calendar date, for notices.
  /// - Returns: what was found.
  /// - Throws: ``BackupError``; ``LedgerError/newerLedger(path:found:known:)``; `SQLiteError`.
  public static func verify(_ path: String, today: CalendarDate) throws -> BackupVerification {
    try BackupReading.verification(of: path, today: today)
  }

  /// Replaces what a ledger holds by what a backup holds, after a copy of the ledger was kept; without a ledger it makes one.
  ///
  /// The backup is verified first. All of it is one transaction: a process killed at any instant leaves the old content or the
  /// new one, and processes that have the ledger open see the new one.
  ///
  /// - Parameters:
  ///   - path: the backup.
  ///   - ledger: the ledger's file.
  ///   - today: the local calendar date.
  ///   - now: the moment in UTC, `2026-11-29T08:30:00Z`.
  ///   - timeoutMilliseconds: how long to wait for another process that writes.
  ///   - progress: told how many pages remain and how many there are.
  /// - Returns: what was restored, and where the copy is.
  /// - Throws: ``BackupError``, ``LedgerError``, `SQLiteError`.
  public static func restore(
    _ path: String, into ledger: String, today: CalendarDate, now: String, timeoutMilliseconds: Int = 30_000,
    progress: ((_ remaining: Int, _ total: Int) throws -> Void)? = nil
  ) throws -> RestoredLedger {
    try LedgerRestoring(
      backup: path, ledger: ledger, today: today, now: now, timeoutMilliseconds: timeoutMilliseconds,
      progress: progress
    ).run()
  }

  /// The copies that a ledger has kept by itself, the newest first.
  ///
  /// - Parameter ledger: the ledger's file, which need not be there any more.
  /// - Returns: the copies.
  public static func snapshots(ofLedgerAt ledger: String) -> [Snapshot] { SnapshotFolder(ofLedgerAt: ledger).all() }

  /// Refuses a place where no backup can be written.
  ///
  /// - Parameters:
  ///   - path: the place.
  ///   - ledger: the ledger's file; nil for one in memory.
  ///   - replacing: whether a file may be replaced.
  /// - Throws: ``BackupError/cannotReplace(path:_:)``.
  public static func refuseUnwritable(_ path: String, ledger: String?, replacing: Bool) throws {
    if let obstacle = FilePath(path).obstacle(ledger: ledger, replacing: replacing) {
      throw BackupError.cannotReplace(path: path, obstacle)
    }
  }

  /// Whether there is a ledger's file, or anything else, at a path.
  ///
  /// - Parameter path: the path.
  /// - Returns: whether there is.
  public static func exists(_ path: String) -> Bool { FilePath(path).exists }
}
