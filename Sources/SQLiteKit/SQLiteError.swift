internal import CSQLite

/// A failure reported by SQLite itself: what it answered, and the SQL it was given.
///
/// A value, to be matched and compared; whoever talks to a person turns it into a sentence. Bound values never
/// stand in it, only the text of the statement with its placeholders. Match by code, where a primary code also
/// matches the extended codes under it:
///
/// ```swift
/// do {
///   try connection.run("INSERT INTO city (name) VALUES (?)", name)
/// } catch SQLiteError.ResultCode.constraintUnique {
///   // a city of this name is there
/// } catch SQLiteError.ResultCode.busy {
///   // somebody else is writing
/// }
/// ```
public struct SQLiteError: Error, Equatable {
  /// The most exact code SQLite gave, as `constraintUnique`.
  public let extendedCode: ResultCode

  /// SQLite's own wording, in English. It may quote names from the schema and pieces of the SQL.
  public let message: String

  /// The statement that failed, without bound values; nil when no statement was involved, as in opening a file.
  public let sql: String?

  /// The primary code, as `constraint` for `constraintUnique`.
  public var code: ResultCode { extendedCode.primary }

  /// Builds an error by hand, with SQLite's general sentence for the code unless another message is given.
  public init(_ extendedCode: ResultCode, message: String? = nil, sql: String? = nil) {
    self.extendedCode = extendedCode
    self.message = message ?? String(cString: sqlite3_errstr(extendedCode.rawValue))
    self.sql = sql
  }

  /// Takes down the failure that a call on `database` has just returned.
  ///
  /// NB: must run before the next call on the same connection, which overwrites the message.
  init(_ rawCode: Int32, database: OpaquePointer?, sql: String? = nil) {
    // A few calls return a code without recording it on the connection, whose message is then an older one.
    let isRecorded = database != nil && sqlite3_extended_errcode(database) == rawCode
    self.init(
      ResultCode(rawValue: rawCode),
      message: isRecorded ? String(cString: sqlite3_errmsg(database)) : nil,
      sql: sql)
  }
}

extension SQLiteError: CustomStringConvertible {
  /// One line for logs: number, SQLite's message, statement.
  public var description: String {
    let statement = sql.map { " in: \($0)" } ?? ""
    return "SQLite error \(extendedCode.rawValue): \(message)\(statement)"
  }
}
