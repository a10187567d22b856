import SQLiteKit
import Testing

@Suite struct SQLiteErrorTests {
  struct Violation: CustomTestStringConvertible {
    let sql: String
    let code: SQLiteError.ResultCode
    var testDescription: String { sql }
  }

  private let connection: Connection

  init() throws {
    connection = try memory(
      """
      PRAGMA foreign_keys = ON;
      CREATE TABLE region (name TEXT PRIMARY KEY) STRICT;
      CREATE TABLE city (
        id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, size INTEGER CHECK (size > 0),
        region TEXT REFERENCES region (name)
      ) STRICT;
      CREATE TRIGGER forever BEFORE DELETE ON city BEGIN SELECT RAISE(ABORT, 'cities stay'); END;
      INSERT INTO city VALUES (1, 'Porto', 1, NULL);
      """)
  }

  @Test(arguments: [
    Violation(sql: "INSERT INTO city (name) VALUES ('Porto')", code: .constraintUnique),
    Violation(sql: "INSERT INTO city (id, name) VALUES (1, 'Braga')", code: .constraintPrimaryKey),
    Violation(sql: "INSERT INTO city (name) VALUES (NULL)", code: .constraintNotNull),
    Violation(sql: "INSERT INTO city (name, size) VALUES ('Braga', 0)", code: .constraintCheck),
    Violation(sql: "INSERT INTO city (name, size) VALUES ('Braga', 'x')", code: .constraintDataType),
    Violation(sql: "INSERT INTO city (name, region) VALUES ('Braga', 'Norte')", code: .constraintForeignKey),
    Violation(sql: "DELETE FROM city", code: .constraintTrigger),
  ])
  func `a constraint is told by its extended code`(violation: Violation) {
    let error = #expect(throws: SQLiteError.self) { try connection.run(violation.sql) }
    #expect(error?.extendedCode == violation.code)
    #expect(error?.code == .constraint)
    #expect(error?.sql == violation.sql)
  }

  @Test func `a catch clause matches the exact code`() throws {
    do {
      try connection.run("INSERT INTO city (name) VALUES (?)", "Porto")
      Issue.record("the constraint did not hold")
    } catch SQLiteError.ResultCode.constraintCheck {
      Issue.record("matched another extended code")
    } catch SQLiteError.ResultCode.busy {
      Issue.record("matched another primary code")
    } catch SQLiteError.ResultCode.constraintUnique {
      // as it should
    }
  }

  @Test func `a primary code matches the extended codes under it, not the other way round`() {
    typealias ResultCode = SQLiteError.ResultCode
    #expect(ResultCode.constraint ~= ResultCode.constraintUnique)
    #expect(ResultCode.constraint ~= SQLiteError(.constraintUnique))
    #expect(!(ResultCode.constraintUnique ~= ResultCode.constraint))
    #expect(!(ResultCode.constraintUnique ~= SQLiteError(.constraint)))
    #expect(!(ResultCode.busy ~= ResultCode.constraintUnique))
    #expect(!(ResultCode.error ~= Refusal()))
    #expect(ResultCode.busySnapshot.primary == .busy)
  }

  @Test func `the message is SQLite's and bound values are nowhere`() throws {
    let error = try #require(
      #expect(throws: SQLiteError.self) {
        try connection.run("INSERT INTO city (name, size) VALUES (?, ?)", "Porto", 31_415)
      })
    #expect(error.message == "UNIQUE constraint failed: city.name")
    #expect(!String(reflecting: error).contains("Porto"))
    #expect(!String(reflecting: error).contains("31415"))
    #expect(
      error.description
        == "SQLite error 2067: UNIQUE constraint failed: city.name in: INSERT INTO city (name, size) VALUES (?, ?)")
  }

  @Test func `an error built by hand has SQLite's sentence for its code`() {
    #expect(SQLiteError(.full).message == "database or disk is full")
    #expect(SQLiteError(.full).description == "SQLite error 13: database or disk is full")
    #expect(SQLiteError(.full) == SQLiteError(.full, message: "database or disk is full"))
    #expect(SQLiteError(.full) != SQLiteError(.ioError))
  }
}
