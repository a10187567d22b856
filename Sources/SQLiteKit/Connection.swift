internal import CSQLite

/// An open database.
///
/// A connection and everything it hands out belong to one thread at a time: it is not `Sendable`, and SQLite is told
/// to leave its mutexes out. Open one connection for each thread instead; they meet in the file.
///
/// It is closed by `close()`, or when nobody holds it and its statements any more.
public final class Connection {
  /// What may be done with the file.
  public enum Access: Sendable {
    /// Read an existing database.
    case readOnly
    /// Read an existing database that nobody writes meanwhile. Neither locks nor a log are looked at or made, so that it may
    /// lie on a medium that cannot be written (SQLite "URI Filenames" page, `immutable`). NB: a log that lies beside it is
    /// not read either.
    case immutable
    /// Read and write an existing database.
    case readWrite
    /// Read and write, and create the file where there is none.
    case readWriteCreating

    fileprivate var flags: Int32 {
      switch self {
      case .readOnly: SQLITE_OPEN_READONLY
      case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      case .readWrite: SQLITE_OPEN_READWRITE
      case .readWriteCreating: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    }
  }

  /// The path it was opened with.
  public let path: String

  /// How long a lock held by another connection is waited for.
  public private(set) var busyTimeoutMilliseconds = 0

  /// What is set for the whole of SQLite before the first connection is opened: nobody asks how much memory it takes.
  private static let libraryIsSetUp: Void = csqlite_count_no_memory()

  private var openHandle: OpaquePointer?
  private var cache = StatementCache(capacity: 100)
  /// Whom SQLite tells of changed rows.
  var telling: RowChangeTelling?

  /// Opens a database.
  ///
  /// SQLite does not read the file yet: one that is not a database is found out by the first statement.
  ///
  /// - Parameters:
  ///   - path: the file, taken literally and not as a URI; ":memory:" is a new database in memory.
  ///   - access: what may be done with it. NB: SQLite opens a file that the system does not let it write for reading
  ///     instead; see `isReadOnly`.
  /// - Throws: `cannotOpen` where the file is missing, may not be opened, or the path is empty.
  public init(path: String, access: Access) throws(SQLiteError) {
    // SQLite takes an empty path for a database that is deleted on closing, and stops reading a path at a NUL.
    guard !path.isEmpty, !path.utf8.contains(0) else { throw SQLiteError(.cannotOpen) }
    self.path = path
    _ = Connection.libraryIsSetUp
    // Where SQLite was built with SQLITE_USE_URI, a file called "file:x" would be read as a URI.
    let literalPath =
      access == .immutable ? path.asImmutableURI : path.hasPrefix("file:") ? "./" + path : path
    let flags = access.flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(literalPath, &handle, flags, nil)
    guard code == SQLITE_OK else {
      let error = SQLiteError(code, database: handle)
      sqlite3_close(handle)
      throw error
    }
    openHandle = handle
  }

  deinit {
    cache.removeAll()
    // Statements still held elsewhere keep the database open until they go.
    sqlite3_close_v2(openHandle)
  }

  /// Closes the database; using the connection afterwards is a programming error and traps.
  ///
  /// - Throws: `busy` while a statement is still held somewhere; the connection then stays open.
  public func close() throws {
    cache.removeAll()
    let code = sqlite3_close(handle)
    guard code == SQLITE_OK else { throw SQLiteError(code, database: handle) }
    openHandle = nil
  }

  /// Makes closing leave the write-ahead log as it is, instead of moving it into the database: for a file that is not to be
  /// changed.
  ///
  /// - Throws: `SQLiteError`.
  public func keepLogOnClose() throws {
    try setOption(SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)
  }

  /// Makes triggers that lie in the database do nothing: for a database whose schema has none, and may have been planted
  /// some.
  ///
  /// - Throws: `SQLiteError`.
  public func ignoreTriggers() throws {
    try setOption(SQLITE_DBCONFIG_ENABLE_TRIGGER, false)
  }

