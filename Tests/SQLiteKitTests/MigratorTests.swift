import Foundation
import SQLiteKit
import Testing

@Suite struct MigratorTests {
  private static let history = [
    Migration(name: "0001_initial", sql: "CREATE TABLE region (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;"),
    Migration(
      name: "0002_cities",
      sql: """
        -- A city lies in a region.
        CREATE TABLE city (id INTEGER PRIMARY KEY, region INTEGER NOT NULL REFERENCES region (id)) STRICT;
        CREATE INDEX city_region ON city (region);
        """),
    Migration(name: "0003_norte", sql: "INSERT INTO region VALUES (1, 'Norte'); INSERT INTO city VALUES (1, 1);"),
  ]

  private let connection: Connection
  private let migrator = Migrator(Self.history)

  init() throws { connection = try memory("PRAGMA foreign_keys = ON") }

  private func migrate(_ count: Int) throws {
    try Migrator(Array(Self.history.prefix(count))).migrate(connection, appliedAt: "2026-11-29T12:00:00Z")
  }

  private func texts(_ row: Row) throws -> String {
    try (0..<row.columnCount).map { try row.value($0, as: String.self) }.joined(separator: "|")
  }

  /// Every object of the schema, every row of the bookkeeping, and the number.
  private func snapshot(_ connection: Connection) throws -> [String] {
    var lines = try connection.all("SELECT type, name, coalesce(sql, '') FROM sqlite_schema ORDER BY type, name") {
      try texts($0)
    }
    if lines.contains(where: { $0.hasPrefix("table|schema_migrations|") }) {
      lines += try connection.all(
        "SELECT CAST(number AS TEXT), name, checksum, applied_at FROM schema_migrations ORDER BY number"
      ) { try texts($0) }
    }
    return lines + ["user_version \(try connection.int64(pragma: "user_version"))"]
  }

  @Test func `all migrations are applied in order and written down`() throws {
    let applied = try migrator.migrate(connection, appliedAt: "2026-11-29T12:00:00Z")
    #expect(applied == Self.history)
    #expect(try connection.int64(pragma: "user_version") == 3)
    let rows = try connection.all(
      "SELECT CAST(number AS TEXT), name, checksum, applied_at FROM schema_migrations ORDER BY number"
    ) { try texts($0) }
    #expect(rows == Self.history.map { "\($0.number)|\($0.name)|\($0.checksum)|2026-11-29T12:00:00Z" })
    #expect(try connection.count("SELECT count(*) FROM city") == 1)
    #expect(throws: Never.self) { try migrator.verify(connection) }
  }

  @Test func `the bookkeeping is a strict table`() throws {
    try migrate(1)
    let isStrict = try connection.first("SELECT strict FROM pragma_table_list('schema_migrations')") {
      try $0.value(0, as: Bool.self)
    }
    #expect(isStrict == true)
  }

  @Test func `the state is told by user_version`() throws {
    #expect(try migrator.state(of: connection) == .empty)
    try migrate(1)
    #expect(try migrator.state(of: connection) == .behind(pending: Array(Self.history[1...])))
    try migrate(3)
    #expect(try migrator.state(of: connection) == .current)
    #expect(try Migrator(Array(Self.history.prefix(2))).state(of: connection) == .newer(found: 3, known: 2))
    try connection.setPragma("user_version", -1)
    #expect(throws: MigrationError.missingBookkeeping(userVersion: -1)) { try migrator.state(of: connection) }
  }

  @Test func `a second call applies nothing`() throws {
    try migrate(3)
    let before = try snapshot(connection)
    var isCalled = false
    let applied = try migrator.migrate(connection, appliedAt: "later") { isCalled = true }
    #expect(applied == [])
    #expect(!isCalled)
    #expect(try snapshot(connection) == before)
  }

