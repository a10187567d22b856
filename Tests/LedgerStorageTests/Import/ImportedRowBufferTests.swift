import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Rows that are stored together, and what they refer to.
struct ImportedRowBufferTests {
  private func rows(_ count: Int) -> [ImportRow] {
    (0..<count).map { row("2026-01-01", "-\($0 + 1).00", "Shop \($0 % 7)") }
  }

  private func checksReferences(_ connection: Connection) throws -> Bool {
    try connection.int64(pragma: "foreign_keys") == 1
  }

  @Test(arguments: [0, 1, 31, 32, 33, 1_055, 1_056, 1_057, 2_500])
  func `all rows are stored, and references are checked again behind them`(count: Int) throws {
    let household = try Household()
    let imported = try household.importRows(rows(count))
    #expect(imported.summary.new == count)
    #expect(try household.ledger.entries(matching: EntryFilter()).count == count)
    #expect(try checksReferences(household.ledger.connection))
    #expect(try household.ledger.connection.values("PRAGMA foreign_key_check") == [])
    #expect(try household.findings() == [])
  }

  @Test func `a row that refers to nothing is found, and nothing is stored`() throws {
    let household = try Household()
    let connection = household.ledger.connection
    let before = try StoredState(connection)
    #expect(throws: LedgerError.damaged(.missingReference)) {
      try household.ledger.write { writer in
        let summary = try writer.importRows(try household.source(rows(1))) { _ in }
        let buffer = ImportedRowBuffer(connection, writer.recorder)
        let number = try #require(summary.batch)
        writer.recorder.beginBatch(number)
        let account = try #require(try household.ledger.accounts().first)
        let category = try #require(try household.ledger.categories().first)
        for place in 0..<1_100 {
          let row = row("2026-01-02", "-1.00", "x\(place)")
          let content = EntryContent(
            date: row.date, amount: row.amount, allocation: .category(category), payee: row.payee, account: account)
          let key = ImportDAO.StoredRow(
            entry: Entry.ID(rawValue: 0), batch: ImportDAO.ImportNumber(rawValue: number, entryOffset: 0),
            line: row.line, extent: nil, account: account.id, identity: RowIdentity(row), likeness: nil, bankID: nil,
            linkedStatus: nil,
            linkedMinorUnits: nil)
          // The payee of the last rows is not there.
          _ = try buffer.append(content, payee: place > 1_090 ? 999_999 : nil, key: key)
        }
        try buffer.flush()
      }
    }
    #expect(try checksReferences(connection))
    #expect(try StoredState(connection) == before)
  }
}
