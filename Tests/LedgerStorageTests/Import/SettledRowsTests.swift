import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

/// Rows at the beginning of a file that change nothing are done while the rest is looked at.
struct SettledRowsTests {
  let household: Household

  init() throws { household = try Household() }

  /// How often the rows of a file are handed out.
  private final class Walks {
    var count = 0
  }

  private func importCounting(_ rows: [ImportRow]) throws -> (imported: Household.Imported, walks: Int) {
    let walks = Walks()
    let imported = try household.importRows(rows) { source in
      let forEachRow = source.forEachRow
      source.forEachRow = { body in
        walks.count += 1
        try forEachRow(body)
      }
    }
    return (imported, walks.count)
  }

  private static let rows = (1...40).map { row("2026-02-\($0 % 9 + 10)", "-\($0).00", "Shop \($0)") }

  @Test func `a file of which all is known is walked through once`() throws {
    try household.importRows(Self.rows)
    let (imported, walks) = try importCounting(Self.rows)
    #expect(walks == 1)
    #expect(imported.summary.known == 40)
    #expect(imported.summary.totals.map(\.moneyOut.minorUnits) == [-82_000])
    #expect(imported.outcomes.map(\.row.line) == Array(2...41))
    #expect(imported.statuses.allSatisfy { $0 == .known })
  }

  @Test(arguments: [0, 1, 20, 39])
  func `each row is reported once and in order where a new one stands among known ones`(place: Int) throws {
    var known = Self.rows
    let new = known.remove(at: place)
    try household.importRows(known)
    let (imported, walks) = try importCounting(Self.rows)
    #expect(walks == 2)
    #expect(imported.outcomes.map(\.row.line) == Array(2...41))
    #expect(imported.summary.new == 1)
    #expect(imported.summary.known == 39)
    #expect(imported.outcomes.filter { $0.status == .new }.map(\.row.payee) == [new.payee])
  }

  @Test func `rows of deleted entries are settled as well`() throws {
    try household.importRows(Self.rows)
    try household.ledger.write { try $0.deleteEntry(Entry.ID(rawValue: 1)) }
    let (imported, walks) = try importCounting(Self.rows)
    #expect(walks == 1)
    #expect(imported.statuses.prefix(2) == [.skipped, .known])
    #expect(imported.reasons.first == .deletedByOwner)
  }
}
