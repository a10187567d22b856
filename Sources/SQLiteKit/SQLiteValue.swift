/// A value together with its storage class: for results whose types are not known beforehand, and for types that
/// bind by becoming one.
public enum SQLiteValue: Hashable, Sendable {
  /// The NULL value.
  case null
  /// A signed integer of 64 bits.
  case integer(Int64)
  /// A floating point number of 64 bits. NB: SQLite stores NaN as NULL.
  case real(Double)
  /// A string; it may contain NUL.
  case text(String)
  /// Bytes.
  case blob([UInt8])

  /// How SQLite stores it.
  public var storageClass: StorageClass {
    switch self {
    case .null: .null
    case .integer: .integer
    case .real: .real
    case .text: .text
    case .blob: .blob
    }
  }
}

extension SQLiteValue: Bindable {
  /// The value itself.
  public var sqliteValue: SQLiteValue { self }
}

extension SQLiteValue: ColumnDecodable {
  /// Takes whatever the column holds; text that is not UTF-8 still throws.
  public static func decode(from column: Column) throws -> SQLiteValue {
    switch column.storageClass {
    case .null: .null
    case .integer: .integer(try column.int64())
    case .real: .real(try column.double())
    case .text: .text(try column.text())
    case .blob: .blob(try column.blob())
    }
  }
}
