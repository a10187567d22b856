internal import CSQLite

/// One of the five ways in which SQLite stores a value (SQLite "Datatypes" page §2).
public enum StorageClass: Sendable {
  /// The NULL value.
  case null
  /// A signed integer of up to 64 bits.
  case integer
  /// A floating point number of 64 bits.
  case real
  /// A string.
  case text
  /// Bytes.
  case blob

  /// Reads the code that `sqlite3_column_type` returns.
  init(code: Int32) {
    switch code {
    case SQLITE_INTEGER: self = .integer
    case SQLITE_FLOAT: self = .real
    case SQLITE_TEXT: self = .text
    case SQLITE_BLOB: self = .blob
    default: self = .null
    }
  }
}
