import Foundation
import SQLiteKit
import Testing

@Suite struct ConnectionTests {
  @Test func `a database is created, closed and found again`() throws {
    try withTemporaryPath { path in
      let writer = try Connection(path: path, access: .readWriteCreating)
      try writer.execute("CREATE TABLE city (name TEXT NOT NULL) STRICT; INSERT INTO city VALUES ('Porto')")
      try writer.close()

      let reader = try Connection(path: path, access: .readOnly)
      #expect(reader.path == path)
      #expect(try reader.all("SELECT name FROM city") { try $0.value(0, as: String.self) } == ["Porto"])
    }
  }

  @Test(arguments: [Connection.Access.readOnly, .readWrite])
  func `a missing file is not created unless asked for`(access: Connection.Access) throws {
    try withTemporaryPath { path in
      let error = #expect(throws: SQLiteError.self) { try Connection(path: path, access: access) }
      #expect(error?.code == .cannotOpen)
      #expect(error?.sql == nil)
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }

  @Test func `a file in a missing folder cannot be created`() throws {
    try withTemporaryPath { path in
      let error = #expect(throws: SQLiteError.self) {
        try Connection(path: path + "/below/it.sqlite", access: .readWriteCreating)
      }
      #expect(error?.code == .cannotOpen)
      #expect(error?.message == "unable to open database file")
    }
  }

  @Test(arguments: ["", "\0", "/tmp/a\0b"])
  func `an empty path and one with NUL are refused`(path: String) {
    let error = #expect(throws: SQLiteError.self) { try Connection(path: path, access: .readWriteCreating) }
    #expect(error?.code == .cannotOpen)
  }

