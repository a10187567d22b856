internal import CSQLite

/// One value of the row on which a statement stands, not yet read.
public struct Column {
  let statement: Statement
  let position: Int32

  /// How the value is stored.
  public var storageClass: StorageClass {
    StorageClass(code: sqlite3_column_type(statement.handle, position))
  }

  /// The column's name in the result.
  public var name: String { statement.columnName(Int(position)) }

  /// Reads an integer.
  public func int64() throws -> Int64 {
    try expect(.integer, SQLITE_INTEGER)
    return sqlite3_column_int64(statement.handle, position)
  }

  /// Reads a floating point number.
  public func double() throws -> Double {
    try expect(.real, SQLITE_FLOAT)
    return sqlite3_column_double(statement.handle, position)
  }

  /// Reads text, which must be valid UTF-8 and may contain NUL.
  public func text() throws -> String {
    try expect(.text, SQLITE_TEXT)
    // NB: the pointer first, then the length, which the first call may change (SQLite "Result Values From A Query").
    guard let start = sqlite3_column_text(statement.handle, position) else { throw outOfMemory }
    let count = Int(sqlite3_column_bytes(statement.handle, position))
    // The quick way, for all text that holds no NUL: SQLite puts one behind the end.
    let string = UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)
    if let text = String(validatingCString: string), text.utf8.count == count { return text }
    let bytes = UnsafeBufferPointer(start: start, count: count)
    let text = String(decoding: bytes, as: UTF8.self)
    // Decoding replaces what is not UTF-8, and the text is then another one than the bytes.
    guard text.utf8.elementsEqual(bytes) else {
      throw StatementError.invalidText(column: name, sql: statement.sql)
    }
    return text
  }

  /// Reads a blob.
  public func blob() throws -> [UInt8] {
    try expect(.blob, SQLITE_BLOB)
    let start = sqlite3_column_blob(statement.handle, position)
    let count = Int(sqlite3_column_bytes(statement.handle, position))
    guard count > 0 else { return [] }
    guard let start else { throw outOfMemory }
    return [UInt8](UnsafeRawBufferPointer(start: start, count: count))
  }

  /// The error for a value of the right storage class that the type reading it cannot be.
  public var unexpectedValue: StatementError {
    .unexpectedValue(column: name, sql: statement.sql)
  }

  private var outOfMemory: SQLiteError { SQLiteError(.noMemory, sql: statement.sql) }

  private func expect(_ expected: StorageClass, _ code: Int32) throws {
    guard sqlite3_column_type(statement.handle, position) == code else {
      throw StatementError.wrongStorageClass(
        column: name, expected: expected, found: storageClass, sql: statement.sql)
    }
  }
}
