/// A value that can stand for a `?` in a statement.
///
/// Another type conforms by saying what it is stored as:
///
/// ```swift
/// extension Celsius: Bindable {
///   public var sqliteValue: SQLiteValue { .real(degrees) }
/// }
/// ```
///
/// A `RawRepresentable` whose raw value binds, such as an enum over `String`, needs the conformance alone. NULL is
/// bound by passing nil.
public protocol Bindable {
  /// The value as SQLite stores it.
  var sqliteValue: SQLiteValue { get }

  /// Binds the value to the parameter at `index`, counted from 1. The default binds `sqliteValue`.
  func bind(to statement: Statement, at index: Int32) throws
}

extension Bindable {
  /// Binds `sqliteValue`.
  public func bind(to statement: Statement, at index: Int32) throws {
    switch sqliteValue {
    case .null: try statement.bindNull(at: index)
    case .integer(let value): try statement.bind(value, at: index)
    case .real(let value): try statement.bind(value, at: index)
    case .text(let value): try statement.bind(value, at: index)
    case .blob(let value): try statement.bind(value, at: index)
    }
  }
}

extension Bindable where Self: RawRepresentable, RawValue: Bindable {
  /// What the raw value is stored as.
  public var sqliteValue: SQLiteValue { rawValue.sqliteValue }
}

extension Int64: Bindable {
  /// An integer.
  public var sqliteValue: SQLiteValue { .integer(self) }
}

extension Int: Bindable {
  /// An integer.
  public var sqliteValue: SQLiteValue { .integer(Int64(self)) }
}

extension Int32: Bindable {
  /// An integer.
  public var sqliteValue: SQLiteValue { .integer(Int64(self)) }
}

extension Bool: Bindable {
  /// The integer 1 or 0.
  public var sqliteValue: SQLiteValue { .integer(self ? 1 : 0) }
}

extension Double: Bindable {
  /// A floating point number. NB: SQLite stores NaN as NULL.
  public var sqliteValue: SQLiteValue { .real(self) }
}

extension String: Bindable {
  /// Text.
  public var sqliteValue: SQLiteValue { .text(self) }
}

extension [UInt8]: Bindable {
  /// A blob.
  public var sqliteValue: SQLiteValue { .blob(self) }
}
