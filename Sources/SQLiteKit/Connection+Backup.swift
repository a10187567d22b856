internal import CSQLite

extension Connection {
  /// Copies the whole database over `destination`, which is what it was before if this throws.
  ///
  /// The copy goes in steps and the lock is let go between them, so others may read and write meanwhile (SQLite
  /// "Online Backup" page). A write by another connection starts it anew; after a few of these the rest is copied in
  /// one step, so that a busy source cannot keep it from ending. Must not be called inside a transaction that has
  /// written: that is a programming error and traps.
  ///
  /// - Parameters:
  ///   - destination: another connection, which must not be used meanwhile.
  ///   - pagesPerStep: how many pages are copied under one lock.
  ///   - pagesInFirstStep: how many are copied under the first one, if it is another number.
  ///   - progress: told after each step how many pages remain and how many there are. Throwing ends the backup as long as
  ///     pages remain. NB: the destination keeps the lock of a writer from the first step on, and has committed when none remains.
  /// - Throws: `busy` where a lock was not free for as long as the busy timeout; `SQLiteError`; what `progress` throws.
  public func backup(
    to destination: Connection, pagesPerStep: Int = 1024, pagesInFirstStep: Int? = nil,
    progress: ((_ remaining: Int, _ total: Int) throws -> Void)? = nil
  ) throws {
    precondition(destination !== self, "a database cannot be copied over itself")
    precondition(sqlite3_txn_state(handle, "main") != SQLITE_TXN_WRITE, "a transaction is writing")
    precondition(pagesPerStep > 0, "a step copies at least one page")
    guard let backup = sqlite3_backup_init(destination.handle, "main", handle, "main") else {
      throw SQLiteError(sqlite3_extended_errcode(destination.handle), database: destination.handle)
    }
    do {
      try copy(
        backup, pagesPerStep: pagesPerStep, pagesInFirstStep: pagesInFirstStep ?? pagesPerStep,
        timeout: max(busyTimeoutMilliseconds, destination.busyTimeoutMilliseconds),
        progress: progress)
    } catch {
      // Rolls the destination back.
      sqlite3_backup_finish(backup)
      throw error
    }
    let code = sqlite3_backup_finish(backup)
    guard code == SQLITE_OK else { throw SQLiteError(code, database: destination.handle) }
  }

  /// Steps until all is copied.
  private func copy(
    _ backup: OpaquePointer, pagesPerStep: Int, pagesInFirstStep: Int, timeout: Int,
    progress: ((_ remaining: Int, _ total: Int) throws -> Void)?
  ) throws {
    let restartsAllowed = 3
    var restarts = 0
    var remainingBefore = Int32.max
    var pagesOfStep = pagesInFirstStep
    var waiting: Stopwatch?
    while true {
      let pages = restarts > restartsAllowed ? -1 : Int32(clamping: pagesOfStep)
      // A step may itself have waited for the timeout before it tells that it is busy.
      let beginning = Stopwatch()
      let code = sqlite3_backup_step(backup, pages)
      switch code & 0xff {
      case SQLITE_OK, SQLITE_DONE:
        let remaining = sqlite3_backup_remaining(backup)
        if remaining >= remainingBefore { restarts += 1 }
        remainingBefore = remaining
        waiting = nil
        pagesOfStep = pagesPerStep
        try progress?(Int(remaining), Int(sqlite3_backup_pagecount(backup)))
        if code == SQLITE_DONE { return }
      case SQLITE_BUSY:
        // Not every kind of busy waits for the timeout by itself.
        let since = waiting ?? beginning
        waiting = since
        guard since.milliseconds < timeout else { throw SQLiteError(code, database: nil) }
        sqlite3_sleep(10)
      default:
        throw SQLiteError(code, database: nil)
      }
    }
  }
}
