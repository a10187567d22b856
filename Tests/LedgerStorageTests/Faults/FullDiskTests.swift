import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// A disk that is full leaves the ledger as it was.
struct FullDiskTests {
  let folder: TemporaryFolder
  let household: Household
  let connection: Connection

  init() throws {
    folder = try TemporaryFolder()
    household = try Household(.file(folder.path("ledger.sqlite")))
    connection = household.ledger.connection
    try household.add("-42.50", "Groceries")
  }

  @Test func `an import that does not fit stores nothing, and fits when there is room`() throws {
    let rows = (1...2000).map { row("2026-03-03", "-1.00", "Payee number \($0)", note: "a note of some length") }
    let before = try StoredState(connection)
    try connection.setPragma("max_page_count", try connection.int64(pragma: "page_count") + 20)
    var reported = 0
    let source = try household.source(rows)
    #expect {
      try household.ledger.write { try $0.importRows(source) { _ in reported += 1 } }
    } throws: {
      SQLiteError.ResultCode.full ~= $0
    }
    // It failed in its middle.
    #expect((100..<2000).contains(reported))
    #expect(!connection.isInTransaction)
    #expect(try StoredState(connection) == before)
    #expect(try connection.string(pragma: "integrity_check") == "ok")
    try connection.setPragma("max_page_count", 1_000_000)
    #expect(try household.importRows(rows).summary.new == 2000)
    try Recomputation.expectEqual(connection)
  }

  @Test func `entries that do not fit are refused one by one`() throws {
    try connection.setPragma("max_page_count", try connection.int64(pragma: "page_count"))
    let note = String(repeating: "x", count: 3000)
    var stored = 1
    var refused = 0
    for _ in 1...10 {
      do {
        try household.store(try household.content("-1.00", "Home", note: note))
        stored += 1
      } catch SQLiteError.ResultCode.full {
        refused += 1
      }
      #expect(try household.ledger.entries(matching: EntryFilter()).count == stored)
      try Recomputation.expectEqual(connection)
    }
    #expect(refused > 0)
  }
}
