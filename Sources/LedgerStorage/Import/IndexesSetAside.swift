internal import SQLiteKit

/// The indexes of entries by day and by payee, which are not there while many entries are stored.
///
/// SQLite makes an index anew in less time than it adds as many entries to it one by one, and fills its pages wholly.
struct IndexesSetAside {
  private static let names = ["entry_day", "entry_payee"]

  private let connection: Connection
  private let definitions: [String]

  /// Removes the indexes, within a transaction. An error that ends it brings them back.
  ///
  /// - Throws: `SQLiteError`.
  init(_ connection: Connection) throws {
    self.connection = connection
    definitions = try IndexesSetAside.names.compactMap { name in
      try connection.first("SELECT sql FROM main.sqlite_schema WHERE type = 'index' AND name = ?", name) {
        try $0.value(0, as: String.self)
      }
    }
    for name in IndexesSetAside.names { try connection.run("DROP INDEX IF EXISTS main.\(name)") }
  }

  /// Makes the indexes anew.
  ///
  /// - Throws: `SQLiteError`.
  func putBack() throws {
    // What does not fit into the page cache is sorted in a file: in memory, the keys of all entries would take much of it.
    try connection.setPragma("temp_store", "file")
    defer { _ = try? connection.setPragma("temp_store", "memory") }
    for definition in definitions { try connection.run(definition) }
  }
}
