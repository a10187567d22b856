internal import LedgerDomain
internal import SQLiteKit

/// The way from a location to a connection that is set up and has our schema.
enum LedgerOpening {
  /// Opens the ledger at a location, making or upgrading it where needed.
  ///
  /// - Parameters:
  ///   - location: where it lies.
  ///   - timeout: how long to wait for other processes that write, in milliseconds.
  ///   - now: the moment, as the bookkeeping of migrations shows it.
  /// - Returns: the connection.
  /// - Throws: ``LedgerError``, `SQLiteError`, `MigrationError`.
  static func open(_ location: LedgerLocation, timeout: Int, now: String) throws -> Connection {
    switch location {
    case .memory:
      let connection = try Connection(path: ":memory:", access: .readWriteCreating)
      try setUp(connection, timeout: timeout)
      try Migrator(MigrationCatalog.all).migrate(connection, appliedAt: now)
      try closeTemporaryStorage(connection)
      return connection
    case .file(let path):
      let file = LedgerFile(path: path)
      let kind = try file.kind()
      if case .ledger(let version) = kind, version > MigrationCatalog.count {
        // Opening alone would put a log beside it.
        throw LedgerError.newerLedger(path: path, found: version, known: MigrationCatalog.count)
      }
      if kind == .absent { try file.create() }
      let connection = try connection(toFileAt: path, timeout: timeout)
      try upgrade(connection, path: path, isNew: kind == .absent || kind == .empty, now: now)
      // The log is set only when the schema is there, so that a process killed in between leaves an empty file or a
      // ledger, and nothing else. What the header said before may have been taken back by a journal that lay beside it.
      if !connection.isReadOnly, try connection.string(pragma: "journal_mode") != "wal" { try keepLog(connection) }
      return connection
    }
  }

  /// Far more than any statement of the ledger needs, and far less than SQLite's own limits: what lies in a file's schema may
  /// have been planted.
  private static let limits = StatementLimits(
    valueBytes: 64 << 20, expressionDepth: 200, compoundTerms: 50, instructions: 250_000, attachedDatabases: 1)

  /// Opens a ledger's file as it is, with whatever schema it has.
  ///
  /// - Throws: `SQLiteError`.
  static func connection(toFileAt path: String, timeout: Int) throws -> Connection {
    let connection = try Connection(path: path, access: .readWrite)
    try setUp(connection, timeout: timeout)
    return connection
  }

  /// Makes a ledger keep a write-ahead log. SQLite keeps the mode in the file; another process may hold it, which does no harm.
  ///
  /// - Throws: `SQLiteError`.
  static func keepLog(_ connection: Connection) throws {
    do { _ = try connection.setPragma("journal_mode", "wal") } catch SQLiteError.ResultCode.busy {}
  }

  private static func setUp(_ connection: Connection, timeout: Int) throws {
    connection.setBusyTimeout(milliseconds: timeout)
    // The ledger has no triggers; what lies in its file was planted.
    try connection.ignoreTriggers()
    try connection.distrustFile()
    connection.limit(limits)
    _ = try connection.setPragma("foreign_keys", true)
    _ = try connection.setPragma("synchronous", "full")
    // Up to 16 MiB, taken as they are needed: an import of a million rows else reads its own pages again and again.
    _ = try connection.setPragma("cache_size", -16_384)
    // A full folder for temporary files is not to keep a ledger from being changed whose own disk has room.
    _ = try connection.setPragma("temp_store", "memory")
  }

  private static func upgrade(_ connection: Connection, path: String, isNew: Bool, now: String) throws {
    let tables = try LedgerTables.proved(in: connection)
    if try connection.int64(pragma: "user_version") == MigrationCatalog.count {
      return try LedgerTables.proveComplete(tables)
    }
    let migrator = Migrator(MigrationCatalog.all)
    switch try migrator.state(of: connection) {
    case .current: return try LedgerTables.proveComplete(tables)
    case .newer(let found, let known):
      try connection.keepLogOnClose()
      throw LedgerError.newerLedger(path: path, found: found, known: known)
    case .empty, .behind:
      try migrator.migrate(connection, appliedAt: now) {
        // Another process may have made or upgraded it in the meantime.
        if !isNew, try migrator.state(of: connection) != .current, try holdsData(connection) {
          try backUp(connection, path: path, now: now)
        }
      }
      try closeTemporaryStorage(connection)
    }
  }

  /// Lets go of what renaming tables has opened: as long as that is there, a transaction cannot have it elsewhere.
  private static func closeTemporaryStorage(_ connection: Connection) throws {
    _ = try connection.setPragma("temp_store", "file")
    _ = try connection.setPragma("temp_store", "memory")
  }

  /// Whether there is something to lose; another process may have made the tables and not yet filled them.
  private static func holdsData(_ connection: Connection) throws -> Bool {
    let hasTables = "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'category')"
    guard try connection.first(hasTables, read: { try $0.value(0, as: Bool.self) }) ?? false else { return false }
    return try connection.first("SELECT EXISTS (SELECT 1 FROM category)") { try $0.value(0) } ?? false
  }

  /// Keeps a verified copy of a ledger that is about to be upgraded.
  private static func backUp(_ connection: Connection, path: String, now: String) throws {
    let version = Int(try connection.int64(pragma: "user_version"))
    let count = SettingDAO(connection: connection).snapshotCountOrDefault()
    _ = try SnapshotFolder(ofLedgerAt: path).keep(connection, .upgrade(from: version), now: now, count: count)
  }
}
