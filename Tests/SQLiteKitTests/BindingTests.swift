import SQLiteKit
import Testing

/// What is bound comes back the same, and SQLite stores it as the class it should.
@Suite struct BindingTests {
  private let connection: Connection

  init() throws { connection = try memory() }

  private func roundTrip<T: Bindable & ColumnDecodable>(_ value: T) throws -> T? {
    let throughStatement = try connection.prepare("SELECT ?")
    try throughStatement.bind(value, at: 1)
    #expect(try throughStatement.step())
    #expect(throughStatement.row[0].storageClass == value.sqliteValue.storageClass)
    #expect(try throughStatement.row.value(0, as: SQLiteValue.self) == value.sqliteValue)
    return try connection.first("SELECT ?", value) { try $0.value(0) }
  }

  @Test(arguments: [Int64.min, -1, 0, 1, .max])
  func `integers of 64 bits come back`(value: Int64) throws {
    #expect(try roundTrip(value) == value)
    #expect(try roundTrip(Int(value)) == Int(value))
  }

  @Test(arguments: [Int32.min, 0, .max])
  func `integers of 32 bits come back`(value: Int32) throws {
    #expect(try roundTrip(value) == value)
  }

  @Test(arguments: [true, false])
  func `truth comes back and is stored as 1 or 0`(value: Bool) throws {
    #expect(try roundTrip(value) == value)
    #expect(value.sqliteValue == .integer(value ? 1 : 0))
  }

  @Test(arguments: [0, -0.1, 1, .greatestFiniteMagnitude, .leastNonzeroMagnitude, .infinity])
  func `floating point numbers come back`(value: Double) throws {
    #expect(try roundTrip(value) == value)
  }

  @Test func `NaN is stored as NULL`() throws {
    #expect(try connection.first("SELECT ?", Double.nan) { try $0.value(0, as: Double?.self) } == .some(nil))
  }

  @Test(arguments: ["", "a", "fifteen letters", "sixteen letters!", "Żółć 🧾", "e\u{301}", "\u{FEFF}x", "\u{FFFD}"])
  func `text comes back byte for byte`(value: String) throws {
    let found = try #require(try roundTrip(value))
    #expect(Array(found.utf8) == Array(value.utf8))
  }

  @Test(arguments: ["\0", "a\0b", "a\0", "\0\0"])
  func `NUL inside text comes back`(value: String) throws {
    #expect(try roundTrip(value) == value)
    let bytes = try connection.first("SELECT CAST(? AS BLOB)", value) { try $0.value(0, as: [UInt8].self) }
    #expect(bytes == Array(value.utf8))
  }

  @Test func `long text comes back`() throws {
    let value = String(repeating: "Zażółć gęślą jaźń\n", count: 50_000)
    #expect(try roundTrip(value) == value)
  }

  @Test func `a part of a text is bound without what surrounds it`() throws {
    let value = String("before|inside, long enough for the heap|after".split(separator: "|")[1])
    #expect(try roundTrip(value) == "inside, long enough for the heap")
  }

  @Test(arguments: [[], [0], [0, 255, 128, 0], Array("text".utf8)])
  func `blobs come back`(value: [UInt8]) throws {
    #expect(try roundTrip(value) == value)
  }

  @Test func `empty text and an empty blob are not NULL`() throws {
    let classes = try connection.all("SELECT typeof(?), typeof(?)", "", [UInt8]()) { row in
      try [row.value(0, as: String.self), row.value(1, as: String.self)]
    }
    #expect(classes == [["text", "blob"]])
    let statement = try connection.prepare("SELECT typeof(?), typeof(?)")
    try statement.bind(String(), at: 1)
    try statement.bind([UInt8](), at: 2)
    #expect(try statement.step())
    #expect(try statement.row.value(0, as: String.self) == "text")
    #expect(try statement.row.value(1, as: String.self) == "blob")
  }

  @Test func `nil binds NULL in every way`() throws {
    let statement = try connection.prepare("SELECT ?1 IS NULL, ?2 IS NULL, ?3 IS NULL, ?4 IS NULL")
    let number: Int64? = nil
    let anything: (any Bindable)? = nil
    for index: Int32 in 1...4 { try statement.bind("something", at: index) }
    try statement.bindNull(at: 1)
    try statement.bind(number, at: 2)
    try statement.bind(anything, at: 3)
    try statement.bind(SQLiteValue.null, at: 4)
    #expect(try statement.step())
    #expect(try (0..<4).map { try statement.row.value($0, as: Bool.self) } == [true, true, true, true])
  }

  @Test func `a bound string may go away before the statement runs`() throws {
    let statement = try connection.prepare("SELECT ?, ?")
    for number in 0..<100 {
      try statement.bind(String(repeating: "\(number)", count: 40), at: 1)
      try statement.bind([UInt8](repeating: UInt8(number), count: 40), at: 2)
      // These would come to lie where the bound ones were.
      let others = (0..<50).map { (String(repeating: "x\($0)", count: 40), [UInt8](repeating: 255, count: 40)) }
      #expect(others.count == 50)
      #expect(try statement.step())
      #expect(try statement.row.value(0, as: String.self) == String(repeating: "\(number)", count: 40))
      #expect(try statement.row.value(1, as: [UInt8].self) == [UInt8](repeating: UInt8(number), count: 40))
      statement.reset()
    }
  }

  @Test func `other types are stored as they say`() throws {
    #expect(try roundTrip(Season.winter) == .winter)
    #expect(Season.winter.sqliteValue == .text("winter"))
    #expect(try roundTrip(Weekday.friday) == .friday)
    #expect(Weekday.friday.sqliteValue == .integer(5))
    #expect(try roundTrip(Celsius(degrees: -3.5)) == Celsius(degrees: -3.5))
  }

  @Test(arguments: [SQLiteValue.null, .integer(.min), .real(0.5), .text("a\0b"), .blob([0])])
  func `a value of any class comes back`(value: SQLiteValue) throws {
    #expect(try roundTrip(value) == value)
  }
}
