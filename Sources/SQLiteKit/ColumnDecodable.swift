/// A type that can be read from a column of a result.
///
/// Reading never converts: an integer column is not a `String`, NULL is only an optional. Another type conforms by
/// reading the type it is stored as:
///
/// ```swift
/// extension Celsius: ColumnDecodable {
///   public static func decode(from column: Column) throws -> Celsius { Celsius(degrees: try column.double()) }
/// }
/// ```
///
/// A `RawRepresentable` whose raw value is decodable, such as an enum over `String`, needs the conformance alone.
public protocol ColumnDecodable {
  /// Reads the value, or throws a `StatementError` that names the column.
  static func decode(from column: Column) throws -> Self
}

extension ColumnDecodable where Self: RawRepresentable, RawValue: ColumnDecodable {
  /// Reads the raw value; one that stands for nothing throws `StatementError.unexpectedValue`.
  @inlinable
  public static func decode(from column: Column) throws -> Self {
    guard let value = Self(rawValue: try RawValue.decode(from: column)) else { throw column.unexpectedValue }
    return value
  }
}

extension Optional: ColumnDecodable where Wrapped: ColumnDecodable {
  /// Reads NULL as nil.
  @inlinable
  public static func decode(from column: Column) throws -> Wrapped? {
    column.storageClass == .null ? nil : try Wrapped.decode(from: column)
  }
}

extension Int64: ColumnDecodable {
  /// Reads an integer.
  public static func decode(from column: Column) throws -> Int64 { try column.int64() }
}

extension Int: ColumnDecodable {
  /// Reads an integer; one that does not fit throws.
  public static func decode(from column: Column) throws -> Int {
    guard let value = Int(exactly: try column.int64()) else { throw column.unexpectedValue }
    return value
  }
}

extension Int32: ColumnDecodable {
  /// Reads an integer; one that does not fit throws.
  public static func decode(from column: Column) throws -> Int32 {
    guard let value = Int32(exactly: try column.int64()) else { throw column.unexpectedValue }
    return value
  }
}

extension Bool: ColumnDecodable {
  /// Reads the integers 0 and 1; another one throws.
  public static func decode(from column: Column) throws -> Bool {
    switch try column.int64() {
    case 0: false
    case 1: true
    default: throw column.unexpectedValue
    }
  }
}

extension Double: ColumnDecodable {
  /// Reads a floating point number; an integer throws.
  public static func decode(from column: Column) throws -> Double { try column.double() }
}

extension String: ColumnDecodable {
  /// Reads text, NUL characters included.
  public static func decode(from column: Column) throws -> String { try column.text() }
}

extension [UInt8]: ColumnDecodable {
  /// Reads a blob.
  public static func decode(from column: Column) throws -> [UInt8] { try column.blob() }
}
