import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// An entry typed by hand is the same movement as one imported row (SEMANTICS §7 rule 3).
struct LinkTests {
  let household: Household

  init() throws {
    household = try Household()
  }

  /// Types an expense and returns the number of its entry.
  @discardableResult
  func type(
    _ amount: String, on day: String, account: String = "Cash", payee: String? = "Lunch", status: EntryStatus = .posted
  ) throws -> Int64 {
    try household.store(
      try household.content(amount, "Groceries", on: day, account: account, payee: payee, status: status)
    ).id.rawValue
  }

  func links(_ imported: Household.Imported) -> [Int64?] {
    imported.reasons.map { if case .linkedTo(let entry)? = $0 { entry.rawValue } else { nil } }
  }

  @Test func `one row is linked and its equal is new`() throws {
    let typed = try type("-12.50", on: "2026-03-03")
    let rows = [row("2026-03-05", "-12.50", "CAFE 17"), row("2026-03-05", "-12.50", "CAFE 17")]
    let imported = try household.importRows(rows)
    #expect(imported.statuses == [.linked, .new])
    #expect(links(imported) == [typed, nil])
    #expect([imported.summary.linked, imported.summary.new] == [1, 1])
    #expect(try household.entries().count == 2)
    try Recomputation.expectEqual(household.ledger.connection)
    #expect(try household.importRows(rows).summary.known == 2)
    #expect(try household.expense("2026-03").position.consumed == usd("25.00"))
  }

  @Test func `a linked entry keeps what was typed and knows its import`() throws {
    let typed = try type("-12.50", on: "2026-03-03")
    let before = try household.ledger.entry(Entry.ID(rawValue: typed)).content
    try household.importRows([row("2026-03-05", "-12.50", "CAFE 17", note: "card")])
    let entry = try household.ledger.entry(Entry.ID(rawValue: typed))
    #expect(entry.content == before)
    #expect(entry.importBatch == 1)
    #expect(try household.ledger.importedRows(of: 1).map(\.isLinked) == [true])
  }

  @Test(arguments: [
    ("2026-02-26", false), ("2026-02-27", true), ("2026-03-03", true), ("2026-03-07", true), ("2026-03-08", false),
  ])
  func `a row is linked up to four days before and after`(day: String, isLinked: Bool) throws {
    try type("-12.50", on: "2026-03-03")
    #expect(try household.importRows([row(day, "-12.50", "x")]).statuses == [isLinked ? .linked : .new])
  }

  @Test(arguments: [
    row("2026-03-03", "-12.51", "x"), row("2026-03-03", "12.50", "x"), row("2026-03-03", "-12.50", "x", in: "EUR"),
  ])
  func `a row of another amount, sign or currency is not linked`(row: ImportRow) throws {
    try type("-12.50", on: "2026-03-03")
    #expect(try household.importRows([row]).statuses == [.new])
  }

  @Test func `a typed entry of another account is not linked`() throws {
    try household.addAccount("Checking")
    try type("-12.50", on: "2026-03-03", account: "Checking")
    #expect(try household.importRows([row("2026-03-03", "-12.50", "x")]).statuses == [.new])
  }

  @Test func `the nearest row is linked, whatever the order of the file`() throws {
    let typed = try type("-12.50", on: "2026-03-03")
    let rows = [row("2026-03-06", "-12.50", "a"), row("2026-03-04", "-12.50", "b"), row("2026-03-01", "-12.50", "c")]
    #expect(links(try household.importRows(rows)) == [nil, typed, nil])
    let other = try Household()
    let test = LinkTests(household: other)
    try test.type("-12.50", on: "2026-03-03")
    #expect(test.links(try other.importRows(rows.reversed())) == [nil, typed, nil])
  }

  @Test func `of two rows equally near the later one is linked, since banks book after the purchase`() throws {
    let typed = try type("-12.50", on: "2026-03-03")
    let rows = [row("2026-03-01", "-12.50", "a"), row("2026-03-05", "-12.50", "b")]
    #expect(links(try household.importRows(rows)) == [nil, typed])
  }

  @Test func `each entry and each row is linked once, the nearest pair first`() throws {
    let first = try type("-12.50", on: "2026-03-01")
    let second = try type("-12.50", on: "2026-03-03")
    let rows = [row("2026-03-03", "-12.50", "a"), row("2026-03-04", "-12.50", "b"), row("2026-03-05", "-12.50", "c")]
    // The second entry has its own day; the first one then takes the next row that is near enough.
    #expect(links(try household.importRows(rows)) == [second, first, nil])
  }

  @Test func `two imported rows are never merged`() throws {
    try household.importRows([row("2026-03-03", "-12.50", "a")])
    #expect(try household.importRows([row("2026-03-04", "-12.50", "b")]).statuses == [.new])
    try type("-12.50", on: "2026-03-04")
    // Each of the two is known; only a third can be linked.
    let rows = [row("2026-03-03", "-12.50", "a"), row("2026-03-04", "-12.50", "b"), row("2026-03-04", "-12.50", "c")]
    #expect(try household.importRows(rows).statuses == [.known, .known, .linked])
  }

  @Test func `a planned entry counts once the bank has it, and is planned again when that is undone`() throws {
    try type("-12.50", on: "2026-03-03", status: .planned)
    #expect(try household.expense("2026-03").position.consumed == usd("0.00"))
    try household.importRows([row("2026-03-03", "-12.50", "x")])
    try Recomputation.expectEqual(household.ledger.connection)
    #expect(try household.expense("2026-03").position.consumed == usd("12.50"))
    #expect(try household.undo(1).unlinked == 1)
    #expect(try household.expense("2026-03").position.consumed == usd("0.00"))
    #expect(try household.entries().map(\.content.status) == [.planned])
  }

  @Test func `a linked entry that its owner deletes stays deleted`() throws {
    let typed = try type("-12.50", on: "2026-03-03")
    try household.importRows([row("2026-03-03", "-12.50", "x")])
    try household.ledger.write { try $0.deleteEntry(Entry.ID(rawValue: typed)) }
    #expect(try household.importRows([row("2026-03-03", "-12.50", "x")]).reasons == [.deletedByOwner])
  }

  @Test func `a typed transfer is linked by its leg`() throws {
    let savings = try household.addAccount("Savings")
    let content = try household.content("-500.00", "Transfer", on: "2026-03-03")
    try household.ledger.write { try $0.addTransfer(content, to: savings) }
    #expect(try household.importRows([row("2026-03-04", "-500.00", "to savings")]).statuses == [.linked])
    #expect(try household.importRows([row("2026-03-04", "500.00", "in")], into: "Savings").statuses == [.linked])
    #expect(try household.entries().count == 2)
  }
}

extension LinkTests {
  fileprivate init(household: Household) { self.household = household }
}
