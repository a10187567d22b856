internal import SQLiteKit

/// What a change did to one row, as the change log holds it.
enum RecordedRow: Hashable {
  /// A row was inserted with these values, in the order of the table's columns.
  case insert(table: String, values: [SQLiteValue])
  /// Columns of a row got other values; `old` are all that the row had.
  case update(table: String, old: [SQLiteValue], new: [Int: SQLiteValue])
  /// A row with these values was deleted.
  case delete(table: String, values: [SQLiteValue])
  /// An import stored its rows: the entries with its number from `firstEntry` on, their keys, and its text. They are not
  /// recorded one by one, since the import's number finds them.
  case batch(Int64, firstEntry: Int64, lastEntry: Int64)

  /// The table; nil for the rows of an import.
  var table: String? {
    switch self {
    case .insert(let table, _), .update(let table, _, _), .delete(let table, _): table
    case .batch: nil
    }
  }

  /// All that the row held before, or, when it was inserted, after; nil for the rows of an import.
  var values: [SQLiteValue]? {
    switch self {
    case .insert(_, let values), .delete(_, let values), .update(_, let values, _): values
    case .batch: nil
    }
  }

  /// All that the row held after an update.
  var updatedValues: [SQLiteValue]? {
    guard case .update(_, var values, let new) = self else { return nil }
    for (column, value) in new where column < values.count { values[column] = value }
    return values
  }
}

extension RecordedRow {
  /// A row as SQLite tells of it before it changes.
  init(_ change: RowChange) throws {
    func values(_ read: (Int) throws -> RowValue) rethrows -> [SQLiteValue] {
      try (0..<change.columnCount).map { try read($0).copied }
    }
    switch change.operation {
    case .insert: self = .insert(table: change.table, values: try values(change.newValue))
    case .delete: self = .delete(table: change.table, values: try values(change.oldValue))
    case .update:
      let new = try values(change.newValue)
      self = .update(
        table: change.table, old: try values(change.oldValue),
        new: Dictionary(uniqueKeysWithValues: new.enumerated().map { ($0, $1) }))
    }
  }
}
