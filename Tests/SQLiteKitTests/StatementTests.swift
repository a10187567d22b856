import SQLiteKit
import Testing

@Suite struct StatementTests {
  private let connection: Connection

  init() throws {
    connection = try memory("CREATE TABLE reading (station TEXT, degrees REAL, note BLOB, number INTEGER) STRICT")
  }

  @Test func `a statement is bound, run and reset in a loop`() throws {
    let insert = try connection.prepare("INSERT INTO reading (station, number) VALUES (?, ?)")
    for number in 0..<1000 {
      try insert.bind("s\(number)", at: 1)
      try insert.bind(Int64(number), at: 2)
      try insert.execute()
    }
    #expect(try connection.count("SELECT count(*) FROM reading WHERE station = 's' || number") == 1000)
  }

  @Test func `bound values stay until they are cleared`() throws {
    let select = try connection.prepare("SELECT ?, ?")
    try select.bind(7, at: 1)
    try select.bind("seven", at: 2)
    for _ in 1...2 {
      #expect(try select.step())
      #expect(try select.row.value(0, as: Int.self) == 7)
      #expect(try select.row.value(1, as: String.self) == "seven")
      #expect(try !select.step())
      select.reset()
    }
    select.clearBindings()
    #expect(try select.step())
    #expect(try select.row.value(0, as: Int?.self) == nil)
    #expect(try select.row.value(1, as: String?.self) == nil)
  }

  @Test func `it knows its text, columns, parameters and whether it reads only`() throws {
    let select = try connection.prepare("\n SELECT station AS s, degrees FROM reading WHERE number = ?; -- one\n")
    #expect(select.sql == "SELECT station AS s, degrees FROM reading WHERE number = ?;")
    #expect(select.columnCount == 2)
    #expect(select.columnNames == ["s", "degrees"])
    #expect(select.parameterCount == 1)
    #expect(select.isReadOnly)

    let delete = try connection.prepare("DELETE FROM reading")
    #expect(delete.columnCount == 0)
    #expect(delete.parameterCount == 0)
    #expect(!delete.isReadOnly)
  }

  @Test(arguments: ["SELECT 1; SELECT 2", "SELECT 1; nonsense", "SELECT 1;; DELETE FROM reading"])
  func `a second statement in the text throws`(sql: String) throws {
    #expect(throws: StatementError.severalStatements(sql: sql)) { try connection.prepare(sql) }
    #expect(throws: StatementError.severalStatements(sql: sql)) { try connection.run(sql) }
  }

  @Test(arguments: ["", " \n ", "-- nothing", ";;"])
  func `a text without a statement throws`(sql: String) throws {
    #expect(throws: StatementError.noStatement(sql: sql)) { try connection.prepare(sql) }
  }

  @Test func `bad SQL throws with its text`() throws {
    let error = #expect(throws: SQLiteError.self) { try connection.prepare("SELEC 1") }
    #expect(error?.code == .error)
    #expect(error?.sql == "SELEC 1")
    #expect(error?.message == #"near "SELEC": syntax error"#)
  }

  @Test(arguments: [Int32(0), 2, -1])
  func `a parameter that is not there throws range`(index: Int32) throws {
    let select = try connection.prepare("SELECT ?")
    let error = #expect(throws: SQLiteError.self) { try select.bind(1, at: index) }
    #expect(error?.code == .range)
  }

  @Test func `binding before a reset throws misuse`() throws {
    let select = try connection.prepare("SELECT ?")
    #expect(try select.step())
    let error = #expect(throws: SQLiteError.self) { try select.bind("x", at: 1) }
    #expect(error?.code == .misuse)
    select.reset()
    #expect(throws: Never.self) { try select.bind("x", at: 1) }
  }

  @Test func `a failed statement can be used again`() throws {
    try connection.execute("CREATE TABLE once (x INTEGER PRIMARY KEY) STRICT")
    let insert = try connection.prepare("INSERT INTO once VALUES (?)")
    for value in [1, 1, 2] {
      try insert.bind(value, at: 1)
      do { try insert.execute() } catch SQLiteError.ResultCode.constraintPrimaryKey {}
    }
    #expect(try connection.count("SELECT count(*) FROM once") == 2)
  }

  @Test func `a statement survives a change of the schema`() throws {
    let select = try connection.prepare("SELECT * FROM reading")
    #expect(try !select.step())
    select.reset()
    try connection.execute("ALTER TABLE reading ADD COLUMN unit TEXT; INSERT INTO reading (unit) VALUES ('C')")
    #expect(try select.step())
    #expect(select.row.columnCount == 5)
    #expect(try select.row.value("unit", as: String.self) == "C")
  }

  @Test func `reading a row that is gone traps`() async {
    await #expect(processExitsWith: .failure) {
      let connection = try memory()
      var kept: Row?
      try connection.forEach("SELECT 1") { kept = $0 }
      _ = try kept?.value(0, as: Int?.self)
    }
  }
}
