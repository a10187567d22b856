import Foundation
import SQLiteKit

/// Lends a new folder to `body` and removes it afterwards, whatever happened.
func withTemporaryFolder<T>(_ body: (URL) throws -> T) throws -> T {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("SQLiteKit-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}

/// Lends the path of a database that does not exist yet.
func withTemporaryPath<T>(_ body: (String) throws -> T) throws -> T {
  try withTemporaryFolder { try body($0.appendingPathComponent("test.sqlite").path) }
}

/// A new database in memory, after running `sql`.
func memory(_ sql: String = "") throws -> Connection {
  let connection = try Connection(path: ":memory:", access: .readWriteCreating)
  try connection.execute(sql)
  return connection
}

extension Connection {
  /// The one integer that a query answers with.
  func count(_ sql: String) throws -> Int? {
    try first(sql) { try $0.value(0, as: Int.self) }
  }
}

/// A failure that is nobody's but the test's.
struct Refusal: Error, Equatable {
  var reason = "refused"
}
