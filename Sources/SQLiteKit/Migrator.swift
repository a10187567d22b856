/// Brings a database up to the newest schema, one migration after the other.
///
/// What was applied is written down in the table `schema_migrations`, and how many in `PRAGMA user_version`, both in
/// the transaction of the migration itself. What a database has had must be the beginning of the list, with the same
/// names and checksums, or nothing is touched.
public struct Migrator: Sendable {
  /// How a database stands to the list of migrations.
  public enum State: Equatable, Sendable {
    /// No migration was applied.
    case empty
    /// All were applied.
    case current
    /// The first were applied, these were not.
    case behind(pending: [Migration])
    /// A newer program applied more than are known here.
    case newer(found: Int, known: Int)
  }

  /// All of them, in order.
  public let migrations: [Migration]

  /// Takes the whole history; numbers that are not 1, 2, 3 … are a programming error and trap.
  public init(_ migrations: [Migration]) {
    for (index, migration) in migrations.enumerated() {
      precondition(migration.number == index + 1, "migrations are numbered 1, 2, 3 … in order")
    }
    self.migrations = migrations
  }

  /// How the database stands, from `user_version` alone: cheap enough for every start of a program.
  ///
  /// - Parameter connection: an open database; reading is enough.
  /// - Returns: the state, not proved by the bookkeeping; see `verify(_:)`.
  /// - Throws: `SQLiteError`; `MigrationError.missingBookkeeping` for a number that no migrator sets.
  public func state(of connection: Connection) throws -> State {
    let version = Int(try connection.int64(pragma: "user_version"))
    switch version {
    case ..<0: throw MigrationError.missingBookkeeping(userVersion: version)
    case 0: return .empty
    case ..<migrations.count: return .behind(pending: Array(migrations[version...]))
    case migrations.count: return .current
    default: return .newer(found: version, known: migrations.count)
    }
  }

  /// Proves that what was applied is the beginning of the list, with equal names and checksums.
  ///
  /// - Parameter connection: an open database; reading is enough.
  /// - Throws: `MigrationError`, `SQLiteError`.
  public func verify(_ connection: Connection) throws {
    _ = try appliedCount(in: connection)
  }

  /// Applies what is pending, each migration in one immediate transaction together with its bookkeeping. A database without
  /// any gets all of them in one: another process sees it empty or made, and never as an older version.
  ///
  /// Foreign keys are not enforced meanwhile, so that tables can be rebuilt; they are checked before each commit. The
  /// state is read again under the write lock: of two processes that come at once, one applies and the other finds it
  /// done. When a migration fails, it leaves no trace, and those before it stay in a database that had some.
  ///
  /// - Parameters:
  ///   - connection: an open database, outside a transaction.
  ///   - appliedAt: the time to write down.
  ///   - beforeFirst: called once, outside a transaction, if anything is pending: the moment for a backup. What it
  ///     throws stops the migration.
  /// - Returns: the migrations that this call applied.
  /// - Throws: `MigrationError`, `SQLiteError`.
  @discardableResult
  public func migrate(
    _ connection: Connection, appliedAt: String, beforeFirst: (() throws -> Void)? = nil
  ) throws -> [Migration] {
    precondition(!connection.isInTransaction, "migrations open their own transactions")
    let count = try appliedCount(in: connection)
    let pending = migrations.dropFirst(count)
    guard !pending.isEmpty else { return [] }
    try beforeFirst?()
    return try connection.withoutForeignKeys {
      if count == 0 {
        return try connection.transaction(.immediate) {
          try pending.filter { try apply($0, to: connection, appliedAt: appliedAt) }
        }
      }
      return try pending.filter { migration in
        try connection.transaction(.immediate) { try apply(migration, to: connection, appliedAt: appliedAt) }
      }
    }
  }

  /// Applies one migration unless somebody else has done so since.
  func apply(_ migration: Migration, to connection: Connection, appliedAt: String) throws -> Bool {
    guard try appliedCount(in: connection) < migration.number else { return false }
    try connection.execute(migration.sql)
    try record(migration, in: connection, appliedAt: appliedAt)
    try checkForeignKeys(in: connection, after: migration)
    return true
  }

  private func checkForeignKeys(in connection: Connection, after migration: Migration) throws {
    let tables = try connection.all("PRAGMA foreign_key_check") { try $0.value(0, as: String.self) }
    if let table = tables.first {
      throw MigrationError.foreignKeyViolations(name: migration.name, table: table, count: tables.count)
    }
  }
}
