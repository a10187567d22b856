internal import CSQLite

/// An insertion of many rows by one statement, and of what is left over row by row (SQLite "INSERT": several rows of VALUES).
public final class BulkStatement {
  /// Takes the values of rows, one after the other. A column gets either integers or texts.
  ///
  /// What is bound stays from run to run, and many columns hold the same for most rows: such a value is not bound again.
  public struct Parameters {
    fileprivate let statement: Statement
    fileprivate var count = 0
    // What is bound, by the number of the parameter; NULL, where nothing was.
    private var integers: [Int64?]
    private var texts: [String?]

    fileprivate init(_ statement: Statement) {
      self.statement = statement
      integers = Array(repeating: nil, count: statement.parameterCount)
      texts = Array(repeating: nil, count: statement.parameterCount)
    }

    /// Binds an integer, or NULL for nil.
    public mutating func append(_ value: Int64?) throws {
      let place = count
      count += 1
      if integers[place] == value { return }
      integers[place] = value
      let number = Int32(place + 1)
      let code =
        if let value { sqlite3_bind_int64(statement.handle, number, value) } else {
          sqlite3_bind_null(statement.handle, number)
        }
      guard code == SQLITE_OK else { throw statement.error(code) }
    }

    /// Binds text, or NULL for nil.
    public mutating func append(_ value: String?) throws {
      let place = count
      count += 1
      if Parameters.areSame(texts[place], value) { return }
      texts[place] = value
      if let value {
        try statement.bind(value, at: Int32(place + 1))
      } else {
        try statement.bindNull(at: Int32(place + 1))
      }
    }

    /// Whether two texts are the same to SQLite: byte for byte. To Swift, those that look the same are.
    private static func areSame(_ one: String?, _ other: String?) -> Bool {
      guard let one, let other else { return one == nil && other == nil }
      return one.utf8.count == other.utf8.count && one.utf8.elementsEqual(other.utf8)
    }
  }

  private let connection: Connection
  private let sql: (many: String, one: String)
  // Held, and so nobody else's: what is bound to them is known.
  private var many: Parameters?
  private var one: Parameters?
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
      try run(&many, sql.many, row..<row + rowsAtOnce, bind)
      row += rowsAtOnce
    }
    for row in row..<count { try run(&one, sql.one, row..<row + 1, bind) }
  }

  private func run(
    _ kept: inout Parameters?, _ sql: String, _ rows: Range<Int>,
    _ bind: (_ row: Int, _ parameters: inout Parameters) throws -> Void
  ) throws {
    // Taken out, so that after a failure nobody believes to know what is bound.
    var parameters = try kept.take() ?? Parameters(connection.cachedStatement(sql))
    parameters.count = 0
    for row in rows { try bind(row, &parameters) }
    precondition(parameters.count == rows.count * columnCount, "each column of a row has a value")
    try connection.run(parameters.statement)
    kept = parameters
  }
}
