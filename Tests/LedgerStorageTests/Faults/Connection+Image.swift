import CSQLite
import Foundation

@testable import SQLiteKit

extension Connection {
  /// All pages of the database, which a change that was rolled back leaves byte for byte as they were.
  func image() throws -> Data {
    var size: Int64 = 0
    guard let bytes = sqlite3_serialize(handle, "main", &size, 0) else { throw SQLiteError(.noMemory) }
    defer { sqlite3_free(bytes) }
    return Data(bytes: bytes, count: Int(size))
  }
}
