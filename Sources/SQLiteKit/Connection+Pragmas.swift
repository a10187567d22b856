extension Connection {
  /// Reads a pragma that answers with one integer, as `user_version`.
  ///
  /// - Parameter name: the pragma's name alone; anything but letters, digits and underscores traps.
  /// - Returns: its value.
  /// - Throws: `SQLiteError`; `StatementError.noRow` for a pragma that this SQLite does not know.
  public func int64(pragma name: String) throws -> Int64 {
    try readPragma(name)
  }

  /// Reads a pragma that answers with one text, as `journal_mode`; see `int64(pragma:)`.
  public func string(pragma name: String) throws -> String {
    try readPragma(name)
  }

  /// Sets a pragma to a number.
  ///
  /// NB: SQLite ignores a pragma that it does not know, or cannot set now, as `foreign_keys` in a transaction.
  ///
  /// - Parameters:
  ///   - name: the pragma's name alone; anything but letters, digits and underscores traps.
  ///   - value: the new value.
  /// - Returns: what SQLite answered, where the pragma answers.
  /// - Throws: `SQLiteError`.
  @discardableResult
  public func setPragma(_ name: String, _ value: Int64) throws -> SQLiteValue? {
    try writePragma(name, "\(value)")
  }

  /// Switches a pragma on or off; see `setPragma(_:_:)`.
  @discardableResult
  public func setPragma(_ name: String, _ value: Bool) throws -> SQLiteValue? {
    try writePragma(name, value ? "ON" : "OFF")
  }

  /// Sets a pragma to one of its words, as `journal_mode` to `WAL`.
  ///
  /// - Parameters:
  ///   - name: the pragma's name alone.
  ///   - word: letters, digits and underscores; anything else traps.
  /// - Returns: what SQLite answered: for `journal_mode` the mode that holds now, which may be another one.
  /// - Throws: `SQLiteError`.
  @discardableResult
  public func setPragma(_ name: String, _ word: String) throws -> SQLiteValue? {
    try writePragma(name, word.checkedAsWord)
  }

  private func readPragma<T: ColumnDecodable>(_ name: String) throws -> T {
    let sql = "PRAGMA \(name.checkedAsWord)"
    guard let value = try first(sql, read: { try $0.value(0, as: T.self) }) else {
      throw StatementError.noRow(sql: sql)
    }
    return value
  }

  private func writePragma(_ name: String, _ value: String) throws -> SQLiteValue? {
    // Not cached: the text is another one for each value.
    let statement = try prepare("PRAGMA \(name.checkedAsWord) = \(value)")
    guard try statement.step() else { return nil }
    let answer: SQLiteValue = try statement.row.value(0)
    while try statement.step() {}
    return answer
  }
}

extension String {
  /// The text itself, which becomes part of a statement: pragmas take no bound values.
  fileprivate var checkedAsWord: String {
    precondition(!isEmpty && utf8.allSatisfy(\.isPartOfWord), "not a word for a pragma")
    return self
  }
}

extension UInt8 {
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