  @Test func `a symbolic link is followed`() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("real.sqlite")
      let link = folder.appendingPathComponent("link.sqlite")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      let connection = try Connection(path: link.path, access: .readWriteCreating)
      try connection.execute("CREATE TABLE city (name TEXT)")
      #expect(FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test func `a path that looks like a URI is a file of that name`() async {
    await #expect(processExitsWith: .success) {
      try withTemporaryFolder { folder in
        let name = "file:data?mode=memory"
        #expect(FileManager.default.changeCurrentDirectoryPath(folder.path))
        let connection = try Connection(path: name, access: .readWriteCreating)
        try connection.execute("CREATE TABLE city (name TEXT)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [name])
        #expect(FileManager.default.changeCurrentDirectoryPath("/"))
      }
    }
  }

  @Test func `writing through a read-only connection throws readOnly`() throws {
    try withTemporaryPath { path in
      try Connection(path: path, access: .readWriteCreating).execute("CREATE TABLE city (name TEXT)")
      let reader = try Connection(path: path, access: .readOnly)
      #expect(reader.isReadOnly)
      let error = #expect(throws: SQLiteError.self) { try reader.run("INSERT INTO city VALUES ('Porto')") }
      #expect(error?.code == .readOnly)
      #expect(try reader.count("SELECT count(*) FROM city") == 0)
    }
  }

  @Test func `a file that is not a database is told by its first statement and left alone`() throws {
    try withTemporaryPath { path in
      let content = Data(String(repeating: "date,amount\n", count: 200).utf8)
      try content.write(to: URL(fileURLWithPath: path))
      let connection = try Connection(path: path, access: .readWrite)
      let error = #expect(throws: SQLiteError.self) { try connection.execute("CREATE TABLE city (name TEXT)") }
      #expect(error?.code == .notADatabase)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == content)
    }
  }

  @Test func `closing with a statement in the hand throws busy and can be tried again`() throws {
    let connection = try memory("CREATE TABLE city (name TEXT)")
    var held: Statement? = try connection.prepare("SELECT name FROM city")
    #expect(held?.sql == "SELECT name FROM city")
    let error = #expect(throws: SQLiteError.self) { try connection.close() }
    #expect(error?.code == .busy)
    #expect(try connection.count("SELECT count(*) FROM city") == 0)
    held = nil
    try connection.close()
  }

  @Test func `cached statements do not keep a connection open`() throws {
    let connection = try memory("CREATE TABLE city (name TEXT)")
    try connection.run("INSERT INTO city VALUES (?)", "Porto")
    #expect(throws: Never.self) { try connection.close() }
  }

  @Test func `using a closed connection traps`() async {
    await #expect(processExitsWith: .failure) {
      let connection = try memory()
      try connection.close()
      _ = connection.isInTransaction
    }
  }

  @Test func `a statement outlives a connection that nobody holds`() throws {
    let statement = try memory("CREATE TABLE city (name TEXT); INSERT INTO city VALUES ('Porto')")
      .prepare("SELECT name FROM city")
    #expect(try statement.step())
    #expect(try statement.row.value(0, as: String.self) == "Porto")
  }

  @Test func `the last statement of a connection that nobody holds lets its lock go`() throws {
    try withTemporaryPath { path in
      let other = try Connection(path: path, access: .readWriteCreating)
      try other.execute("CREATE TABLE city (name TEXT)")
      var statement: Statement?
      do {
        let connection = try Connection(path: path, access: .readWrite)
        try connection.execute("BEGIN IMMEDIATE; INSERT INTO city VALUES ('Porto')")
        statement = try connection.prepare("SELECT name FROM city")
      }
      #expect(statement?.columnCount == 1)
      statement = nil
      #expect(try other.run("INSERT INTO city VALUES ('Braga')") == 1)
      #expect(try other.count("SELECT count(*) FROM city") == 1)
    }
  }

  @Test func `several statements run in order and stop at the first failure`() throws {
    let connection = try memory()
    let error = #expect(throws: SQLiteError.self) {
      try connection.execute(
        """
        -- two tables
        CREATE TABLE a (x);;
        CREATE TABLE b (x);
          INSERT INTO missing VALUES (1) ;
        CREATE TABLE c (x);
        """)
    }
    #expect(error?.message == "no such table: missing")
    let tables = try connection.all("SELECT name FROM sqlite_schema ORDER BY name") { row in
      try row.value(0, as: String.self)
    }
    #expect(tables == ["a", "b"])
  }

  @Test func `the error of a running statement names that statement alone`() throws {
    let connection = try memory()
    let error = #expect(throws: SQLiteError.self) {
      try connection.execute("CREATE TABLE a (x NOT NULL);\n  INSERT INTO a VALUES (NULL);\nSELECT 1")
    }
    #expect(error?.sql == "INSERT INTO a VALUES (NULL);")
  }

  @Test(arguments: ["", "  \n", "-- nothing\n", "/* nothing */ ;; "])
  func `executing nothing does nothing`(sql: String) throws {
    #expect(throws: Never.self) { try memory(sql) }
  }

  @Test func `SQL with NUL is refused and none of it is run`() throws {
    let connection = try memory()
    let sql = "CREATE TABLE a (x);\0CREATE TABLE b (x)"
    #expect(throws: StatementError.nulInSQL(sql: sql)) { try connection.execute(sql) }
    #expect(throws: StatementError.nulInSQL(sql: sql)) { try connection.prepare(sql) }
    #expect(try connection.count("SELECT count(*) FROM sqlite_schema") == 0)
  }

  @Test func `a lock of another connection throws busy`() throws {
    try withTemporaryPath { path in
      let first = try Connection(path: path, access: .readWriteCreating)
      try first.execute("CREATE TABLE city (name TEXT)")
      let second = try Connection(path: path, access: .readWrite)
      try first.transaction {
        do {
          try second.run("INSERT INTO city VALUES ('Porto')")
          Issue.record("the lock was not noticed")
        } catch SQLiteError.ResultCode.busy {
          #expect(!second.isInTransaction)
        }
      }
      #expect(try second.run("INSERT INTO city VALUES ('Porto')") == 1)
    }
  }

  @Test func `the busy timeout waits until the lock is free`() throws {
    try withTemporaryPath { path in
      let waiting = try Connection(path: path, access: .readWriteCreating)
      try waiting.execute("CREATE TABLE city (name TEXT)")
      waiting.setBusyTimeout(milliseconds: 30_000)
      #expect(waiting.busyTimeoutMilliseconds == 30_000)

      let isLocked = DispatchSemaphore(value: 0)
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        let holding = try? Connection(path: path, access: .readWrite)
        try? holding?.transaction {
          try holding?.run("INSERT INTO city VALUES ('Porto')")
          isLocked.signal()
          Thread.sleep(forTimeInterval: 0.1)
        }
        isDone.signal()
      }
      isLocked.wait()
      try waiting.run("INSERT INTO city VALUES ('Braga')")
      isDone.wait()
      #expect(try waiting.count("SELECT count(*) FROM city") == 2)
    }
  }

  @Test func `an interrupted statement throws at its next step`() throws {
    let connection = try memory()
    var rows = 0
    let error = #expect(throws: SQLiteError.self) {
      try connection.forEach("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n") { _ in
        rows += 1
        if rows == 3 { connection.interrupt() }
      }
    }
    #expect(error?.code == .interrupt)
    #expect(rows == 3)
    #expect(try connection.count("SELECT 1") == 1)
  }

  @Test func `the last inserted row id is known`() throws {
    let connection = try memory("CREATE TABLE city (id INTEGER PRIMARY KEY, name TEXT)")
    #expect(connection.lastInsertedRowID == 0)
    try connection.run("INSERT INTO city VALUES (41, 'Porto')")
    try connection.run("INSERT INTO city (name) VALUES ('Braga')")
    #expect(connection.lastInsertedRowID == 42)
  }
}
