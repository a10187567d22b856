internal import CSQLite

/// One value of a row that changes, in SQLite's own memory.
public struct RowValue {
  private let value: OpaquePointer

  init(_ value: OpaquePointer) { self.value = value }

  /// How it is stored.
  public var storageClass: StorageClass { StorageClass(code: sqlite3_value_type(value)) }

  /// The integer; 0 for anything that is none.
  public var int64: Int64 { sqlite3_value_int64(value) }

  /// The floating point number; 0 for anything that is none.
  public var double: Double { sqlite3_value_double(value) }

  /// Hands out the bytes of a text or a blob, valid only inside.
  public func withBytes<T>(_ body: (UnsafeRawBufferPointer) throws -> T) rethrows -> T {
    // NB: the pointer first, then the length, which the first call may change.
    let start = storageClass == .text ? UnsafeRawPointer(sqlite3_value_text(value)) : sqlite3_value_blob(value)
    let count = Int(sqlite3_value_bytes(value))
    return try body(UnsafeRawBufferPointer(start: count > 0 ? start : nil, count: start == nil ? 0 : count))
  }

  /// A copy that outlives the call.
  public var copied: SQLiteValue {
    switch storageClass {
    case .null: .null
    case .integer: .integer(int64)
    case .real: .real(double)
    case .text: .text(withBytes { String(decoding: $0, as: UTF8.self) })
    case .blob: .blob(withBytes { Array($0) })
    }
  }

  /// Whether two values have the same storage class and the same content.
  public func isIdentical(to other: RowValue) -> Bool {
    guard storageClass == other.storageClass else { return false }
    return switch storageClass {
    case .null: true
    case .integer: int64 == other.int64
    case .real: double == other.double
    case .text, .blob:
      withBytes { left in other.withBytes { right in left.elementsEqual(right) } }
    }
  }
}
