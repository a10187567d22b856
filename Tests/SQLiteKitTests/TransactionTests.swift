import SQLiteKit
import Testing

@Suite struct TransactionTests {
  private let connection: Connection

  init() throws {
    connection = try memory("PRAGMA foreign_keys = ON; CREATE TABLE n (i INTEGER PRIMARY KEY) STRICT")
  }

  private func insert(_ number: Int) throws {
    try connection.run("INSERT INTO n VALUES (?)", number)
  }

  private var numbers: [Int] {
    get throws { try connection.all("SELECT i FROM n ORDER BY i") { try $0.value(0) } }
  }

  @Test(arguments: [Connection.TransactionKind.deferred, .immediate, .exclusive])
  func `a transaction commits and gives back what its body returns`(kind: Connection.TransactionKind) throws {
    let result = try connection.transaction(kind) {
      #expect(connection.isInTransaction)
      try insert(1)
      try insert(2)
      return "done"
    }
    #expect(result == "done")
    #expect(!connection.isInTransaction)
    #expect(try numbers == [1, 2])
  }

  @Test func `a body that throws leaves nothing`() throws {
    #expect(throws: Refusal()) {
      try connection.transaction {
        try insert(1)
        throw Refusal()
      }
    }
    #expect(!connection.isInTransaction)
    #expect(try numbers == [])
  }

  @Test func `an immediate transaction takes the write lock at once, a deferred one does not`() throws {
    try withTemporaryPath { path in
      let first = try Connection(path: path, access: .readWriteCreating)
      try first.execute("PRAGMA journal_mode = WAL; CREATE TABLE n (i)")
      let second = try Connection(path: path, access: .readWrite)
      try first.transaction(.immediate) {
        let error = #expect(throws: SQLiteError.self) { try second.transaction(.immediate) {} }
        #expect(error?.code == .busy)
        #expect(!second.isInTransaction)
        #expect(throws: Never.self) { try second.transaction(.deferred) { _ = try second.count("SELECT 1 FROM n") } }
      }
    }
  }

  @Test func `the first error wins when SQLite has rolled back by itself`() throws {
    try insert(1)
    let error = #expect(throws: SQLiteError.self) {
      try connection.transaction {
        try insert(2)
        try connection.run("INSERT OR ROLLBACK INTO n VALUES (1)")
      }
    }
    #expect(error?.extendedCode == .constraintPrimaryKey)
    #expect(!connection.isInTransaction)
    #expect(try numbers == [1])
  }

  @Test func `a full disk leaves nothing and no open transaction`() throws {
    try connection.execute("CREATE TABLE big (x BLOB)")
    try connection.setPragma("max_page_count", try connection.int64(pragma: "page_count") + 10)
    let error = #expect(throws: SQLiteError.self) {
      try connection.transaction {
        try insert(1)
        try connection.run("INSERT INTO big VALUES (zeroblob(1000000))")
      }
    }
    #expect(error?.code == .full)
    #expect(!connection.isInTransaction)
    #expect(try numbers == [])
  }

  @Test func `a swallowed error that ended the transaction is told by the commit`() throws {
    try insert(1)
    #expect(throws: SQLiteError.self) {
      try connection.transaction {
        try insert(2)
        _ = try? connection.run("INSERT OR ROLLBACK INTO n VALUES (1)")
      }
    }
    #expect(try numbers == [1])
  }

  @Test func `a commit that fails rolls back`() throws {
    try connection.execute(
      "CREATE TABLE child (n INTEGER REFERENCES n (i) DEFERRABLE INITIALLY DEFERRED) STRICT")
    let error = #expect(throws: SQLiteError.self) {
      try connection.transaction {
        try insert(1)
        try connection.run("INSERT INTO child VALUES (7)")
      }
    }
    #expect(error?.extendedCode == .constraintForeignKey)
    #expect(error?.sql == "COMMIT")
    #expect(!connection.isInTransaction)
    #expect(try numbers == [])
  }

  @Test func `a transaction inside another traps`() async {
    await #expect(processExitsWith: .failure) {
      let connection = try memory()
      try connection.transaction { try connection.transaction {} }
    }
  }

  @Test func `savepoints nest and each undoes its own part`() throws {
    try connection.transaction {
      try insert(1)
      #expect(throws: Refusal("outer")) {
        try connection.savepoint {
          try insert(2)
          try connection.savepoint { try insert(3) }
          throw Refusal("outer")
        }
      }
      #expect(try numbers == [1])
      try connection.savepoint {
        try insert(4)
        #expect(throws: Refusal("inner")) {
          try connection.savepoint {
            try insert(5)
            throw Refusal("inner")
          }
        }
        #expect(try numbers == [1, 4])
        try insert(6)
      }
      #expect(connection.isInTransaction)
    }
    #expect(try numbers == [1, 4, 6])
  }

  @Test func `a savepoint alone is a transaction`() throws {
    let result = try connection.savepoint {
      try insert(1)
      return "done"
    }
    #expect(result == "done")
    #expect(!connection.isInTransaction)
    #expect(throws: Refusal()) {
      try connection.savepoint {
        try insert(2)
        throw Refusal()
      }
    }
    #expect(!connection.isInTransaction)
    #expect(try numbers == [1])
  }

  @Test func `a savepoint alone that cannot commit leaves no open transaction`() throws {
    try withTemporaryPath { path in
      let writer = try Connection(path: path, access: .readWriteCreating)
      try writer.execute("CREATE TABLE n (i); INSERT INTO n VALUES (1), (2)")
      let reader = try Connection(path: path, access: .readOnly)
      try reader.forEach("SELECT i FROM n LIMIT 1") { _ in
        let error = #expect(throws: SQLiteError.self) {
          try writer.savepoint { try writer.run("INSERT INTO n VALUES (3)") }
        }
        #expect(error?.code == .busy)
        #expect(!writer.isInTransaction)
      }
      #expect(try writer.count("SELECT count(*) FROM n") == 2)
    }
  }

  @Test func `savepoints are undone with the transaction around them`() throws {
    #expect(throws: Refusal()) {
      try connection.transaction {
        try connection.savepoint { try insert(1) }
        throw Refusal()
      }
    }
    #expect(try numbers == [])
  }

  @Test func `the first error wins through a savepoint whose transaction is gone`() throws {
    try insert(1)
    let error = #expect(throws: SQLiteError.self) {
      try connection.transaction {
        try insert(2)
        try connection.savepoint { _ = try connection.run("INSERT OR ROLLBACK INTO n VALUES (1)") }
      }
    }
    #expect(error?.extendedCode == .constraintPrimaryKey)
    #expect(try numbers == [1])
  }

  @Test func `a transaction can be read while its rows are written`() throws {
    for number in 1...5 { try insert(number) }
    try connection.transaction {
      try connection.forEach("SELECT i FROM n WHERE i <= 5 ORDER BY i") { row in
        try insert(10 + row.value(0, as: Int.self))
      }
    }
    #expect(try numbers == [1, 2, 3, 4, 5, 11, 12, 13, 14, 15])
  }
}

extension Refusal {
  fileprivate init(_ reason: String) { self.reason = reason }
}
