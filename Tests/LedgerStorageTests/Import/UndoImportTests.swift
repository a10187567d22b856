import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// An import is taken back whole, and the corrected file then imports as if the wrong one had never been there
/// (SEMANTICS §7 rule 5).
struct UndoImportTests {
  let household: Household
  static let rows = [
    row("2026-03-03", "-3.50", "Coffee bar"), row("2026-03-03", "-3.50", "Coffee bar"),
    row("2026-03-04", "2000.00", "Employer", id: "A1"), row("2026-03-05", "-80.00", "Rail", category: "Travel"),
  ]

  init() throws {
    household = try Household()
  }

  @Test func `its entries, keys and names are gone`() throws {
    try household.store(try household.content("-1.00", "Groceries", on: "2026-03-03", payee: "Baker"))
    let before = try StoredState(household.ledger.connection)
    try household.importRows(Self.rows, creating: true) { $0.keep("the file") }
    let undone = try household.undo(1)
    #expect([undone.deleted, undone.unlinked, undone.separated] == [4, 0, 0])
    #expect(undone.removedNames == ["Travel"])
    #expect(undone.batch.undoneAt == Household.now)
    for table in ["entry", "category", "import_row", "import_bank_id", "import_text", "consumed_amount"] {
      #expect(try StoredState(household.ledger.connection).rowCount(table) == before.rowCount(table), "\(table)")
    }
    #expect(try household.ledger.imports().map(\.undoneAt) == [Household.now])
    #expect(try household.ledger.importedRows(of: 1) == [])
  }

  @Test func `the same file is new again`() throws {
    try household.importRows(Self.rows)
    try household.undo(1)
    let again = try household.importRows(Self.rows)
    #expect(again.statuses == [.new, .new, .new, .new])
    #expect(again.summary.batch == 2)
  }

  @Test func `a row known before stays known`() throws {
    try household.importRows(Array(Self.rows.prefix(2)))
    try household.importRows(Self.rows)
    #expect(try household.undo(2).deleted == 2)
    #expect(try household.importRows(Self.rows).statuses == [.known, .known, .new, .new])
  }

  @Test func `reports are those of a ledger that only saw the corrected file`() throws {
    let corrected = Self.rows.map { row in
      var row = row
      row.amount = usd(row.amount.isNegative ? "-7.77" : "1234.56")
      return row
    }
    let other = try Household()
    try other.importRows(corrected, creating: true)
    try household.importRows(Self.rows, creating: true)
    try household.undo(1)
    try household.importRows(corrected, creating: true)
    for month in ["2026-02", "2026-03", "2026-04"].map({ month($0) }) {
      let (report, expected) = (try household.ledger.monthReport(month), try other.ledger.monthReport(month))
      #expect(report.months == expected.months)
      // The numbers of categories may differ.
      #expect(report.breakdown.shares.map(Figures.init) == expected.breakdown.shares.map(Figures.init))
    }
    #expect(try household.ledger.accountStandings().map(\.balance) == other.ledger.accountStandings().map(\.balance))
    #expect(try household.ledger.categories().map(\.colors) == other.ledger.categories().map(\.colors))
  }

  @Test func `entries that a person changed are named and keep it from being undone`() throws {
    try household.importRows(Self.rows)
    let entries = try household.entries()
    let changed = try entries[1].content.changing { $0.allocation = .category(try household.category("Groceries")) }
    try household.ledger.write { try $0.updateEntry(entries[1].id, to: changed) }
    let before = try StoredState(household.ledger.connection)
    #expect(throws: LedgerError.importEdited(1, [entries[1].id])) { try household.undo(1) }
    #expect(try StoredState(household.ledger.connection) == before)
    let undone = try household.undo(1, force: true)
    #expect(undone.edited == [entries[1].id])
    #expect(undone.deleted == 4)
    #expect(try household.entries() == [])
  }

  @Test func `a change to the same is none`() throws {
    try household.importRows(Self.rows)
    let entry = try household.entries()[0]
    try household.ledger.write { try $0.updateEntry(entry.id, to: entry.content) }
    #expect(try household.undo(1).edited == [])
  }

  @Test func `rows whose entries were deleted are free again as well`() throws {
    try household.importRows(Self.rows)
    try household.ledger.write { try $0.deleteEntry(try household.entries()[0].id) }
    #expect(try household.undo(1).deleted == 3)
    #expect(try household.importRows(Self.rows).summary.new == 4)
  }

