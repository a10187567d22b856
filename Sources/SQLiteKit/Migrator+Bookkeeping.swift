extension Migrator {
  /// How many migrations were applied, after proving that they are the first of ours.
  func appliedCount(in connection: Connection) throws -> Int {
    // One snapshot: another process may migrate between the two reads.
    let (version, applied) = try connection.savepoint {
      (Int(try connection.int64(pragma: "user_version")), try recorded(in: connection))
    }
    let found = max(version, applied.last?.number ?? 0)
    guard found <= migrations.count else {
      throw MigrationError.newer(found: found, known: migrations.count)
    }
    guard version == 0 || !applied.isEmpty else { throw MigrationError.missingBookkeeping(userVersion: version) }
    for (expected, found) in zip(migrations, applied) {
      guard found.number == expected.number else { throw MigrationError.gap(number: expected.number) }
      guard found.name == expected.name else {
        throw MigrationError.renamed(number: expected.number, expected: expected.name, found: found.name)
      }
      guard found.checksum == expected.checksum else { throw MigrationError.edited(name: expected.name) }
    }
    guard version == applied.count else {
      throw MigrationError.wrongUserVersion(userVersion: version, applied: applied.count)
    }
    return version
  }

  /// Writes down that a migration was applied.
  func record(_ migration: Migration, in connection: Connection, appliedAt: String) throws {
    try connection.execute(
      """
      CREATE TABLE IF NOT EXISTS schema_migrations (
        number INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        checksum TEXT NOT NULL,
        applied_at TEXT NOT NULL
      ) STRICT
      """)
    try connection.run(
      "INSERT INTO schema_migrations (number, name, checksum, applied_at) VALUES (?, ?, ?, ?)",
      migration.number, migration.name, migration.checksum, appliedAt)
    try connection.setPragma("user_version", Int64(migration.number))
  }

  private typealias Applied = (number: Int, name: String, checksum: String)

  private func recorded(in connection: Connection) throws -> [Applied] {
    let tables = try connection.all(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name = 'schema_migrations'"
    ) { try $0.value(0, as: String.self) }
    guard !tables.isEmpty else { return [] }
    return try connection.all("SELECT number, name, checksum FROM schema_migrations ORDER BY number") { row in
      (try row.value(0), try row.value(1), try row.value(2))
    }
  }
}
