import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

/// Rows whose text is not quite that of a stored one: never dropped silently, never doubled silently.
struct OtherTextTests {
  let household: Household
  static let csv = shape("Date", "Description")
  static let ofx = shape("ofx")

  static func shape(_ names: String...) -> Fingerprint {
    names.reduce(into: Fingerprint()) { $0.combine($1) }
  }

  init() throws {
    household = try Household()
  }

  @discardableResult
  func expect(
    _ rows: [ImportRow], _ shape: Fingerprint?, _ reasons: [RowOutcome.Reason?], new: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Household.Imported {
    let imported = try household.importRows(rows) { $0.shape = shape }
    #expect(imported.reasons == reasons, sourceLocation: sourceLocation)
    #expect(imported.summary.new == new, sourceLocation: sourceLocation)
    #expect(imported.summary.new + imported.summary.known == rows.count, sourceLocation: sourceLocation)
    return imported
  }

  func entry(_ number: Int64) -> Entry.ID { Entry.ID(rawValue: number) }

  @Test func `a text that the bank writes otherwise now is new and named`() throws {
    try expect([row("2026-03-03", "-20.00", "TRF P/ Ana")], Self.csv, [nil], new: 1)
    let again = try expect([row("2026-03-03", "-20.00", "TRF P/ANA")], Self.csv, [.resembles(entry(1))], new: 1)
    #expect(again.summary.resembling == 1)
    // From now on both are known.
    try expect([row("2026-03-03", "-20.00", "TRF P/ANA")], Self.csv, [nil], new: 0)
  }

  @Test func `a stored row that is in the file as well casts no suspicion`() throws {
    try expect([row("2026-03-03", "-20.00", "TRF P/ Ana")], Self.csv, [nil], new: 1)
    let rows = [row("2026-03-03", "-20.00", "TRF P/ANA"), row("2026-03-03", "-20.00", "TRF P/ Ana")]
    try expect(rows, Self.csv, [nil, nil], new: 1)
  }

  @Test func `from a file with other columns, a longer text is the same row`() throws {
    let long = row("2026-03-03", "-20.00", "Corner shop and bakery, Main Street 12, Springfield", note: "card 12")
    let short = row("2026-03-03", "-20.00", "CORNER SHOP AND BAKERY, MAIN STR")
    try expect([long, long], Self.csv, [nil, nil], new: 2)
    try expect(
      [short, short, short], Self.ofx, [.knownFromOtherColumns(entry(1)), .knownFromOtherColumns(entry(2)), nil], new: 1
    )
    // In its own format again the third one has a key of its own.
    try expect([short], Self.ofx, [nil], new: 0)
  }

  @Test(arguments: [
    row("2026-03-04", "-20.00", "Corner shop"), row("2026-03-03", "-20.01", "Corner shop"),
    row("2026-03-03", "-20.00", "Corn"), row("2026-03-03", "-20.00", "***"),
  ])
  func `another day, amount or payee is another row`(other: ImportRow) throws {
    try expect([row("2026-03-03", "-20.00", "Corner shop", note: "x")], Self.csv, [nil], new: 1)
    try expect([other], Self.ofx, [nil], new: 1)
  }

  @Test(arguments: [("ACME GmbH", "ACME GmbH Holding"), ("ACME GmbH Holding", "Acme, GmbH"), ("Shell", "Shell 0815")])
  func `a payee that goes on with further words is new and named, whatever the columns`(
    names: (before: String, after: String)
  ) throws {
    try expect([row("2026-03-03", "-20.00", names.before)], Self.csv, [nil], new: 1)
    try expect([row("2026-03-03", "-20.00", names.after)], Self.ofx, [.resembles(entry(1))], new: 1)
    try expect([row("2026-03-03", "-20.00", names.after)], Self.csv, [nil], new: 0)
  }

  @Test func `a payee cut at a fixed length is the same row from a file with other columns`() throws {
    try expect([row("2026-03-03", "-20.00", "Stadtwerke Nordstadt AG & Co.")], Self.csv, [nil], new: 1)
    try expect(
      [row("2026-03-03", "-20.00", "STADTWERKE NORDSTA")], Self.ofx, [.knownFromOtherColumns(entry(1))], new: 0)
    try expect([row("2026-03-03", "-20.00", "STADTWERKE NORDSTA")], Self.csv, [.resembles(entry(1))], new: 1)
  }

  @Test func `of two stored rows the one whose payee begins alike is named before one that only has further words`()
    throws
  {
    let stored = [row("2026-03-03", "-20.00", "Corner"), row("2026-03-03", "-20.00", "CORNER SHOP")]
    try expect(stored, Self.csv, [nil, nil], new: 2)
    try expect([row("2026-03-03", "-20.00", "Corner-shop")], Self.csv, [.resembles(entry(2))], new: 1)
  }

  @Test func `two ids of the bank that differ say that the rows differ`() throws {
    try expect([row("2026-03-03", "-20.00", "Corner shop", note: "x", id: "A")], Self.csv, [nil], new: 1)
    try expect([row("2026-03-03", "-20.00", "Corner shop", id: "B")], Self.ofx, [.resembles(entry(1))], new: 1)
  }

  @Test func `a file whose shape is not known makes nothing the same`() throws {
    try expect([row("2026-03-03", "-20.00", "Corner shop", note: "x")], nil, [nil], new: 1)
    try expect([row("2026-03-03", "-20.00", "Corner shop")], Self.ofx, [.resembles(entry(1))], new: 1)
  }

  @Test func `a linked row is not said to resemble another`() throws {
    try expect([row("2026-03-03", "-20.00", "TRF P/ Ana")], Self.csv, [nil], new: 1)
    try household.add("-20.00", "Groceries", on: "2026-03-03")
    let imported = try household.importRows([row("2026-03-03", "-20.00", "TRF P/ANA")]) { $0.shape = Self.csv }
    #expect(imported.reasons == [.linkedTo(entry(2))])
  }
}
