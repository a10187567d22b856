internal import CSQLite

// Parameters are counted from 1, as in `?1`. Each function throws `SQLiteError`: `range` for a number that the
// statement does not have, `misuse` before a reset, `tooBig`.
extension Statement {
  /// Binds an integer.
  public func bind(_ value: Int64, at index: Int32) throws {
    try check(sqlite3_bind_int64(handle, index, value))
  }

  /// Binds an integer.
  public func bind(_ value: Int, at index: Int32) throws {
    try check(sqlite3_bind_int64(handle, index, Int64(value)))
  }

  /// Binds a floating point number. NB: SQLite stores NaN as NULL.
  public func bind(_ value: Double, at index: Int32) throws {
    try check(sqlite3_bind_double(handle, index, value))
  }

  /// Binds text, NUL characters included.
  public func bind(_ value: String, at index: Int32) throws {
    var value = value
    try check(
      value.withUTF8 { bytes in
        // NB: a null pointer would bind NULL, and an empty buffer may have one.
        guard let start = bytes.baseAddress else {
          return sqlite3_bind_text(handle, index, "", 0, csqlite_transient())
        }
        return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { start in
          sqlite3_bind_text64(
            handle, index, start, UInt64(bytes.count), csqlite_transient(), UInt8(SQLITE_UTF8))
        }
      })
  }

  /// Binds a blob.
  public func bind(_ value: [UInt8], at index: Int32) throws {
    try check(
      value.withUnsafeBytes { bytes in
        // NB: as for text, a null pointer would bind NULL.
        bytes.isEmpty
          ? sqlite3_bind_zeroblob(handle, index, 0)
          : sqlite3_bind_blob64(
            handle, index, bytes.baseAddress, UInt64(bytes.count), csqlite_transient())
      })
  }

  /// Binds NULL.
  public func bindNull(at index: Int32) throws {
    try check(sqlite3_bind_null(handle, index))
  }

  /// Binds a value, or NULL for nil.
  public func bind<T: Bindable>(_ value: T?, at index: Int32) throws {
    if let value {
      try value.bind(to: self, at: index)
    } else {
      try bindNull(at: index)
    }
  }

  /// Binds a value of any type, or NULL for nil.
  public func bind(_ value: (any Bindable)?, at index: Int32) throws {
    if let value {
      try value.bind(to: self, at: index)
    } else {
      try bindNull(at: index)
    }
  }

  /// Binds all parameters at once.
  ///
  /// - Parameter values: one for each parameter, in order.
  /// - Throws: `StatementError.wrongNumberOfBindings`, `SQLiteError`.
  public func bind(_ values: [(any Bindable)?]) throws {
    guard values.count == parameterCount else {
      throw StatementError.wrongNumberOfBindings(expected: parameterCount, given: values.count, sql: sql)
    }
    var index: Int32 = 0
    for value in values {
      index += 1
      try bind(value, at: index)
    }
  }

  private func check(_ code: Int32) throws {
    guard code == SQLITE_OK else { throw error(code) }
  }
}
