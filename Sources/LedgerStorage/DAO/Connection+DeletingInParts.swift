internal import SQLiteKit

extension Connection {
  /// How many rows a statement removes: what it changes is kept in memory until it is done, in case it fails halfway.
  private static let deletedAtOnce: Int64 = 10_000

  /// Removes the rows of an import from a table.
  ///
  /// - Parameters:
  ///   - number: the import.
  ///   - table: a table with a column `import_id`.
  ///   - key: its integer primary key.
  ///   - first: the lowest key; rows below it stay.
  /// - Throws: `SQLiteError`.
  func deleteInParts(ofImport number: Int64, table: StaticString, key: StaticString, from first: Int64 = .min) throws {
    func last(from lowest: Int64) throws -> Int64? {
      try self.first(
        """
        SELECT max(\(key)) FROM (
          SELECT \(key) FROM \(table) WHERE import_id = ? AND \(key) >= ? ORDER BY \(key) LIMIT ?)
        """, number, lowest, Connection.deletedAtOnce
      ) { row -> Int64? in try row.value(0) } ?? nil
    }
    var lowest = first
    while let last = try last(from: lowest) {
      try run("DELETE FROM \(table) WHERE import_id = ? AND \(key) BETWEEN ? AND ?", number, lowest, last)
      if last == .max { return }
      lowest = last + 1
    }
  }
}
