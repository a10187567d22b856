import SQLiteKit
import Testing

@Suite struct QueryTests {
  private let connection: Connection

  init() throws {
    connection = try memory(
      """
      CREATE TABLE city (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, region TEXT) STRICT;
      INSERT INTO city VALUES (1, 'Porto', 'Norte'), (2, 'Braga', 'Norte'), (3, 'Faro', NULL);
      """)
  }

  private func names(_ row: Row) throws -> String { try row.value("name") }

  @Test func `values stand for the parameters in order`() throws {
    let found = try connection.all(
      "SELECT name FROM city WHERE region = ? AND id > ? ORDER BY id", "Norte", 1, read: names)
    #expect(found == ["Braga"])
  }

  @Test func `values of optionals are bound or NULL`() throws {
    let region: String? = nil
    let id: Int64? = 3
    #expect(try connection.all("SELECT name FROM city WHERE region IS ?", region, read: names) == ["Faro"])
    #expect(try connection.all("SELECT name FROM city WHERE region IS ?", nil, read: names) == ["Faro"])
    #expect(try connection.all("SELECT name FROM city WHERE id = ?", id, read: names) == ["Faro"])
  }

  @Test func `an array of values serves a statement built at run time`() throws {
    let values: [(any Bindable)?] = ["Norte", 2]
    let sql = "SELECT name FROM city WHERE region = ? AND id = ?"
    #expect(try connection.all(sql, bindings: values, read: names) == ["Braga"])
    #expect(try connection.first(sql, bindings: values, read: names) == "Braga")
    var visited: [String] = []
    try connection.forEach(sql, bindings: values) { visited.append(try names($0)) }
    #expect(visited == ["Braga"])
    #expect(try connection.run("DELETE FROM city WHERE region = ? AND id = ?", bindings: values) == 1)
  }

  @Test func `the first row is read, or nil where there is none`() throws {
    #expect(try connection.first("SELECT name FROM city ORDER BY id DESC", read: names) == "Faro")
    #expect(try connection.first("SELECT name FROM city WHERE id = ?", 9, read: names) == nil)
  }

  @Test func `forEach goes through all rows and stops where its body throws`() throws {
    var visited: [String] = []
    #expect(throws: Refusal()) {
      try connection.forEach("SELECT name FROM city ORDER BY id") { row in
        visited.append(try names(row))
        if visited.count == 2 { throw Refusal() }
      }
    }
    #expect(visited == ["Porto", "Braga"])
    // A statement still standing on a row would keep the table from being dropped.
    #expect(throws: Never.self) { try connection.execute("DROP TABLE city") }
  }

  @Test(arguments: [[], [1], [1, 2, 3]])
  func `too few or too many values throw before anything is run`(values: [Int]) throws {
    let sql = "DELETE FROM city WHERE id IN (?, ?)"
    let expected = StatementError.wrongNumberOfBindings(expected: 2, given: values.count, sql: sql)
    #expect(throws: expected) { try connection.run(sql, bindings: values) }
    #expect(throws: expected) { try connection.first(sql, bindings: values, read: names) }
    #expect(throws: expected) { try connection.all(sql, bindings: values, read: names) }
    #expect(throws: expected) { try connection.forEach(sql, bindings: values) { _ in } }
    #expect(try connection.count("SELECT count(*) FROM city") == 3)
  }

  @Test func `run tells how many rows changed`() throws {
    #expect(try connection.run("UPDATE city SET region = 'N' WHERE region = 'Norte'") == 2)
    #expect(try connection.run("DELETE FROM city WHERE id = 9") == 0)
    #expect(try connection.run("DELETE FROM city") == 3)
  }

  @Test(arguments: ["SELECT 1", "CREATE TABLE other (x)", "PRAGMA user_version = 3", "BEGIN"])
  func `run tells 0 for what changes no rows, also after a change`(sql: String) throws {
    try connection.run("UPDATE city SET region = 'N' WHERE region = 'Norte'")
    #expect(try connection.run(sql) == 0)
  }

  @Test func `run does not count the rows of a trigger`() throws {
    try connection.execute(
      """
      CREATE TABLE log (id INTEGER) STRICT;
      CREATE TRIGGER logged AFTER DELETE ON city BEGIN
        INSERT INTO log VALUES (old.id), (old.id);
      END;
      """)
    #expect(try connection.run("DELETE FROM city WHERE id = 1") == 1)
    #expect(try connection.count("SELECT count(*) FROM log") == 2)
  }

  @Test func `first finishes a statement that writes`() throws {
    let connection = try memory(
      """
      PRAGMA foreign_keys = ON;
      CREATE TABLE parent (id INTEGER PRIMARY KEY) STRICT;
      CREATE TABLE child (parent INTEGER REFERENCES parent (id) DEFERRABLE INITIALLY DEFERRED) STRICT;
      """)
    // The row comes before the deferred check, which fails at the end of the statement.
    let error = #expect(throws: SQLiteError.self) {
      try connection.first("INSERT INTO child VALUES (7) RETURNING parent") { try $0.value(0, as: Int.self) }
    }
    #expect(error?.extendedCode == .constraintForeignKey)
    #expect(try connection.count("SELECT count(*) FROM child") == 0)
  }

  @Test func `text is never taken for SQL`() throws {
    let name = "x'); DROP TABLE city; --"
    try connection.run("INSERT INTO city (name) VALUES (?)", name)
    #expect(try connection.first("SELECT name FROM city WHERE name = ?", name, read: names) == name)
    #expect(try connection.count("SELECT count(*) FROM city") == 4)
  }
}
