import Foundation
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// The binary carries the migrations of the folder, byte by byte.
struct MigrationCatalogTests {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Migrations", directoryHint: .isDirectory)

  static func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()
  }

  @Test func `the catalog names each file of the folder`() throws {
    #expect(MigrationCatalog.all.map { "\($0.name).sql" } == (try Self.files()))
    #expect(!MigrationCatalog.all.isEmpty)
  }

  @Test func `the catalog holds the bytes of each file`() throws {
    for migration in MigrationCatalog.all {
      let file = try Data(contentsOf: Self.folder.appending(path: "\(migration.name).sql"))
      #expect(Data(migration.sql.utf8) == file, "\(migration.name)")
    }
  }

  @Test func `numbers differ in their last three digits, as embedding needs`() throws {
    let endings = try Self.files().map { $0.prefix(4).suffix(3) }
    #expect(Set(endings).count == endings.count)
  }

  @Test func `a new ledger has had all migrations at the moment it was made`() throws {
    let connection = try Household().ledger.connection
    let applied = try connection.values("SELECT number, name, checksum, applied_at FROM schema_migrations ORDER BY 1")
    let expected: [[SQLiteValue]] = MigrationCatalog.all.map {
      [.integer(Int64($0.number)), .text($0.name), .text($0.checksum), .text(Household.now)]
    }
    #expect(applied == expected)
    try Migrator(MigrationCatalog.all).verify(connection)
  }
}
