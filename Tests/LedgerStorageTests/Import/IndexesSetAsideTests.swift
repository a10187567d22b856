import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Indexes that are made anew behind many rows.
struct IndexesSetAsideTests {
  private struct Stop: Error {}

  private func rows(_ count: Int) -> [ImportRow] {
    (0..<count).map { row("2026-01-01", "-\($0 + 1).00", "Shop \($0 % 7)") }
  }

  private func indexes(_ household: Household) throws -> [String?] {
    try household.ledger.connection.texts(
      "SELECT sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL ORDER BY name")
  }

  @Test func `they are what they were, and lead to all entries`() throws {
    let household = try Household()
    let before = try indexes(household)
    let imported = try household.importRows(rows(16_500))
    #expect(imported.summary.new == 16_500)
    #expect(try indexes(household) == before)
    let connection = household.ledger.connection
    #expect(
      try connection.values("SELECT count(*) FROM entry INDEXED BY entry_day WHERE day > 0") == [[.integer(16_500)]])
    #expect(
      try connection.values("SELECT count(*) FROM entry INDEXED BY entry_payee WHERE payee_id IS NOT NULL")
        == [[.integer(16_500)]])
    #expect(try household.findings() == [])
  }

  @Test func `they are there again when the file ends in an error`() throws {
    let household = try Household()
    let (before, indexesBefore) = (try StoredState(household.ledger.connection), try indexes(household))
    let rows = rows(16_500)
    #expect(throws: Stop.self) {
      try household.importRows(rows) { source in
        source.forEachRow = { body in
          for row in rows { try body(KeyedRow(row)) }
          throw Stop()
        }
      }
    }
    #expect(try indexes(household) == indexesBefore)
    #expect(try StoredState(household.ledger.connection) == before)
    try household.importRows(self.rows(3))
    #expect(try household.findings() == [])
  }

  @Test func `they are set aside, and the older entries are in them again`() throws {
    let household = try Household()
    try household.add("-5.00", "Groceries", on: "2025-01-01")
    let set = try household.ledger.write { writer in
      let aside = try IndexesSetAside(writer.connection)
      #expect(try !indexes(household).contains { $0?.contains("entry_day") ?? false })
      try aside.putBack()
      return try indexes(household)
    }
    #expect(
      set.contains { $0?.contains("entry_day") ?? false } && set.contains { $0?.contains("entry_payee") ?? false })
    #expect(try household.findings() == [])
  }
}
