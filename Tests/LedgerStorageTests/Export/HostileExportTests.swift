import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Exports that were cut off, edited, or written to do harm: each is refused, and the ledger is what it was.
struct HostileExportTests {
  private func expectRefused(
    _ text: String, _ expected: WholeImportError, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let household = try Household()
    let before = try StoredState(household.ledger.connection)
    #expect(throws: expected, sourceLocation: sourceLocation) { try Export.take(text, into: household.ledger) }
    #expect(try StoredState(household.ledger.connection) == before, sourceLocation: sourceLocation)
    #expect(!household.ledger.hasWritten, sourceLocation: sourceLocation)
    // It works as before.
    try household.add("-1.00", "Home")
    try Recomputation.expectEqual(household.ledger.connection, sourceLocation: sourceLocation)
  }

  @Test func `a file that is cut off anywhere`() throws {
    let text = try Export.text(of: try Export.household().ledger)
    let lines = text.split(separator: "\n").map { $0 + "\n" }
    for count in [1, 2, lines.count / 2, lines.count - 1] {
      try expectRefused(lines.prefix(count).joined(), .incomplete(lines: count))
      try expectRefused(lines.prefix(count).joined() + lines[count].dropLast(4), .incomplete(lines: count))
    }
    try expectRefused("", .line(1, .notAnExport))
    try expectRefused("{\"ledger\"", .line(1, .notAnExport))
  }

  @Test func `a file in which one character was changed`() throws {
    let lines = try Export.lines(of: try Export.household().ledger)
    let row = try #require(lines.firstIndex { $0.contains(",-4250,") })
    var edited = lines
    edited[row] = lines[row].replacing(",-4250,", with: ",-4251,")
    let last = lines.count
    let stated = String(lines[last - 1].dropLast(3).suffix(64))
    let found = String(Export.signed(edited.dropLast()).dropLast(3).suffix(64))
    try expectRefused(edited.joined(), .line(last, .wrongDigest(stated: stated, found: found)))
    var shorter = lines
    shorter.remove(at: row)
    let count = lines.count { $0.hasPrefix("[") }
    try expectRefused(shorter.joined(), .line(last - 1, .wrongRowCount(stated: Int64(count), found: count - 1)))
    try expectRefused(lines.joined() + "\n", .line(last + 1, .behindEnd))
    try expectRefused(lines.joined() + "x", .line(last + 1, .behindEnd))
  }

  @Test(arguments: [
    "", "\n", "Date,Amount\n2026-01-01,5\n", "{}\n", "[]\n", "null\n",
    "{\"ledger\":\"import\",\"version\":1,\"schema\":12}\n",
    "{\"version\":1,\"ledger\":\"export\",\"schema\":12}\n", "{\"ledger\":\"export\",\"version\":0,\"schema\":12}\n",
    "{\"ledger\":\"export\",\"version\":1,\"schema\":0}\n", "{\"ledger\":\"export\",\"version\":1,\"schema\":-3}\n",
    "{\"ledger\":\"export\",\"version\":1}\n", "\u{feff}{\"ledger\":\"export\",\"version\":1,\"schema\":12}\n",
    "SQLite format 3\u{0}\n", String(repeating: "x", count: 5000), String(repeating: "[", count: 900) + "\n",
  ])
  func `what is no export`(text: String) throws {
    try expectRefused(text, .line(1, .notAnExport))
  }