  @Test func `only what is pending is applied`() throws {
    try migrate(1)
    let applied = try migrator.migrate(connection, appliedAt: "later")
    #expect(applied.map(\.number) == [2, 3])
    let times = try connection.all("SELECT applied_at FROM schema_migrations ORDER BY number") {
      try $0.value(0, as: String.self)
    }
    #expect(times == ["2026-11-29T12:00:00Z", "later", "later"])
  }

  @Test func `the moment for a backup comes once, before anything and outside a transaction`() throws {
    try migrate(1)
    let before = try snapshot(connection)
    var seen: [[String]] = []
    try migrator.migrate(connection, appliedAt: "later") {
      #expect(!connection.isInTransaction)
      seen.append(try snapshot(connection))
    }
    #expect(seen == [before])
  }

  @Test func `a backup that fails stops the migration`() throws {
    try migrate(1)
    let before = try snapshot(connection)
    #expect(throws: Refusal()) { try migrator.migrate(connection, appliedAt: "later") { throw Refusal() } }
    #expect(try snapshot(connection) == before)
    #expect(try connection.int64(pragma: "foreign_keys") == 1)
  }

  // MARK: refusals

  /// Everything that reads the bookkeeping must refuse, call nobody and change nothing.
  private func expectRefusal(
    _ error: MigrationError, by migrator: Migrator? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let migrator = migrator ?? self.migrator
    let before = try snapshot(connection)
    #expect(throws: error, sourceLocation: sourceLocation) { try migrator.verify(connection) }
    #expect(throws: error, sourceLocation: sourceLocation) {
      try migrator.migrate(connection, appliedAt: "later") {
        Issue.record("called before a migration that is refused", sourceLocation: sourceLocation)
      }
    }
    #expect(try snapshot(connection) == before, sourceLocation: sourceLocation)
    #expect(try connection.int64(pragma: "foreign_keys") == 1, sourceLocation: sourceLocation)
    #expect(!connection.isInTransaction, sourceLocation: sourceLocation)
  }

  @Test func `an edited migration is refused`() throws {
    try migrate(2)
    var edited = Self.history
    edited[0] = Migration(name: edited[0].name, sql: edited[0].sql + " ")
    try expectRefusal(.edited(name: "0001_initial"), by: Migrator(edited))
  }

  @Test func `a renamed migration is refused`() throws {
    try migrate(2)
    var renamed = Self.history
    renamed[1] = Migration(name: "0002_towns", sql: renamed[1].sql)
    try expectRefusal(
      .renamed(number: 2, expected: "0002_towns", found: "0002_cities"), by: Migrator(renamed))
  }

  @Test func `a database from a newer program is refused`() throws {
    try migrate(3)
    try expectRefusal(.newer(found: 3, known: 2), by: Migrator(Array(Self.history.prefix(2))))
  }

  @Test func `a database from a newer program is refused though its number was lowered`() throws {
    try migrate(3)
    try connection.setPragma("user_version", 1)
    try expectRefusal(.newer(found: 3, known: 2), by: Migrator(Array(Self.history.prefix(2))))
  }

  @Test func `a file from a newer program stays byte for byte`() throws {
    try withTemporaryPath { path in
      let newer = try Connection(path: path, access: .readWriteCreating)
      try migrator.migrate(newer, appliedAt: "now")
      try newer.close()
      let before = try Data(contentsOf: URL(fileURLWithPath: path))
      let older = try Connection(path: path, access: .readWrite)
      #expect(throws: MigrationError.newer(found: 3, known: 1)) {
        try Migrator(Array(Self.history.prefix(1))).migrate(older, appliedAt: "later")
      }
      try older.close()
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    }
  }

  @Test(arguments: [1, 2])
  func `a gap is refused`(number: Int) throws {
    try migrate(3)
    try connection.run("DELETE FROM schema_migrations WHERE number = ?", number)
    try expectRefusal(.gap(number: number))
  }

  @Test(arguments: [1, 3, -2])
  func `a number without bookkeeping is refused`(version: Int) throws {
    try connection.setPragma("user_version", Int64(version))
    try expectRefusal(.missingBookkeeping(userVersion: version))
    try connection.setPragma("user_version", 0)
    try migrate(1)
    try connection.execute("DELETE FROM schema_migrations")
    try connection.setPragma("user_version", Int64(version))
    try expectRefusal(.missingBookkeeping(userVersion: version))
  }

  @Test(arguments: [0, 1, 3])
  func `a number that disagrees with the bookkeeping is refused`(version: Int) throws {
    try migrate(2)
    try connection.setPragma("user_version", Int64(version))
    try expectRefusal(.wrongUserVersion(userVersion: version, applied: 2))
  }

  @Test func `numbers that do not follow each other trap`() async {
    await #expect(processExitsWith: .failure) { _ = Migrator([Migration(name: "0002_x", sql: "")]) }
    await #expect(processExitsWith: .failure) {
      _ = Migrator([Migration(name: "0001_x", sql: ""), Migration(name: "0001_y", sql: "")])
    }
  }

  @Test func `migrating inside a transaction traps`() async {
    await #expect(processExitsWith: .failure) {
      let connection = try memory()
      try connection.transaction { try Migrator([]).migrate(connection, appliedAt: "now") }
    }
  }

  // MARK: failures

  @Test(arguments: 0...4)
  func `a migration that fails at any statement leaves no trace of itself`(step: Int) throws {
    try migrate(2)
    let before = try snapshot(connection)
    var statements = [
      "CREATE TABLE street (id INTEGER PRIMARY KEY) STRICT;",
      "ALTER TABLE city ADD COLUMN name TEXT;",
      "INSERT INTO region VALUES (9, 'Sul');",
      "DROP INDEX city_region;",
    ]
    statements.insert("INSERT INTO missing VALUES (1);", at: step)
    let failing = Migration(name: "0003_fails", sql: statements.joined(separator: "\n"))
    let error = #expect(throws: SQLiteError.self) {
      try Migrator(Self.history.prefix(2) + [failing]).migrate(connection, appliedAt: "later")
    }
    #expect(error?.message == "no such table: missing")
    #expect(try snapshot(connection) == before)
    #expect(try connection.count("SELECT count(*) FROM region") == 0)
    #expect(try connection.int64(pragma: "foreign_keys") == 1)
    #expect(!connection.isInTransaction)
    // What was wrong can be put right.
    #expect(try migrator.migrate(connection, appliedAt: "later").map(\.number) == [3])
  }

  @Test func `the migrations before one that fails stay in a database that had some`() throws {
    try migrate(1)
    let failing = Migration(name: "0003_fails", sql: "CREATE TABLE x (y); nonsense")
    #expect(throws: SQLiteError.self) {
      try Migrator(Self.history.prefix(2) + [failing]).migrate(connection, appliedAt: "later")
    }
    #expect(try connection.int64(pragma: "user_version") == 2)
    #expect(try connection.count("SELECT count(*) FROM schema_migrations") == 2)
    #expect(try connection.count("SELECT count(*) FROM sqlite_schema WHERE name = 'x'") == 0)
  }

  @Test(arguments: [0, 1, 2])
  func `a new database is made whole or not at all`(before: Int) throws {
    let failing = Migration(name: "000\(before + 1)_fails", sql: "CREATE TABLE x (y); nonsense")
    let history = Array(Self.history.prefix(before)) + [failing]
    #expect(throws: SQLiteError.self) { try Migrator(history).migrate(connection, appliedAt: "now") }
    #expect(try snapshot(connection) == ["user_version 0"])
  }

  @Test func `a disk that fills up in a migration leaves all as before`() throws {
    try migrate(2)
    let before = try snapshot(connection)
    try connection.setPragma("max_page_count", try connection.int64(pragma: "page_count") + 5)
    let filling = Migration(
      name: "0003_fills", sql: "CREATE TABLE big (x BLOB); INSERT INTO big VALUES (zeroblob(1000000));")
    let error = #expect(throws: SQLiteError.self) {
      try Migrator(Self.history.prefix(2) + [filling]).migrate(connection, appliedAt: "later")
    }
    #expect(error?.code == .full)
    #expect(try snapshot(connection) == before)
  }

  @Test func `a migration that orphans rows is rolled back and told`() throws {
    try migrate(3)
    let before = try snapshot(connection)
    let orphaning = Migration(
      name: "0004_orphans", sql: "INSERT INTO city VALUES (2, 1); DELETE FROM region; CREATE TABLE x (y);")
    #expect(throws: MigrationError.foreignKeyViolations(name: "0004_orphans", table: "city", count: 2)) {
      try Migrator(Self.history + [orphaning]).migrate(connection, appliedAt: "later")
    }
    #expect(try snapshot(connection) == before)
    #expect(try connection.count("SELECT count(*) FROM region") == 1)
    #expect(try connection.int64(pragma: "foreign_keys") == 1)
  }

  @Test(arguments: [true, false])
  func `foreign keys are off while migrating and afterwards what they were`(areOn: Bool) throws {
    try migrate(3)
    try connection.setPragma("foreign_keys", areOn)
    // The way SQLite advises to rebuild a table: with foreign keys on, the DROP would delete or refuse.
    let rebuilding = Migration(
      name: "0004_rebuilds",
      sql: """
        CREATE TABLE region_new (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
        INSERT INTO region_new SELECT id, name FROM region;
        DROP TABLE region;
        ALTER TABLE region_new RENAME TO region;
        """)
    try Migrator(Self.history + [rebuilding]).migrate(connection, appliedAt: "later")
    #expect(try connection.count("SELECT count(*) FROM city JOIN region ON region.id = city.region") == 1)
    #expect(try connection.int64(pragma: "foreign_keys") == (areOn ? 1 : 0))
  }

  // MARK: several at once

  @Test func `what another connection applied meanwhile is not applied again`() throws {
    try withTemporaryPath { path in
      let first = try Connection(path: path, access: .readWriteCreating)
      let second = try Connection(path: path, access: .readWriteCreating)
      let applied = try migrator.migrate(first, appliedAt: "first") {
        let applied = try migrator.migrate(second, appliedAt: "second")
        #expect(applied == Self.history)
      }
      #expect(applied == [])
      #expect(try first.count("SELECT count(*) FROM schema_migrations WHERE applied_at = 'second'") == 3)
      try migrator.verify(first)
    }
  }

  @Test func `what a newer program applied meanwhile is refused`() throws {
    try withTemporaryPath { path in
      let first = try Connection(path: path, access: .readWriteCreating)
      let second = try Connection(path: path, access: .readWriteCreating)
      #expect(throws: MigrationError.newer(found: 3, known: 1)) {
        try Migrator(Array(Self.history.prefix(1))).migrate(first, appliedAt: "first") {
          try migrator.migrate(second, appliedAt: "second")
        }
      }
      try migrator.verify(first)
    }
  }

  @Test func `many that open the database at once apply each migration once`() throws {
    try withTemporaryPath { path in
      let counts = Counts()
      DispatchQueue.concurrentPerform(iterations: 6) { _ in
        do {
          let connection = try Connection(path: path, access: .readWriteCreating)
          connection.setBusyTimeout(milliseconds: 30_000)
          counts.add(try Migrator(Self.history).migrate(connection, appliedAt: "now").count)
        } catch {
          Issue.record(error)
        }
      }
      #expect(counts.values.count == 6)
      #expect(counts.values.reduce(0, +) == 3)
      let connection = try Connection(path: path, access: .readOnly)
      #expect(try migrator.state(of: connection) == .current)
      try migrator.verify(connection)
    }
  }
}

/// Numbers gathered from several threads.
private final class Counts: @unchecked Sendable {
  private let lock = NSLock()
  private var gathered: [Int] = []

  var values: [Int] { lock.withLock { gathered } }

  func add(_ count: Int) { lock.withLock { gathered.append(count) } }
}
