internal import CSQLite

// Statements come from the cache. The values stand for the parameters in order, one for each: another number throws
// `StatementError.wrongNumberOfBindings`. An array, under `bindings:`, is for statements built at run time.
extension Connection {
  /// Runs a statement to its end.
  ///
  /// - Parameters:
  ///   - sql: one statement; rows that it returns are discarded.
  ///   - values: one for each parameter.
  /// - Returns: how many rows it inserted, updated or deleted itself, without those of triggers and foreign keys.
  /// - Throws: `SQLiteError`, `StatementError`.
  @discardableResult
  public func run(_ sql: String, _ values: (any Bindable)?...) throws -> Int {
    try run(sql, bindings: values)
  }

  /// Runs a statement to its end; see `run(_:_:)`.
  @discardableResult
  public func run(_ sql: String, bindings: [(any Bindable)?]) throws -> Int {
    let statement = try cachedStatement(sql)
    try statement.bind(bindings)
    let before = sqlite3_total_changes64(handle)
    try statement.execute()
    // NB: sqlite3_changes64 still tells of an older statement after one that changes no rows, as CREATE TABLE.
    let count = sqlite3_total_changes64(handle) == before ? 0 : Int(sqlite3_changes64(handle))
    try telling?.observer.didRunStatement()
    return count
  }

  /// Runs a statement in the hand to its end, with the values that are bound to it; they stay.
  ///
  /// - Parameter statement: one of this connection.
  /// - Throws: `SQLiteError`.
  public func run(_ statement: Statement) throws {
    try statement.execute()
    try telling?.observer.didRunStatement()
  }

  /// Reads the first row of a result.
  ///
  /// - Parameters:
  ///   - sql: one statement. One that writes is run to its end.
  ///   - values: one for each parameter.
  ///   - read: makes a value of the row, which is valid only inside.
  /// - Returns: what `read` made; nil where there is no row.
  /// - Throws: `SQLiteError`, `StatementError`, and what `read` throws.
  @inlinable
  public func first<T>(
    _ sql: String, _ values: (any Bindable)?..., read: (Row) throws -> T
  ) throws -> T? {
    try first(sql, bindings: values, read: read)
  }

  /// Reads the first row of a result; see `first(_:_:read:)`.
  @inlinable
  public func first<T>(
    _ sql: String, bindings: [(any Bindable)?], read: (Row) throws -> T
  ) throws -> T? {
    let statement = try cachedStatement(sql)
    defer { statement.reset() }
    try statement.bind(bindings)
    guard try statement.step() else { return nil }
    let value = try read(statement.row)
    // A write outside a transaction commits with its last step, which may still fail.
    if !statement.isReadOnly { while try statement.step() {} }
    return value
  }

  /// Reads all rows of a result.
  ///
  /// - Parameters:
  ///   - sql: one statement.
  ///   - values: one for each parameter.
  ///   - read: makes a value of each row, which is valid only inside.
  /// - Returns: what `read` made, in order.
  /// - Throws: `SQLiteError`, `StatementError`, and what `read` throws.
  @inlinable
  public func all<T>(
    _ sql: String, _ values: (any Bindable)?..., read: (Row) throws -> T
  ) throws -> [T] {
    try all(sql, bindings: values, read: read)
  }

  /// Reads all rows of a result; see `all(_:_:read:)`.
  @inlinable
  public func all<T>(
    _ sql: String, bindings: [(any Bindable)?], read: (Row) throws -> T
  ) throws -> [T] {
    var all: [T] = []
    try forEach(sql, bindings: bindings) { row in all.append(try read(row)) }
    return all
  }

  /// Goes through the rows of a result without keeping them.
  ///
  /// - Parameters:
  ///   - sql: one statement.
  ///   - values: one for each parameter.
  ///   - body: gets each row in order; the row is valid only inside. To stop early, throw.
  /// - Throws: `SQLiteError`, `StatementError`, and what `body` throws.
  public func forEach(
    _ sql: String, _ values: (any Bindable)?..., body: (Row) throws -> Void
  ) throws {
    try forEach(sql, bindings: values, body: body)
  }

  /// Goes through the rows of a result without keeping them; see `forEach(_:_:body:)`.
  public func forEach(
    _ sql: String, bindings: [(any Bindable)?], body: (Row) throws -> Void
  ) throws {
    let statement = try cachedStatement(sql)
    defer { statement.reset() }
    try statement.bind(bindings)
    while try statement.step() { try body(statement.row) }
  }
}
