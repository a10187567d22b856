internal import CSQLite

/// A compiled statement: bind, step through its rows, reset, and again.
///
/// Most callers use `Connection.run`, `first`, `all` and `forEach`, which do all of that. A statement in the hand is
/// for bulk work, where it saves the look-up and the array of values:
///
/// ```swift
/// let insert = try connection.cachedStatement("INSERT INTO reading (station, degrees) VALUES (?, ?)")
/// for reading in readings {
///   try insert.bind(reading.station, at: 1)
///   try insert.bind(reading.degrees, at: 2)
///   try insert.execute()
/// }
/// ```
///
/// It belongs to the thread of its connection.
public final class Statement {
  let handle: OpaquePointer

  /// The text it was compiled from.
  public let sql: String

  /// Takes over a compiled statement.
  init(handle: OpaquePointer, sql: String) {
    self.handle = handle
    self.sql = sql
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// How many values must be bound.
  public var parameterCount: Int { Int(sqlite3_bind_parameter_count(handle)) }

  /// How many columns its rows have; 0 for a statement that returns none.
  public var columnCount: Int { Int(sqlite3_column_count(handle)) }

  /// The names of the result's columns, in order.
  public var columnNames: [String] { (0..<columnCount).map(columnName) }

  /// The name of the result column at `column`, counted from 0; one out of range is a programming error and traps.
  public func columnName(_ column: Int) -> String {
    precondition(column >= 0 && column < columnCount, "no such column")
    guard let name = sqlite3_column_name(handle, Int32(column)) else { return "" }
    return String(cString: name)
  }

  /// Whether it cannot change the database file directly (SQLite "Determine If An SQL Statement Writes The Database").
  ///
  /// NB: `BEGIN`, `COMMIT`, `ATTACH` and some pragmas count as reading.
  public var isReadOnly: Bool { sqlite3_stmt_readonly(handle) != 0 }

  /// The row it stands on after `step()` has returned true.
  public var row: Row { Row(statement: self) }

  /// Runs up to the next row.
  ///
  /// - Returns: whether it stands on a row now; false when it has finished.
  /// - Throws: `SQLiteError`.
  public func step() throws -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw error(code)
    }
  }

  /// Runs to the end, passing over any rows, and resets.
  public func execute() throws {
    defer { reset() }
    while try step() {}
  }

  /// Makes it ready to be bound and run again; bound values stay.
  ///
  /// NB: a writing statement with RETURNING has done its work for certain only when `step()` has returned false.
  public func reset() {
    // The code returned repeats the failure that step() has thrown already.
    sqlite3_reset(handle)
  }

  /// Makes all parameters NULL.
  public func clearBindings() {
    sqlite3_clear_bindings(handle)
  }

  /// Takes down the failure that a call on this statement has just returned.
  func error(_ code: Int32) -> SQLiteError {
    SQLiteError(code, database: sqlite3_db_handle(handle), sql: sql)
  }
}