  @Test func `an export of a newer version`() throws {
    let known = MigrationCatalog.all.count
    try expectRefused(
      #"{"ledger":"export","version":2,"schema":99,"madeAt":"later"}"# + "\n", .newerForm(found: 2, known: 1))
    try expectRefused(
      #"{"ledger":"export","version":1,"schema":\#(known + 1)}"# + "\n",
      .newerSchema(found: Int64(known + 1), known: known))
  }

  /// A line in the place of, or behind, the one that begins the table `payee`.
  struct Planted: CustomStringConvertible, Sendable {
    let lines: [String]
    let fault: WholeImportError.Fault
    var place = 0
    var description: String { String("\(lines)".prefix(60)) }
  }

  private static let payee = #"{"table":"payee","columns":["id","name","folded_name","category_id"]}"#

  @Test(arguments: [
    Planted(lines: [#"{"table":"sqlite_schema","columns":["sql"]}"#], fault: .unknownTable("sqlite_schema")),
    Planted(lines: [#"{"table":"consumed_amount","columns":["month"]}"#], fault: .unknownTable("consumed_amount")),
    Planted(
      lines: [#"{"table":"schema_migrations","columns":["number"]}"#], fault: .unknownTable("schema_migrations")),
    Planted(
      lines: [#"{"table":"payee; DROP TABLE entry","columns":["id"]}"#], fault: .unknownTable("payee; DROP TABLE entry")
    ),
    Planted(lines: [#"{"table":"Payee","columns":["id"]}"#], fault: .unknownTable("Payee")),
    Planted(
      lines: [#"{"table":"payee","columns":["id","name) VALUES (1); --"]}"#],
      fault: .unknownColumn(table: "payee", column: "name) VALUES (1); --")),
    Planted(
      lines: [#"{"table":"payee","columns":["id","rowid"]}"#], fault: .unknownColumn(table: "payee", column: "rowid")),
    Planted(
      lines: [#"{"table":"payee","columns":["id","id"]}"#], fault: .repeatedColumn(table: "payee", column: "id")),
    Planted(lines: [#"{"table":"payee","columns":[]}"#], fault: .wrongCount(table: "payee", expected: 4, found: 0)),
    Planted(lines: [payee, payee], fault: .repeatedTable("payee"), place: 1),
    Planted(lines: [#"{"table":5,"columns":["id"]}"#], fault: .malformed(column: 1)),
    Planted(lines: [#"{"table":"payee","columns":[1]}"#], fault: .malformed(column: 1)),
    Planted(lines: [#"{"table":"payee"}"#], fault: .malformed(column: 1)),
    Planted(lines: [payee, #"[1,"a"]"#], fault: .wrongCount(table: "payee", expected: 4, found: 2), place: 1),
    Planted(
      lines: [payee, #"["1","a","a",null]"#], fault: .wrongKind(table: "payee", column: "id", expected: "INTEGER"),
      place: 1),
    Planted(
      lines: [payee, #"[1,5,"a",null]"#], fault: .wrongKind(table: "payee", column: "name", expected: "TEXT"), place: 1),
    Planted(
      lines: [payee, #"[1,{"base64":"AAAA"},"a",null]"#],
      fault: .wrongKind(table: "payee", column: "name", expected: "TEXT"), place: 1),
    Planted(lines: [payee, #"[1,"a","a",NaN]"#], fault: .malformed(column: 12), place: 1),
    Planted(lines: [payee, #"[1.0,"a","a",null]"#], fault: .malformed(column: 3), place: 1),
    Planted(lines: [payee, #"[1e3,"a","a",null]"#], fault: .malformed(column: 3), place: 1),
    Planted(lines: [payee, #"[9223372036854775808,"a","a",null]"#], fault: .malformed(column: 2), place: 1),
    Planted(lines: [payee, #"[01,"a","a",null]"#], fault: .malformed(column: 2), place: 1),
    Planted(lines: [payee, #"[true,"a","a",null]"#], fault: .malformed(column: 2), place: 1),
    Planted(lines: [payee, #"[1,"\ud800","a",null]"#], fault: .malformed(column: 7), place: 1),
    Planted(lines: [payee, #"[1,"\u+123","a",null]"#], fault: .malformed(column: 7), place: 1),
    Planted(lines: [payee, #"[1,"a","a",null"#], fault: .malformed(column: 16), place: 1),
    Planted(lines: [payee, #"[1,"a","a",null]]"#], fault: .malformed(column: 17), place: 1),
    Planted(lines: [payee, String(repeating: "[", count: 100_000)], fault: .malformed(column: 5), place: 1),
    Planted(lines: [payee, ""], fault: .malformed(column: 1), place: 1),
    Planted(lines: [payee, "[" + String(repeating: "x", count: 10_000_000)], fault: .malformed(column: 2), place: 1),
    Planted(
      lines: [payee, #"[1,"","a",null]"#],
      fault: .refused(table: "payee", reason: "CHECK constraint failed: name <> ''"), place: 1),
    Planted(
      lines: [payee, #"[1,"a","a",null]"#, #"[1,"b","b",null]"#],
      fault: .refused(table: "payee", reason: "UNIQUE constraint failed: payee.id"), place: 2),
    Planted(
      lines: [payee, #"[1,null,"a",null]"#],
      fault: .refused(table: "payee", reason: "NOT NULL constraint failed: payee.name"), place: 1),
  ])
  func `a line that does not belong there`(planted: Planted) throws {
    let lines = try Export.lines(of: try Household().ledger)
    let begin = try #require(lines.firstIndex { $0.hasPrefix(#"{"table":"payee""#) })
    var changed = lines.dropLast()
    changed.replaceSubrange(begin...begin, with: planted.lines.map { $0 + "\n" })
    let text = Export.signed(changed)
    try expectRefused(text, .line(begin + planted.place + 1, planted.fault))
  }

  @Test func `numbers that were never used, as SQLite's own table would take them`() throws {
    let lines = Array(try Export.lines(of: try Household().ledger).dropLast())
    let line = lines.count + 1
    for (row, column, expected) in [
      (#"["account",-1]"#, "seq", "INTEGER"), (#"["account",null]"#, "seq", "INTEGER"),
      (#"["account","1"]"#, "seq", "INTEGER"), (#"["sqlite_schema",1]"#, "name", "TEXT"), ("[null,1]", "name", "TEXT"),
    ] {
      try expectRefused(
        Export.signed(lines + [row + "\n"]),
        .line(line, .wrongKind(table: "sqlite_sequence", column: column, expected: expected)))
    }
  }

  @Test func `rows in front of the first table`() throws {
    try expectRefused(
      Export.signed([#"{"ledger":"export","version":1,"schema":12}"# + "\n", "[1]\n"]), .line(2, .rowWithoutTable))
  }

  /// A row of the sample that refers to nothing, or contradicts another, with the right digest all the same.
  @Test func `rows that refer to nothing, contradict each other, or mean nothing`() throws {
    let lines = Array(try Export.lines(of: try Export.household().ledger).dropLast())
    func edited(_ old: String, _ new: String) throws -> String {
      #expect(lines.contains { $0.contains(old) }, "\(old)")
      return Export.signed(lines.map { $0.contains(old) ? $0.replacing(old, with: new) : $0 })
    }
    try expectRefused(
      try edited("-4250,\"USD\",1,1,1", "-4250,\"USD\",1,1,99"),
      .missingRows(count: 1, table: "entry", parent: "account"))
    try expectRefused(
      try edited("[2,1,3,-3000,null]", "[2,1,3,-3001,null]"),
      .unsound([.splitTotal(entry: 2, total: usd("-42.50"), lines: usd("-42.51"))]))
    try expectRefused(try edited("[\"currency\",\"USD\"]", "[\"currency\",\"dollar\"]"), .unreadable(column: "value"))
  }

  @Test func `amounts whose sum no ledger can hold`() throws {
    let lines = Array(try Export.lines(of: try Export.household().ledger).dropLast())
    let text = Export.signed(lines.map { $0.replacing(",-4250,\"USD\",1,", with: ",-9223372036854775808,\"USD\",1,") })
    let household = try Household()
    #expect(throws: (any Error).self) { try Export.take(text, into: household.ledger) }
    #expect(try household.ledger.entries(matching: EntryFilter()).isEmpty)
  }

  @Test func `columns that are missing take what the schema gives them`() throws {
    let lines = Array(try Export.lines(of: try Household().ledger).dropLast())
    let begin = try #require(lines.firstIndex { $0.hasPrefix(#"{"table":"entry""#) })
    let columns = #"{"table":"entry","columns":["account_id","currency","amount","day","category_id"]}"#
    var changed = lines
    changed.replaceSubrange(begin...begin, with: [columns + "\n", #"[1,"USD",-5,20000,1]"# + "\n"])
    let household = try Household()
    let text = Export.signed(changed)
    #expect(try Export.take(text, into: household.ledger).entryCount == 1)
    #expect(try household.entries().map(\.content.status) == [.posted])
  }

  @Test func `a file that cannot be read to its end leaves nothing`() throws {
    let text = Array(try Export.text(of: try Export.household().ledger).utf8)
    let household = try Household()
    let before = try StoredState(household.ledger.connection)
    #expect(throws: Interruption()) {
      try household.ledger.importAll { body in
        try text[..<(text.count / 2)].withUnsafeBufferPointer { try body($0) }
        throw Interruption()
      }
    }
    #expect(try StoredState(household.ledger.connection) == before)
  }
}
