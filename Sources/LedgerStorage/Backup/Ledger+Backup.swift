public import LedgerDomain
internal import SQLiteKit

extension Ledger {
  /// Writes a verified copy of the ledger, as of one moment, while others may write it: one file that is complete by itself.
  ///
  /// - Parameters:
  ///   - path: the place; a symbolic link to a file is followed.
  ///   - replacing: whether a file that is there is replaced.
  ///   - progress: told how many pages remain and how many there are.
  /// - Returns: what looking through the copy came to.
  /// - Throws: ``BackupError``, `SQLiteError`.
  public func backUp(
    to path: String, replacing: Bool = false, progress: ((_ remaining: Int, _ total: Int) throws -> Void)? = nil
  ) throws -> BackupVerification {
    try LedgerBackup.refuseUnwritable(path, ledger: filePath, replacing: replacing)
    let target = FilePath(path).resolved
    // A ledger that was lost and made anew is not to take its backup along.
    if FilePath(target).exists, try !holdsEntries(), let count = SnapshotFolder.entryCount(of: target), count > 0 {
      throw BackupError.cannotReplace(path: path, .holdsEntries(count))
    }
    return try DatabaseCopy.write(connection, to: target, progress: progress) { copy in
      let found = try BackupReading.verification(of: copy, today: today)
      guard found.report.isSound else { throw BackupError.unsoundLedger(found.report) }
      // Others may have made such a file while this one was written.
      try LedgerBackup.refuseUnwritable(path, ledger: filePath, replacing: replacing)
      return BackupVerification(
        path: path, bytes: found.bytes, schema: found.schema, report: found.report, months: found.months)
    }
  }

  /// Keeps a verified copy in the folder beside the ledger before something large is done to it: where enough is at stake, there
  /// are entries, and the setting `snapshots` is not 0. A ledger in memory keeps none.
  ///
  /// NB: must be called outside ``write(_:)``.
  ///
  /// - Parameters:
  ///   - reason: what is going to be done.
  ///   - changes: how many rows or entries are at stake, told only where it matters.
  /// - Returns: the copy, if one was kept.
  /// - Throws: ``BackupError/snapshotFailed(_:ledger:folder:_:)``, `SQLiteError`.
  @discardableResult
  public func keepSnapshot(before reason: SnapshotReason, of changes: @autoclosure () throws -> Int) throws -> Snapshot?
  {
    guard let filePath, try holdsEntries() else { return nil }
    let count = try snapshotCount()
    guard count > 0 || reason.isObligatory, try changes() >= reason.leastChanges else { return nil }
    return try SnapshotFolder(ofLedgerAt: filePath).keep(connection, reason, now: now, count: count)
  }

  /// How many copies the ledger keeps by itself.
  ///
  /// - Returns: the number; with 0, one is kept before upgrades and restores alone.
  /// - Throws: ``LedgerError/damaged(_:)``, `SQLiteError`.
  public func snapshotCount() throws -> Int {
    guard let count = try SettingDAO(connection: connection).snapshotCount() else {
      throw LedgerError.damaged(.setting("snapshots"))
    }
    return count
  }

  /// Whether there are at least so many entries.
  ///
  /// - Parameter count: how many.
  /// - Returns: whether there are.
  /// - Throws: `SQLiteError`.
  public func holdsEntries(atLeast count: Int = 1) throws -> Bool {
    let sql = "SELECT count(*) FROM (SELECT 1 FROM entry LIMIT ?)"
    return try connection.first(sql, count) { try $0.value(0, as: Int.self) } ?? 0 >= count
  }

  /// The ledger's file; nil for one in memory.
  private var filePath: String? { connection.path == ":memory:" ? nil : connection.path }
}

extension LedgerWriter {
  /// Sets how many copies the ledger keeps by itself.
  ///
  /// - Parameter count: 0 for none but before upgrades and restores, at most 1000.
  /// - Throws: `SQLiteError`.
  public func setSnapshotCount(_ count: Int) throws {
    precondition((0...SnapshotFolder.largestCount).contains(count), "so many copies cannot be kept")
    try SettingDAO(connection: connection).set(.snapshots, to: "\(count)")
  }
}

extension SettingDAO {
  /// How many copies are kept; nil where the setting holds what it cannot.
  func snapshotCount() throws -> Int? {
    guard let text = try value(.snapshots) else { return SnapshotFolder.defaultCount }
    guard let count = Int(text), (0...SnapshotFolder.largestCount).contains(count) else { return nil }
    return count
  }

  /// How many copies are kept, where nothing may stand in the way of keeping one: in an older schema, in a spoiled ledger.
  func snapshotCountOrDefault() -> Int { ((try? snapshotCount()) ?? nil) ?? SnapshotFolder.defaultCount }
}
