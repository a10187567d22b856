import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

/// What a person can ask of an import, and what it remembers of the file.
struct ImportOptionTests {
  let household: Household
  static let rows = [row("2026-03-03", "-3.50", "Coffee bar"), row("2026-03-04", "-8.00", "Baker", id: "A1")]

  init() throws {
    household = try Household()
  }

  @Test func `deleted entries come back when that is asked for, once`() throws {
    try household.importRows(Self.rows)
    for entry in try household.entries() { try household.ledger.write { try $0.deleteEntry(entry.id) } }
    #expect(try household.importRows(Self.rows).reasons == [.deletedByOwner, .deletedByOwner])
    let back = try household.importRows(Self.rows) { $0.includesDeleted = true }
    #expect(back.statuses == [.new, .new])
    #expect(back.reasons == [.restored, .restored])
    #expect(try household.importRows(Self.rows) { $0.includesDeleted = true }.statuses == [.known, .known])
    #expect(try household.entries().count == 2)
    try Recomputation.expectEqual(household.ledger.connection)
  }

  @Test func `known rows are stored once more when that is asked for`() throws {
    try household.importRows(Self.rows)
    #expect(try household.importRows(Self.rows) { $0.keepsDuplicates = true }.statuses == [.new, .new])
    #expect(try household.importRows(Self.rows + Self.rows).statuses == [.known, .known, .known, .known])
  }

  @Test func `how the file was read, its hash and its text are kept`() throws {
    let lines = (1...9000).map { "line \($0) of the file; Größe" + String(repeating: ";", count: 100) }
    try household.importRows(Self.rows) { source in
      source.fileHash = String(repeating: "a", count: 64)
      source.reading = ["encoding": "utf-8", "column:amount": "Betrag"]
      source.keep(lines.joined(separator: "\r\n"))
    }
    let batch = try household.ledger.importBatch(1)
    #expect(batch.fileName == "bank.csv")
    #expect(batch.fileHash == String(repeating: "a", count: 64))
    #expect(batch.reading == ["encoding": "utf-8", "column:amount": "Betrag"])
    #expect(batch.days == date("2026-03-03")...date("2026-03-04"))
    #expect(batch.account?.name == "Cash")
    #expect([batch.counts.new, batch.counts.rows] == [2, 2])
    let blocks = try household.ledger.connection.number("SELECT count(*) FROM import_text") ?? 0
    #expect(blocks > 2)
    let size = try household.ledger.connection.number("SELECT sum(length(text)) FROM import_text") ?? 0
    #expect(size * 3 < lines.joined().utf8.count)
  }

  @Test func `a file without a new row keeps nothing`() throws {
    try household.importRows(Self.rows)
    try household.importRows(Self.rows) { $0.keep("again") }
    #expect(try household.ledger.connection.number("SELECT count(*) FROM import_text") == 0)
    #expect(try household.ledger.imports().count == 1)
  }
}
