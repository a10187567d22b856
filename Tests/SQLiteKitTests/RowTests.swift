import SQLiteKit
import Testing

@Suite struct RowTests {
  private let connection: Connection

  init() throws { connection = try memory() }

  /// Reads the one value of `SELECT \(expression) AS it`.
  private func read<T: ColumnDecodable>(_ expression: String, as type: T.Type) throws -> T? {
    try connection.first("SELECT \(expression) AS it") { try $0.value(0, as: T.self) }
  }

  private func expectWrongClass<T: ColumnDecodable>(
    _ expression: String, as type: T.Type, expected: StorageClass, found: StorageClass,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = StatementError.wrongStorageClass(
      column: "it", expected: expected, found: found, sql: "SELECT \(expression) AS it")
    #expect(throws: error, sourceLocation: sourceLocation) { try read(expression, as: type) }
  }

  @Test func `a wrong storage class throws and names the column`() {
    let samples: [(expression: String, storageClass: StorageClass)] = [
      ("NULL", .null), ("12", .integer), ("12.0", .real), ("'12'", .text), ("x'3132'", .blob),
    ]
    for (expression, found) in samples {
      if found != .integer {
        expectWrongClass(expression, as: Int64.self, expected: .integer, found: found)
        expectWrongClass(expression, as: Int.self, expected: .integer, found: found)
        expectWrongClass(expression, as: Int32.self, expected: .integer, found: found)
        expectWrongClass(expression, as: Bool.self, expected: .integer, found: found)
        expectWrongClass(expression, as: Weekday.self, expected: .integer, found: found)
      }
      if found != .real {
        expectWrongClass(expression, as: Double.self, expected: .real, found: found)
        expectWrongClass(expression, as: Celsius.self, expected: .real, found: found)
      }
      if found != .text {
        expectWrongClass(expression, as: String.self, expected: .text, found: found)
        expectWrongClass(expression, as: Season.self, expected: .text, found: found)
      }
      if found != .blob {
        expectWrongClass(expression, as: [UInt8].self, expected: .blob, found: found)
      }
    }
  }

  @Test func `NULL is nil for an optional`() throws {
    #expect(try read("NULL", as: Int64?.self) == .some(nil))
    #expect(try read("NULL", as: Int?.self) == .some(nil))
    #expect(try read("NULL", as: Int32?.self) == .some(nil))
    #expect(try read("NULL", as: Bool?.self) == .some(nil))
    #expect(try read("NULL", as: Double?.self) == .some(nil))
    #expect(try read("NULL", as: String?.self) == .some(nil))
    #expect(try read("NULL", as: [UInt8]?.self) == .some(nil))
    #expect(try read("NULL", as: Season?.self) == .some(nil))
    #expect(try read("NULL", as: SQLiteValue.self) == .null)
  }

  @Test func `an optional that is there is read, and a wrong one still throws`() throws {
    #expect(try read("7", as: Int64?.self) == 7)
    #expect(try read("'x'", as: String?.self) == "x")
    expectWrongClass("'7'", as: Int64?.self, expected: .integer, found: .text)
    expectWrongClass("7", as: String?.self, expected: .text, found: .integer)
  }

  @Test func `the surroundings tell the type`() throws {
    try connection.forEach("SELECT NULL, 7, 'x'") { row in
      let missing: Int? = try row.value(0)
      let number: Int? = try row.value(1)
      let text: String = try row.value(2)
      #expect(missing == nil)
      #expect(number == 7)
      #expect(text == "x")
    }
  }

  @Test(arguments: ["2147483648", "-2147483649", "9223372036854775807"])
  func `an integer too large throws`(expression: String) {
    let error = StatementError.unexpectedValue(column: "it", sql: "SELECT \(expression) AS it")
    #expect(throws: error) { try read(expression, as: Int32.self) }
  }

  @Test(arguments: ["2", "-1"])
  func `an integer that is no truth value throws`(expression: String) {
    let error = StatementError.unexpectedValue(column: "it", sql: "SELECT \(expression) AS it")
    #expect(throws: error) { try read(expression, as: Bool.self) }
  }

  @Test func `a raw value that stands for nothing throws`() throws {
    #expect(throws: StatementError.unexpectedValue(column: "it", sql: "SELECT 'autumn' AS it")) {
      try read("'autumn'", as: Season.self)
    }
    #expect(throws: StatementError.unexpectedValue(column: "it", sql: "SELECT 9 AS it")) {
      try read("9", as: Weekday?.self)
    }
  }

  @Test(arguments: ["ff", "c328", "e282", "f09f98", "eda080", "c080", "61ff62", "f4908080"])
  func `text that is not UTF-8 throws`(hex: String) {
    let expression = "CAST(x'\(hex)' AS TEXT)"
    let error = StatementError.invalidText(column: "it", sql: "SELECT \(expression) AS it")
    #expect(throws: error) { try read(expression, as: String.self) }
    #expect(throws: error) { try read(expression, as: String?.self) }
    #expect(throws: error) { try read(expression, as: SQLiteValue.self) }
  }

  @Test func `columns are found by name, the first of equal ones`() throws {
    try connection.forEach("SELECT 1 AS a, 2 AS b, 3 AS b") { row in
      #expect(row.columnCount == 3)
      #expect((0..<3).map(row.columnName) == ["a", "b", "b"])
      #expect(row[2].name == "b")
      let a: Int = try row.value("a")
      let b: Int = try row.value("b")
      #expect(a == 1)
      #expect(b == 2)
    }
  }

  @Test(arguments: ["c", "A", ""])
  func `a name that is not there throws`(name: String) throws {
    let sql = "SELECT 1 AS a"
    #expect(throws: StatementError.noSuchColumn(name: name, sql: sql)) {
      try connection.first(sql) { try $0.value(name, as: Int.self) }
    }
  }

  @Test func `a position that is not there traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = try memory().first("SELECT 1") { try $0.value(1, as: Int?.self) }
    }
    await #expect(processExitsWith: .failure) {
      _ = try memory().first("SELECT 1") { try $0.value(-1, as: Int?.self) }
    }
  }

  @Test func `a database in UTF-16 is read the same`() throws {
    let connection = try memory("PRAGMA encoding = 'UTF-16'; CREATE TABLE t (x TEXT)")
    try connection.run("INSERT INTO t VALUES (?), (?), ('')", "Żółć 🧾", "a\0b")
    let found = try connection.all("SELECT x FROM t ORDER BY rowid") { try $0.value(0, as: String.self) }
    #expect(found == ["Żółć 🧾", "a\0b", ""])
  }
}
