import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// The text of a large file, which another thread compresses while its rows are stored.
struct ImportTextStoringTests {
  private struct Failure: Error, Equatable {}

  /// How many rows make a file large.
  private static let many = 5_000

  private static func rows(_ count: Int) -> [ImportRow] {
    (0..<count).map { row("2026-01-\($0 % 9 + 11)", "-\($0 + 1).00", "Shop \($0 % 50)") }
  }

  /// Many blocks, so that the thread has to wait for room.
  private static let lines = (0..<300).map { number in
    (0..<1_500).map { "\(number) \($0 &* 2_654_435_761 % 4_294_967_296)" }.joined(separator: ",") + "\n"
  }

  private static func handOut(_ lines: [String], _ use: (UnsafeBufferPointer<UInt8>) throws -> Void) throws {
    for line in lines { try Array(line.utf8).withUnsafeBufferPointer(use) }
  }

  private func text(of ledger: Ledger) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try ledger.forEachTextBlock(ofImport: 1) { bytes += $0 }
    return bytes
  }

  @Test(arguments: [1, 1_023, 1_024, 1_025, many])
  func `the whole text is kept, however many rows there are`(count: Int) throws {
    let household = try Household()
    try household.importRows(Self.rows(count)) { $0.forEachTextPiece = { try Self.handOut(Self.lines, $0) } }
    #expect(try text(of: household.ledger) == Self.lines.flatMap { Array($0.utf8) })
    #expect(try household.findings() == [])
  }

  @Test func `a large file has the same blocks as a small one of the same text`() throws {
    let blocks = try [1, Self.many].map { count in
      let household = try Household()
      try household.importRows(Self.rows(count)) { $0.forEachTextPiece = { try Self.handOut(Self.lines, $0) } }
      return try household.ledger.connection.values("SELECT first_line, size, hex(text) FROM import_text ORDER BY 1")
    }
    #expect(blocks[0] == blocks[1])
    #expect(blocks[0].count > 20)
  }

  @Test(arguments: [10, many])
  func `a text that cannot be handed out to its end stores nothing`(count: Int) throws {
    let household = try Household()
    let before = try StoredState(household.ledger.connection)
    #expect(throws: Failure()) {
      try household.importRows(Self.rows(count)) { source in
        source.forEachTextPiece = { use in
          try Self.handOut(Array(Self.lines.prefix(200)), use)
          throw Failure()
        }
      }
    }
    #expect(try StoredState(household.ledger.connection) == before)
  }

  @Test(arguments: [1, 1_000, 1_024, 1_025, 3_000, 4_999])
  func `rows that cannot be read to their end store nothing, and the thread ends`(readable: Int) throws {
    let household = try Household()
    let before = try StoredState(household.ledger.connection)
    #expect(throws: Failure()) {
      try household.importRows(Self.rows(Self.many)) { source in
        source.forEachTextPiece = { try Self.handOut(Self.lines, $0) }
        let forEachRow = source.forEachRow
        source.forEachRow = { body in
          var count = 0
          try forEachRow { row in
            try body(row)
            count += 1
            if count == readable { throw Failure() }
          }
        }
      }
    }
    #expect(try StoredState(household.ledger.connection) == before)
    #expect(try household.importRows(Self.rows(10)).summary.new == 10)
  }

  @Test func `a database that refuses a block takes back the whole import`() throws {
    let household = try Household()
    let connection = household.ledger.connection
    try connection.execute(
      """
      CREATE TEMP TRIGGER refuse BEFORE INSERT ON import_text WHEN new.first_line > 100
      BEGIN SELECT raise(ABORT, 'refused'); END
      """)
    let before = try StoredState(connection)
    #expect(throws: SQLiteError.self) {
      try household.importRows(Self.rows(Self.many)) { $0.forEachTextPiece = { try Self.handOut(Self.lines, $0) } }
    }
    #expect(try StoredState(connection) == before)
  }
}
