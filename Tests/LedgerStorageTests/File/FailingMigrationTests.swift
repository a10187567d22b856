import Foundation
import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// A migration that fails at its first, second, … statement leaves the ledger as it was.
struct FailingMigrationTests {
  /// The statements of a migration; none of them holds a semicolon at the end of a line but its own.
  static func statements(_ migration: Migration) -> [String] {
    var statements: [String] = []
    var current: [Substring] = []
    for line in migration.sql.split(separator: "\n", omittingEmptySubsequences: false) {
      current.append(line)
      guard !line.hasPrefix("--"), line.split(separator: " -- ").first?.hasSuffix(";") ?? false else { continue }
      statements.append(current.joined(separator: "\n"))
      current = []
    }
    return statements
  }

  @Test(arguments: MigrationCatalog.all.dropFirst().map(\.number))
  func `a fault at any statement leaves no trace`(number: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("ledger.sqlite")
    try SchemaGolden(version: number - 1).copy(to: path)
    let url = URL(filePath: path)
    let bytes = try Data(contentsOf: url)
    let before = try SchemaGolden.text(ofFileAt: path)
    let migration = MigrationCatalog.all[number - 1]
    let statements = Self.statements(migration)
    #expect(statements.joined(separator: "\n").count > migration.sql.count / 2 && !statements.isEmpty)
    for count in 0...statements.count {
      let broken = (statements.prefix(count) + ["SELECT no_such_function();"]).joined(separator: "\n")
      let migrations = MigrationCatalog.all.prefix(number - 1) + [Migration(name: migration.name, sql: broken)]
      let connection = try Connection(path: path, access: .readWrite)
      #expect(throws: SQLiteError.self, "after \(count) statements") {
        try Migrator(Array(migrations)).migrate(connection, appliedAt: "2026-01-01T00:00:00Z")
      }
      #expect(!connection.isInTransaction)
      #expect(try connection.int64(pragma: "user_version") == Int64(number - 1))
      try connection.close()
      #expect(try SchemaGolden.text(ofFileAt: path) == before, "after \(count) statements")
    }
    // A statement that fails before anything was written has not even touched the bytes; the others were rolled back to them.
    #expect(try Data(contentsOf: url) == bytes)
    // And the real one still works.
    let household = try Household(.file(path))
    #expect(try household.ledger.check().isSound)
  }
}
