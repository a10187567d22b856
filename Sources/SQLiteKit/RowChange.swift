internal import CSQLite

/// A row that a statement is about to insert, update or delete, told to a ``RowChangeObserver``.
///
/// It is valid only inside the call that it is handed to.
public struct RowChange {
  /// What happens to the row.
  public enum Operation: Sendable {
    case insert, update, delete
  }

  private let database: OpaquePointer
  /// What happens to the row.
  public let operation: Operation
  /// The table's name.
  public let table: String

  init(database: OpaquePointer, operation: Operation, table: String) {
    self.database = database
    self.operation = operation
    self.table = table
  }

  /// How many columns the table has.
  public var columnCount: Int { Int(sqlite3_preupdate_count(database)) }

  /// A value of the row as it is now; of a row that is inserted there is none, and asking traps.
  ///
  /// NB: SQLite before 3.46 gives NULL for a column that was added to the table after the row, whatever its default.
  ///
  /// - Parameter column: its position in the table.
  /// - Returns: the value, to be read before the next one is asked for.
  /// - Throws: `SQLiteError`.
  public func oldValue(_ column: Int) throws -> RowValue {
    precondition(operation != .insert, "a row that is inserted has no old values")
    var value: OpaquePointer?
    return RowValue(try checked(sqlite3_preupdate_old(database, Int32(column), &value), value))
  }

  /// A value of the row as it will be; of a row that is deleted there is none, and asking traps.
  ///
  /// - Parameter column: its position in the table.
  /// - Returns: the value, to be read before the next one is asked for.
  /// - Throws: `SQLiteError`.
  public func newValue(_ column: Int) throws -> RowValue {
    precondition(operation != .delete, "a row that is deleted has no new values")
    var value: OpaquePointer?
    return RowValue(try checked(sqlite3_preupdate_new(database, Int32(column), &value), value))
  }

  private func checked(_ code: Int32, _ value: OpaquePointer?) throws -> OpaquePointer {
    guard code == SQLITE_OK, let value else { throw SQLiteError(code, database: database) }
    return value
  }
}
