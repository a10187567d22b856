internal import SQLiteKit

/// The columns of a table, for changes that are taken back row by row.
struct TableLayout {
  /// A column.
  struct Column {
    let name: String
    let isKey: Bool
    /// What stands for a value that a row was made without; nil: NULL does.
    let replacement: SQLiteValue?
  }

  let table: String
  let columns: [Column]
  /// The columns that refer to rows of other tables by their key.
  private let parents: [(column: Int, table: String)]

  /// Reads the layout of a table.
  ///
  /// - Throws: ``LedgerError/damaged(_:)`` when there is no such table.
  init(of table: String, in connection: Connection) throws {
    // The log lies in a file that somebody else may have made, and the name becomes part of statements.
    guard LedgerTables.names.contains(table), !ChangeTables.unrecorded.contains(table) else {
      throw LedgerError.damaged(.changedTable(table))
    }
    self.table = table
    columns = try connection.all(
      #"SELECT name, pk > 0, "notnull" AND pk = 0, dflt_value FROM pragma_table_info(?)"#, table
    ) { row in
      let isRequired: Bool = try row.value(2)
      // Defaults of our tables are numbers.
      let standard = try row.value(3, as: String?.self).flatMap(Int64.init)
      return Column(
        name: try row.value(0), isKey: try row.value(1),
        replacement: isRequired ? standard.map(SQLiteValue.integer) : nil)
    }
    if columns.isEmpty { throw LedgerError.damaged(.changedTable(table)) }
    let positions = Dictionary(uniqueKeysWithValues: columns.enumerated().map { ($1.name, $0) })
    parents = try connection.all(#"SELECT "from", "table" FROM pragma_foreign_key_list(?)"#, table) { row in
      (column: positions[try row.value(0)] ?? 0, table: try row.value(1))
    }
  }

  /// The rows of other tables that a row refers to, each by its one key.
  func references(of values: [SQLiteValue]) -> [(table: String, value: SQLiteValue)] {
    parents.compactMap { column, table in
      column < values.count && values[column] != .null ? (table, values[column]) : nil
    }
  }

  /// The values of a row, with those that were added to the table after it.
  func completed(_ values: [SQLiteValue]) -> [SQLiteValue] {
    columns.enumerated().map { position, column in
      let value = position < values.count ? values[position] : .null
      return value == .null ? column.replacement ?? .null : value
    }
  }

  /// The values of the key of a row.
  func key(of values: [SQLiteValue]) -> [SQLiteValue] {
    zip(columns, values).filter(\.0.isKey).map(\.1)
  }

  /// The condition that finds a row by its key.
  var keyCondition: String {
    columns.filter(\.isKey).map { "\($0.quotedName) = ?" }.joined(separator: " AND ")
  }
}

extension TableLayout.Column {
  /// The name as SQL takes it, `from` and `default` included.
  var quotedName: String {
    "\"\(name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
  }
}
