import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// What an import stores, and that it is all or nothing.
struct ImportTests {
  let household: Household
  static let rows = [
    row("2026-03-03", "-3.50", "Coffee bar", note: "card 12", id: "A1"),
    row("2026-02-28", "3000.00", "Employer"),
    row("2026-04-01", "-700", "Sushi", in: "JPY", status: .pending),
  ]

  init() throws {
    household = try Household()
  }

  @Test func `a row becomes an entry with all that the bank says`() throws {
    let imported = try household.importRows(Self.rows)
    let entries = try household.ledger.entries(matching: EntryFilter())
    #expect(entries.map(\.content.payee) == ["Sushi", "Coffee bar", "Employer"])
    #expect(entries.map(\.content.amount) == [money("-700", "JPY"), usd("-3.50"), usd("3000.00")])
    #expect(entries.map(\.content.note) == [nil, "card 12", nil])
    #expect(entries.map(\.content.status) == [.pending, .posted, .posted])
    #expect(entries.allSatisfy { $0.importBatch == imported.summary.batch && $0.content.account.name == "Cash" })
    #expect(entries.allSatisfy { $0.content.parts.map(\.category.name) == ["Uncategorized"] })
    #expect(imported.summary.uncategorized == 3)
    try Recomputation.expectEqual(household.ledger.connection)
  }

  @Test func `the summary tells counts, dates and sums by currency`() throws {
    var source = try household.source(Self.rows)
    source.skippedByReader = 2
    source.rejectedByReader = 1
    let summary = try household.ledger.write { try $0.importRows(source) { _ in } }
    #expect([summary.new, summary.known, summary.linked, summary.skipped] == [3, 0, 0, 2])
    #expect(summary.dates == date("2026-02-28")...date("2026-04-01"))
    #expect(summary.totals.map(\.moneyIn) == [money("0", "JPY"), usd("3000.00")])
    #expect(summary.totals.map(\.moneyOut) == [money("-700", "JPY"), usd("-3.50")])
    let stored = try household.ledger.connection.values(
      """
      SELECT id, file_name, imported_at, new_count, known_count, linked_count, skipped_count, rejected_count
      FROM import
      """)
    #expect(
      stored == [
        [
          .integer(1), .text("bank.csv"), .text(Household.now), .integer(3), .integer(0), .integer(0), .integer(2),
          .integer(1),
        ]
      ])
  }

  @Test func `keys and lines are kept apart from the entry`() throws {
    try household.importRows(Self.rows)
    let keys = try household.ledger.connection.values(
      """
      SELECT r.entry_id, r.entry_id - i.entry_offset + r.line_shift, r.has_bank_id, b.bank_id
      FROM import_row r JOIN import i ON i.id = r.import_id LEFT JOIN import_bank_id b ON b.entry_id = r.entry_id
      ORDER BY r.entry_id
      """)
    #expect(
      keys == [
        [.integer(1), .integer(2), .integer(1), .text("A1")],
        [.integer(2), .integer(3), .integer(0), .null],
        [.integer(3), .integer(4), .integer(0), .null],
      ])
    let before = try household.ledger.connection.values("SELECT * FROM import_row")
    for entry in try household.ledger.entries(matching: EntryFilter()).dropLast() {
      try household.ledger.write { try $0.updateEntry(entry.id, to: entry.content.changing { $0.payee = "Other" }) }
    }
    try household.ledger.write { try $0.deleteEntry(Entry.ID(rawValue: 2)) }
    #expect(try household.ledger.connection.values("SELECT * FROM import_row") == before)
  }

  @Test func `a file without a new row stores nothing`() throws {
    try household.importRows(Self.rows)
    let before = try StoredState(household.ledger.connection)
    #expect(try household.importRows(Self.rows).summary.batch == nil)
    #expect(try household.importRows([]).summary == ImportSummary())
    #expect(try StoredState(household.ledger.connection) == before)
  }

  @Test(arguments: [0, 1, 2, 3])
  func `a file that cannot be read to its end stores nothing`(readable: Int) throws {
    try household.importRows([row("2026-01-01", "-1.00", "Before")])
    let before = try StoredState(household.ledger.connection)
    var source = try household.source([], creating: true)
    var walks = 0
    source.forEachRow = { body in
      // The first walk decides about the rows, the second stores them.
      walks += 1
      for var row in walks == 1 ? Self.rows[...] : Self.rows.prefix(readable) {
        row.category = "Made for \(row.payee ?? "")"
        try body(KeyedRow(row))
      }
      if walks == 2 { throw Interruption() }
    }
    var reported = 0
    #expect(throws: Interruption()) {
      try household.ledger.write { try $0.importRows(source) { _ in reported += 1 } }
    }
    #expect(reported == readable)
    #expect(try StoredState(household.ledger.connection) == before)
    #expect(try household.importRows(Self.rows).summary.new == 3)
  }

  @Test func `a receiver that throws stores nothing`() throws {
    let before = try StoredState(household.ledger.connection)
    let source = try household.source(Self.rows)
    #expect(throws: Interruption()) {
      try household.ledger.write { writer in
        try writer.importRows(source) { outcome in if outcome.row.line == 4 { throw Interruption() } }
      }
    }
    #expect(try StoredState(household.ledger.connection) == before)
  }

  @Test func `many rows of few months and payees add up`() throws {
    let rows = (1...3000).map { row("2026-0\($0 % 9 + 1)-15", "-0.0\($0 % 7 + 1)", "Payee \($0 % 50)") }
    #expect(try household.importRows(rows).summary.new == 3000)
    #expect(try household.ledger.connection.number("SELECT count(*) FROM payee") == 50)
    try Recomputation.expectEqual(household.ledger.connection)
    #expect(try household.importRows(rows.reversed()).summary.known == 3000)
  }
}
