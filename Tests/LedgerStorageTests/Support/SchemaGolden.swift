import Foundation
import LedgerDomain
import SQLiteKit
import Testing

@testable import LedgerStorage

/// A ledger as a version with so many migrations had left it, kept as a file, and as text what it holds after an upgrade.
///
/// `NNNN.sql` fills what came with migration N. A new migration needs such a file; LEDGER_UPDATE_GOLDENS=1 makes the database and
/// the text of it, and reads them anew where they would differ: read the text before it is committed.
struct SchemaGolden: CustomTestStringConvertible, Sendable {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Goldens/Schema")
  static let isUpdating = ProcessInfo.processInfo.environment["LEDGER_UPDATE_GOLDENS"] == "1"
  static let all = (1...MigrationCatalog.all.count).map(SchemaGolden.init)

  let version: Int

  var testDescription: String { "schema \(version)" }
  var database: URL { Self.folder.appendingPathComponent("\(number).sqlite") }
  var upgradedText: URL { Self.folder.appendingPathComponent("\(number).upgraded.txt") }
  private var number: String { Self.number(version) }

  private static func number(_ version: Int) -> String { String(format: "%04d", version) }

  /// Makes such a ledger anew: each migration, and behind it what it made room for.
  func make(at path: String) throws {
    let connection = try Connection(path: path, access: .readWriteCreating)
    for step in 1...version {
      try Migrator(Array(MigrationCatalog.all.prefix(step))).migrate(connection, appliedAt: "2025-01-01T00:00:00Z")
      try connection.setPragma("foreign_keys", true)
      let filling = Self.folder.appendingPathComponent("\(Self.number(step)).sql")
      try connection.execute(try String(contentsOf: filling, encoding: .utf8))
    }
    try connection.close()
  }

  /// Puts a copy of the kept file at a path.
  func copy(to path: String) throws { try FileManager.default.copyItem(atPath: database.path, toPath: path) }

  /// All that a database holds as text: its tables and views with their rows.
  static func text(of connection: Connection) throws -> String {
    let names = try connection.texts(
      "SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') ORDER BY type, name"
    ).compactMap(\.self)
    return try names.map { name in
      let columns = try connection.texts("SELECT name FROM pragma_table_info('\(name)')").compactMap(\.self)
      let rows = try connection.texts(
        "SELECT \(columns.map { "quote(\"\($0)\")" }.joined(separator: " || ' | ' || ")) FROM \"\(name)\""
      ).compactMap(\.self).sorted()
      return (["# \(name)", columns.joined(separator: " | ")] + rows).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// The text of a file without changing it.
  static func text(ofFileAt path: String) throws -> String {
    try text(of: try Connection(path: path, access: .immutable))
  }
}
