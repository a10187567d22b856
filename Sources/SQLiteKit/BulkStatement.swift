/// An insertion of many rows by one statement, and of what is left over row by row (SQLite "INSERT": several rows of VALUES).
public final class BulkStatement {
  /// Takes the values of rows, one after the other.
  public struct Parameters {
    let statement: Statement
    var index: Int32 = 0

    /// Binds an integer, or NULL for nil.
    public mutating func append(_ value: Int64?) throws {
      index += 1
      try statement.bindInteger(value, at: index)
    }

    /// Binds an integer.
    public mutating func append(_ value: Int64) throws {
      index += 1
      try statement.bind(value, at: index)
    }

    /// Binds text, or NULL for nil.
    public mutating func append(_ value: String?) throws {
      index += 1
      if let value { try statement.bind(value, at: index) } else { try statement.bindNull(at: index) }
    }
  }

  private let connection: Connection
  private let sql: (many: String, one: String)
  private var many: Statement?
  private var one: Statement?
  private let rowsAtOnce: Int
  private let columnCount: Int

  /// Prepares for rows; a statement is compiled when it is first needed.
  ///
  /// - Parameters:
  ///   - connection: the database.
  ///   - beginning: the statement as far as the name of the table.
  ///   - columns: the columns that get values.
  ///   - rows: how many rows one statement stores, at least 2.
  public init(_ connection: Connection, _ beginning: String, _ columns: [String], rows: Int) {
    precondition(rows > 1, "one row at a time is no bulk")
    self.connection = connection
    rowsAtOnce = rows
    columnCount = columns.count
    let head = "\(beginning) (\(columns.joined(separator: ", "))) VALUES "
    let row = "(\(columns.map { _ in "?" }.joined(separator: ", ")))"
    sql = (head + Array(repeating: row, count: rows).joined(separator: ", "), head + row)
  }

  /// Stores rows.
  ///
  /// - Parameters:
  ///   - count: how many.
  ///   - bind: appends all values of a row, counted from 0.
  /// - Throws: `SQLiteError`; what `bind` throws.
  public func run(rows count: Int, bind: (_ row: Int, _ parameters: inout Parameters) throws -> Void) throws {
    var row = 0
    while count - row >= rowsAtOnce {
      let many = try self.many ?? connection.cachedStatement(sql.many)
      self.many = many
      try run(many, row..<row + rowsAtOnce, bind)
      row += rowsAtOnce
    }
    for row in row..<count {
      let one = try self.one ?? connection.cachedStatement(sql.one)
      self.one = one
      try run(one, row..<row + 1, bind)
    }
  }

  private func run(
    _ statement: Statement, _ rows: Range<Int>, _ bind: (_ row: Int, _ parameters: inout Parameters) throws -> Void
  ) throws {
    var parameters = Parameters(statement: statement)
    for row in rows { try bind(row, &parameters) }
    precondition(Int(parameters.index) == rows.count * columnCount, "each column of a row has a value")
    try connection.run(statement)
  }
}
