internal import CSQLite

/// The row of a result on which a statement stands.
///
/// It is a view, not a copy: read it before the statement moves on, inside the closure it was handed to. Reading a
/// row that is gone is a programming error and traps.
public struct Row {
  let statement: Statement

  /// How many columns the row has.
  public var columnCount: Int { Int(sqlite3_data_count(statement.handle)) }

  /// The name of the column at `column`, counted from 0.
  public func columnName(_ column: Int) -> String { statement.columnName(column) }

  /// The column at `column`, counted from 0, for reading in more than one way.
  public subscript(column: Int) -> Column {
    // A statement that stands on no row has a data count of 0, which makes the same check catch a stale row.
    precondition(column >= 0 && column < columnCount, "no such column, or the row is gone")
    return Column(statement: statement, position: Int32(truncatingIfNeeded: column))
  }

  /// Reads the column at `column`, counted from 0, as the type that is asked for.
  ///
  /// - Parameters:
  ///   - column: the position in the result; one out of range is a programming error and traps.
  ///   - type: the type, where the surroundings do not tell it.
  /// - Returns: the value, unconverted.
  /// - Throws: `StatementError` when the column holds something else, NULL for a type that is not optional included.
  @inlinable
  public func value<T: ColumnDecodable>(_ column: Int, as type: T.Type = T.self) throws -> T {
    try T.decode(from: self[column])
  }

  /// Reads the first column called `name` as the type that is asked for.
  ///
  /// Names are compared exactly, one after the other: in a loop over many rows a position is faster.
  ///
  /// - Parameters:
  ///   - name: the column's name in the result.
  ///   - type: the type, where the surroundings do not tell it.
  /// - Returns: the value, unconverted.
  /// - Throws: `StatementError`, also when there is no such column.
  public func value<T: ColumnDecodable>(_ name: String, as type: T.Type = T.self) throws -> T {
    for column in 0..<columnCount where columnName(column) == name {
      return try value(column)
    }
    throw StatementError.noSuchColumn(name: name, sql: statement.sql)
  }
}
