import SQLiteKit
import Testing

/// Many rows by one statement.
struct BulkStatementTests {
  private let connection: Connection

  init() throws {
    connection = try Connection(path: ":memory:", access: .readWriteCreating)
    try connection.execute("CREATE TABLE reading (number INTEGER, degrees INTEGER, station TEXT) STRICT")
  }

  private func store(_ rows: [(degrees: Int64?, station: String?)], by statement: BulkStatement) throws {
    try statement.run(rows: rows.count) { row, parameters in
      try parameters.append(Int64(row))
      try parameters.append(rows[row].degrees)
      try parameters.append(rows[row].station)
    }
  }

  private func stored() throws -> [String] {
    try connection.all(
      """
      SELECT coalesce(degrees, 'NULL') || ' ' || CASE WHEN station IS NULL THEN 'NULL' ELSE hex(station) END
      FROM reading ORDER BY rowid
      """
    ) { try $0.value(0) }
  }

  private static func text(_ row: (degrees: Int64?, station: String?)) -> String {
    let station = row.station.map { text in
      text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
    return "\(row.degrees.map(String.init) ?? "NULL") \(station ?? "NULL")"
  }

  @Test(arguments: [1, 2, 3, 4, 9])
  func `each row holds its own values, whatever the rows before it held`(count: Int) throws {
    let values: [(degrees: Int64?, station: String?)] = [
      (1, "a"), (1, "a"), (nil, nil), (nil, "a"), (0, ""), (nil, nil), (1, "b"), (1, nil), (-1, "a"),
    ]
    let statement = BulkStatement(connection, "INSERT INTO reading", ["number", "degrees", "station"], rows: 2)
    for start in values.indices {
      let rows = (0..<count).map { values[(start + $0) % values.count] }
      try store(rows, by: statement)
      #expect(try stored() == rows.map(Self.text))
      try connection.execute("DELETE FROM reading")
    }
  }

  @Test func `texts that look the same and are written otherwise are kept as they are written`() throws {
    let statement = BulkStatement(connection, "INSERT INTO reading", ["number", "degrees", "station"], rows: 2)
    let rows: [(degrees: Int64?, station: String?)] = ["\u{e9}", "e\u{301}", "\u{e9}", "e\u{301}"].map { (1, $0) }
    for _ in 0..<2 { try store(rows, by: statement) }
    for row in rows { try store([row], by: statement) }
    #expect(try stored() == (rows + rows + rows).map(Self.text))
  }

  @Test func `two that hold the same text of SQL do not see each other's values`() throws {
    let statements = (0..<2).map { _ in
      BulkStatement(connection, "INSERT INTO reading", ["number", "degrees", "station"], rows: 2)
    }
    let rows: [[(degrees: Int64?, station: String?)]] = [[(1, "a"), (2, "b")], [(3, "c"), (4, nil)]]
    for _ in 0..<2 { for index in 0..<2 { try store(rows[index], by: statements[index]) } }
    #expect(try stored() == (rows[0] + rows[1] + rows[0] + rows[1]).map(Self.text))
  }

  @Test func `after a refusal the next rows hold their own values`() throws {
    try connection.execute("CREATE UNIQUE INDEX one ON reading (degrees)")
    let statement = BulkStatement(connection, "INSERT INTO reading", ["number", "degrees", "station"], rows: 2)
    try store([(1, "a"), (2, "b")], by: statement)
    #expect(throws: SQLiteError.self) { try store([(3, "c"), (1, "d")], by: statement) }
    try store([(4, "c"), (5, "d")], by: statement)
    #expect(try stored() == [(1, "a"), (2, "b"), (4, "c"), (5, "d")].map { Self.text(($0.0, $0.1)) })
  }
}
