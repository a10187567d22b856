internal import CSQLite

extension Connection {
  /// When a transaction takes its locks (SQLite "Transaction" page §2.2).
  public enum TransactionKind: Sendable {
    /// Takes each lock when a statement needs it. NB: reading first and writing later can fail with `busySnapshot`.
    case deferred
    /// Takes the write lock at once.
    case immediate
    /// Takes the write lock at once and, outside WAL, keeps readers out.
    case exclusive

    fileprivate var sql: String {
      switch self {
      case .deferred: "BEGIN DEFERRED"
      case .immediate: "BEGIN IMMEDIATE"
      case .exclusive: "BEGIN EXCLUSIVE"
      }
    }
  }

  /// Does all of `body` or nothing: commits when it returns, rolls back when it or the commit throws.
  ///
  /// Beginning one inside another is a programming error and traps; see `savepoint(_:)`.
  ///
  /// - Parameters:
  ///   - kind: when locks are taken.
  ///   - body: what to do; it must leave the transaction open.
  /// - Returns: what `body` returns.
  /// - Throws: the first error; one while rolling back is not reported.
  @discardableResult
  public func transaction<T>(_ kind: TransactionKind = .immediate, _ body: () throws -> T) throws -> T {
    precondition(!isInTransaction, "a transaction is open already")
    try run(kind.sql)
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // After some failures, as a full disk, SQLite has rolled back by itself.
      if isInTransaction { _ = try? run("ROLLBACK") }
      throw error
    }
  }

  /// Does all of `body` or nothing, inside a transaction or another savepoint; alone, it is a deferred transaction.
  ///
  /// - Parameter body: what to do; it must leave the transaction open.
  /// - Returns: what `body` returns.
  /// - Throws: the first error; one while rolling back is not reported.
  @discardableResult
  public func savepoint<T>(_ body: () throws -> T) throws -> T {
    guard isInTransaction else { return try transaction(.deferred, body) }
    // The same name on every level: SQLite means the innermost.
    try run("SAVEPOINT nested")
    do {
      let result = try body()
      try run("RELEASE nested")
      return result
    } catch {
      if isInTransaction {
        _ = try? run("ROLLBACK TO nested")
        _ = try? run("RELEASE nested")
      }
      throw error
    }
  }

  /// Lets foreign keys be wrong until the transaction that is open commits, so that rows may come in any order.
  ///
  /// - Throws: `SQLiteError`.
  public func deferForeignKeys() throws { try setPragma("defer_foreign_keys", true) }

  /// Whether a row refers to one that is not there, among those that the open transaction changed.
  ///
  /// - Throws: `SQLiteError`.
  public func hasUnresolvedForeignKeys() throws -> Bool {
    var (current, highest): (Int32, Int32) = (0, 0)
    let code = sqlite3_db_status(handle, SQLITE_DBSTATUS_DEFERRED_FKS, &current, &highest, 0)
    guard code == SQLITE_OK else { throw SQLiteError(code, database: handle) }
    return current != 0
  }

  /// Turns foreign keys off for `body` and back to what they were. SQLite allows it outside a transaction only.
  ///
  /// - Parameter body: what to do; whoever turns them off checks them.
  /// - Returns: what `body` returns.
  /// - Throws: the first error.
  public func withoutForeignKeys<T>(_ body: () throws -> T) throws -> T {
    precondition(!isInTransaction, "foreign keys cannot be turned off inside a transaction")
    let wereOn = try int64(pragma: "foreign_keys") == 1
    try setPragma("foreign_keys", false)
    do {
      let result = try body()
      try setPragma("foreign_keys", wereOn)
      return result
    } catch {
      _ = try? setPragma("foreign_keys", wereOn)
      throw error
    }
  }
}