  /// The coffee, the salary with the bank's id, and a payment that was typed before: all deleted, and all brought back.
  func restore() throws {
    try household.store(try household.content("-80.00", "Groceries", on: "2026-03-04", payee: "Rail"))
    try household.importRows(Self.rows)
    for entry in try household.entries() { try household.ledger.write { try $0.deleteEntry(entry.id) } }
    #expect(try household.importRows(Self.rows) { $0.includesDeleted = true }.summary.new == 4)
  }

  @Test func `rows that it had brought back are deleted ones again`() throws {
    try restore()
    let deleted = Array(repeating: RowOutcome.Reason?.some(.deletedByOwner), count: 4)
    #expect(try household.undo(2).deleted == 4)
    #expect(try household.importRows(Self.rows).reasons == deleted)
    #expect(try household.importRows(Self.rows) { $0.includesDeleted = true }.summary.new == 4)
    #expect(try household.undo(3).deleted == 4)
    #expect(try household.importRows(Self.rows).reasons == deleted)
    #expect(try household.undo(1).deleted == 0)
    #expect(try household.importRows(Self.rows).summary.new == 4)
  }

  @Test func `of an import that is undone itself nothing comes back`() throws {
    try restore()
    try household.undo(1)
    #expect(try household.importRows(Self.rows).summary.known == 4)
    try household.undo(2)
    #expect(try household.importRows(Self.rows).summary.new == 4)
    #expect(try household.ledger.connection.number("SELECT count(*) FROM import_restored_row") == 0)
  }

  @Test func `rows that were brought back twice are deleted ones when both are undone, in either order`() throws {
    for order: [Int64] in [[2, 3], [3, 2]] {
      let household = try Household()
      try household.importRows(Self.rows)
      for _ in 1...2 {
        for entry in try household.entries() { try household.ledger.write { try $0.deleteEntry(entry.id) } }
        #expect(try household.importRows(Self.rows) { $0.includesDeleted = true }.summary.new == 4)
      }
      try household.undo(order[0])
      // Nothing else than the four rows is known, whichever import stands for them.
      #expect(try household.importRows(Self.rows).summary.new == 0)
      try household.undo(order[1])
      #expect(try household.importRows(Self.rows).reasons == Array(repeating: .deletedByOwner, count: 4))
      #expect(try household.importRows(Self.rows + Self.rows).summary.new == 4)
    }
  }

  @Test func `typed entries stay, and can be linked again`() throws {
    try household.store(try household.content("-3.50", "Groceries", on: "2026-03-02", payee: "Coffee"))
    #expect(try household.importRows(Self.rows).summary.linked == 1)
    let undone = try household.undo(1)
    #expect([undone.deleted, undone.unlinked] == [3, 1])
    #expect(try household.entries().map(\.importBatch) == [nil])
    #expect(try household.importRows(Self.rows).summary.linked == 1)
  }

  @Test func `a category that is used elsewhere stays`() throws {
    try household.importRows(Self.rows, creating: true)
    try household.add("-5.00", "Travel")
    #expect(try household.undo(1).removedNames == [])
    #expect(try household.category("Travel").kind == .spending)
  }

  @Test func `a category that a person has renamed since stays`() throws {
    try household.importRows(Self.rows, creating: true)
    try household.ledger.write { try $0.rename(try household.category("Travel"), to: "Trips") }
    #expect(try household.undo(1).removedNames == [])
    #expect(try household.category("Trips").kind == .spending)
  }

  @Test func `an account made for it goes with it, and not while another import needs it`() throws {
    let account = try household.addAccount("Visa")
    try household.importRows(Self.rows, into: "Visa") { source in
      source.madeAccounts = [account.id]
      source.identifiers = ["4711": account]
    }
    #expect(try household.ledger.account(calledInFiles: " 4711 ")?.id == account.id)
    try household.importRows([row("2026-04-01", "-1.00", "Later")], into: "Visa")
    #expect(try household.undo(1).removedNames == [])
    #expect(try household.undo(2).removedNames == ["Visa"])
    #expect(try household.ledger.account(calledInFiles: "4711") == nil)
    #expect(try household.ledger.imports().map(\.account) == [nil, nil])
  }

  @Test func `it is undone once, and an unknown one never`() throws {
    try household.importRows(Self.rows)
    try household.undo(1)
    #expect(throws: LedgerError.importIsUndone(1)) { try household.undo(1) }
    #expect(throws: LedgerError.unknownImport(7, known: [1])) { try household.undo(7) }
  }

  private struct Figures: Equatable {
    let name: String
    let colors: Gradient
    let position: BudgetPosition

    init(_ share: Breakdown.Share) {
      name = share.category.name
      colors = share.category.colors
      position = share.position
    }
  }
}
