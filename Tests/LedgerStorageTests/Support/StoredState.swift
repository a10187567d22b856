import SQLiteKit

/// Everything a database holds, table by table, to prove that a failure left nothing behind.
struct StoredState: Equatable {
  /// How often each row stands in each table.
  private let tables: [String: [[SQLiteValue]: Int]]

  init(_ connection: Connection) throws {
    let names = try connection.all("SELECT name FROM main.sqlite_schema WHERE type = 'table'") {
      try $0.value(0, as: String.self)
    }
    tables = Dictionary(
      uniqueKeysWithValues: try names.map { name in
        (name, try connection.values("SELECT * FROM main.\"\(name)\"").reduce(into: [:]) { $0[$1, default: 0] += 1 })
      })
  }

  func rowCount(_ table: String) -> Int { tables[table]?.values.reduce(0, +) ?? 0 }
}

extension Connection {
  /// All rows of a query, as they stand.
  func values(_ sql: String) throws -> [[SQLiteValue]] {
    try all(sql) { row in try (0..<row.columnCount).map { try row.value($0) } }
  }

  /// The first column of a query that answers with texts or NULL.
  func texts(_ sql: String) throws -> [String?] { try all(sql) { try $0.value(0) } }

  /// The one whole number that a query answers with.
  func number(_ sql: String) throws -> Int64? { try first(sql) { try $0.value(0) } }
}

/// A failure that is nobody's but the test's.
struct Interruption: Error, Equatable {}