  func setOption(_ option: Int32, _ isOn: Bool) throws {
    let code = csqlite_switch(handle, option, isOn ? 1 : 0)
    guard code == SQLITE_OK else { throw SQLiteError(code, database: handle) }
  }

  /// SQLite's pointer to the connection.
  var handle: OpaquePointer {
    guard let openHandle else { preconditionFailure("the connection is closed") }
    return openHandle
  }

  /// Whether the database cannot be written, by choice or because the system does not allow it.
  public var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// The row id of the last row that this connection inserted; 0 where there is none.
  public var lastInsertedRowID: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Whether a transaction is open.
  public var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Waits up to so long for a lock held by another connection before a statement throws `busy`; 0 is not at all.
  public func setBusyTimeout(milliseconds: Int) {
    busyTimeoutMilliseconds = max(0, milliseconds)
    // NB: the handler of sqlite3_busy_timeout sleeps up to 100 ms at a time. Where others write one transaction after the
    // other, it misses the moments between them for half a minute and more; short sleeps give everyone a turn.
    let waits = Int32(clamping: busyTimeoutMilliseconds)
    // As in SQLite's own, what was slept is told by the number of calls, so that nothing need be kept between them.
    sqlite3_busy_handler(
      handle,
      { waits, calls in
        if Int(calls) >= Int(bitPattern: waits) { return 0 }
        sqlite3_sleep(1)
        return 1
      }, UnsafeMutableRawPointer(bitPattern: Int(waits)))
  }

  /// Makes the statements that are running now throw `interrupt` at their next step.
  public func interrupt() {
    sqlite3_interrupt(handle)
  }

  /// Compiles a statement.
  ///
  /// - Parameter sql: one statement; white space and comments around it do no harm.
  /// - Returns: a statement of its own, not shared through the cache.
  /// - Throws: `SQLiteError` for bad SQL; `StatementError` for no statement or more than one.
  public func prepare(_ sql: String) throws -> Statement {
    try prepare(sql, isPersistent: false)
  }

  /// The statement for `sql`, compiled once and kept; reset, with all parameters NULL.
  ///
  /// It is the caller's alone as long as the caller holds it: asking again for the same text meanwhile gives another
  /// statement. Do not keep it in a property.
  ///
  /// - Parameter sql: one statement.
  /// - Returns: a statement ready for binding.
  /// - Throws: as `prepare(_:)`.
  public func cachedStatement(_ sql: String) throws -> Statement {
    try cache.statement(for: sql) { try prepare(sql, isPersistent: true) }
  }

  /// Runs all statements of a text in order and discards their rows.
  ///
  /// The first that fails ends it; there is no transaction around them.
  ///
  /// - Parameter sql: none, one or several statements without parameters.
  /// - Throws: `SQLiteError` with the text of the statement that failed.
  public func execute(_ sql: String) throws {
    var text = sql
    try text.withUTF8 { bytes in
      var reader = try StatementReader(bytes, database: handle)
      while let statement = try reader.next() { try statement.execute() }
    }
  }

  private func prepare(_ sql: String, isPersistent: Bool) throws -> Statement {
    var text = sql
    return try text.withUTF8 { bytes in
      var reader = try StatementReader(bytes, database: handle, isPersistent: isPersistent)
      guard let statement = try reader.next() else { throw StatementError.noStatement(sql: sql) }
      guard !reader.hasMore() else { throw StatementError.severalStatements(sql: sql) }
      return statement
    }
  }
}

extension String {
  /// A path as the name of a database that does not change (RFC 3986 §2.1 for the bytes that would mean something else).
  fileprivate var asImmutableURI: String {
    let digits = Array("0123456789ABCDEF")
    let encoded = utf8.reduce(into: hasPrefix("/") ? "file://" : "file:./") { text, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default: text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return encoded + "?immutable=1"
  }
}
