import SQLiteKit
import Testing

@Suite struct StatementCacheTests {
  @Test func `the same text gives the same statement again, reset and cleared`() throws {
    let connection = try memory()
    weak var first: Statement?
    do {
      let statement = try connection.cachedStatement("SELECT ?")
      first = statement
      try statement.bind(7, at: 1)
      #expect(try statement.step())
    }
    let again = try connection.cachedStatement("SELECT ?")
    #expect(again === first)
    #expect(try again.step())
    #expect(try again.row.value(0, as: Int?.self) == nil)
  }

  @Test func `a statement in the hand is not handed out a second time`() throws {
    let connection = try memory()
    let first = try connection.cachedStatement("SELECT ?")
    try first.bind(7, at: 1)
    let second = try connection.cachedStatement("SELECT ?")
    #expect(first !== second)
    try second.bind(8, at: 1)
    #expect(try first.step())
    #expect(try first.row.value(0, as: Int.self) == 7)
  }

  @Test func `the same query inside itself does not disturb the outer one`() throws {
    let connection = try memory(
      """
      CREATE TABLE part (id INTEGER PRIMARY KEY, whole INTEGER) STRICT;
      INSERT INTO part VALUES (1, NULL), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3);
      """)
    func tree(_ whole: Int?) throws -> String {
      let sql = "SELECT id FROM part WHERE whole IS ? ORDER BY id"
      let parts = try connection.all(sql, whole) { row in
        let id: Int = try row.value(0)
        return try "\(id)\(tree(id))"
      }
      return parts.isEmpty ? "" : "(\(parts.joined(separator: " ")))"
    }
    #expect(try tree(nil) == "(1(2(4 5) 3(6)))")
    #expect(try tree(nil) == "(1(2(4 5) 3(6)))")
  }

  @Test func `more texts than the cache holds all work`() throws {
    let connection = try memory("CREATE TABLE city (name TEXT)")
    for round in 1...2 {
      for number in 0..<300 {
        #expect(try connection.count("SELECT \(number) + count(*) FROM city") == number, "round \(round)")
      }
    }
  }

  @Test func `what was not used for longest goes first`() throws {
    let connection = try memory()
    weak var often: Statement?
    weak var once: Statement?
    do {
      often = try connection.cachedStatement("SELECT 'often'")
      once = try connection.cachedStatement("SELECT 'once'")
    }
    #expect(often != nil)
    #expect(once != nil)
    for number in 0..<300 {
      #expect(try connection.count("SELECT \(number)") == number)
      try connection.run("SELECT 'often'")
    }
    #expect(often != nil)
    #expect(once == nil)
  }
}
