import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// The same row is the same row in a later file, with multiplicity (SEMANTICS §7 rules 2 and 4).
struct MultiplicityTests {
  let household: Household
  static let coffee = row("2026-03-03", "-3.50", "Coffee bar")
  static let twoCoffees = [coffee, coffee]

  init() throws {
    household = try Household()
  }

  /// Imports a file and expects what becomes of its rows; the counts add up to the rows of the file.
  @discardableResult
  func expect(
    _ rows: [ImportRow], new: Int = 0, known: Int = 0, skipped: Int = 0, into account: String = "Cash",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Household.Imported {
    let imported = try household.importRows(rows, into: account)
    let summary = imported.summary
    #expect(
      [summary.new, summary.known, summary.skipped] == [new, known, skipped], sourceLocation: sourceLocation)
    #expect(
      summary.new + summary.known + summary.skipped + summary.linked == rows.count, sourceLocation: sourceLocation)
    #expect(imported.outcomes.map(\.row.payee) == rows.map(\.payee), sourceLocation: sourceLocation)
    #expect(imported.statuses.filter { $0 == .new }.count == new, sourceLocation: sourceLocation)
    try Recomputation.expectEqual(household.ledger.connection, sourceLocation: sourceLocation)
    return imported
  }

  func entries() throws -> [Entry] { try household.ledger.entries(matching: EntryFilter()) }

  @Test func `two equal coffees are two, once`() throws {
    try expect(Self.twoCoffees, new: 2)
    try expect(Self.twoCoffees, known: 2)
    #expect(try entries().count == 2)
  }

  @Test func `a later export with three brings one`() throws {
    try expect(Self.twoCoffees, new: 2)
    try expect([Self.coffee, Self.coffee, Self.coffee], new: 1, known: 2)
    try expect([Self.coffee, Self.coffee, Self.coffee], known: 3)
    try expect([Self.coffee], known: 1)
  }

  @Test func `an export at noon and one of the next day bring one each`() throws {
    try expect([Self.coffee], new: 1)
    try expect(Self.twoCoffees, new: 1, known: 1)
  }

  @Test func `editing an entry never makes its row new`() throws {
    try expect(Self.twoCoffees, new: 2)
    let entry = try entries()[0]
    let changed = try entry.content.changing { content in
      content.allocation = .category(try household.category("Groceries"))
      content.amount = usd("-9.99")
      content.date = date("2026-04-04")
      content.payee = nil
    }
    try household.ledger.write { try $0.updateEntry(entry.id, to: changed) }
    try expect(Self.twoCoffees, known: 2)
    #expect(try household.ledger.entry(entry.id).content == changed)
    // Nor does it make the row that it now looks like a known one.
    try expect([row("2026-04-04", "-9.99", nil)], new: 1)
  }

  @Test func `a row whose entry was deleted is skipped and named as such`() throws {
    try expect(Self.twoCoffees, new: 2)
    // The older of the two, which would be found first.
    try household.ledger.write { try $0.deleteEntry(try entries()[1].id) }
    try expect([Self.coffee], known: 1)
    let imported = try expect(Self.twoCoffees, known: 1, skipped: 1)
    #expect(imported.outcomes.map(\.status) == [.known, .skipped])
    #expect(imported.outcomes.map(\.reason) == [nil, .deletedByOwner])
    #expect(try entries().count == 1)
    // A third coffee is none of the two.
    try expect([Self.coffee, Self.coffee, Self.coffee], new: 1, known: 1, skipped: 1)
  }

  @Test func `a row that appears late is new`() throws {
    try expect(Self.twoCoffees, new: 2)
    let late = row("2026-03-01", "-3.50", "Coffee bar")
    try expect([late, Self.coffee, Self.coffee], new: 1, known: 2)
  }

  @Test func `the same rows into another account are new`() throws {
    try household.addAccount("Checking")
    try expect(Self.twoCoffees, new: 2)
    try expect(Self.twoCoffees, new: 2, into: "Checking")
    try expect(Self.twoCoffees, known: 2, into: "Checking")
  }

  @Test func `the key outlives a renamed account`() throws {
    try expect(Self.twoCoffees, new: 2)
    try household.ledger.write { try $0.rename(try household.account("Cash"), to: "Wallet") }
    try expect(Self.twoCoffees, known: 2, into: "Wallet")
  }

  struct Variant: CustomStringConvertible {
    let description: String
    let row: ImportRow
  }

  @Test(arguments: [
    Variant(description: "in capitals", row: row("2026-03-03", "-3.50", "COFFEE BAR")),
    Variant(description: "with more white space", row: row("2026-03-03", "-3.50", "  Coffee \t\u{a0} bar ")),
    Variant(description: "with a line's end inside", row: row("2026-03-03", "-3.50", "Coffee\r\nbar")),
    Variant(description: "with the text in the note", row: row("2026-03-03", "-3.50", nil, note: "coffee bar")),
  ])
  func `a row is the same`(variant: Variant) throws {
    try expect([Self.coffee], new: 1)
    try expect([variant.row], known: 1)
  }

  @Test(arguments: [
    Variant(description: "of another day", row: row("2026-03-04", "-3.50", "Coffee bar")),
    Variant(description: "of another amount", row: row("2026-03-03", "-3.51", "Coffee bar")),
    Variant(description: "of the other sign", row: row("2026-03-03", "3.50", "Coffee bar")),
    Variant(description: "in another currency", row: row("2026-03-03", "-3.50", "Coffee bar", in: "EUR")),
    Variant(description: "of another text", row: row("2026-03-03", "-3.50", "Coffeebar")),
    Variant(description: "with a note", row: row("2026-03-03", "-3.50", "Coffee bar", note: "two")),
    Variant(description: "without a text", row: row("2026-03-03", "-3.50", nil)),
  ])
  func `a row is another one`(variant: Variant) throws {
    try expect([Self.coffee], new: 1)
    try expect([variant.row], new: 1)
    try expect([variant.row, Self.coffee], known: 2)
  }

  @Test func `a running balance never joins the key`() throws {
    var with = Self.coffee
    with.balance = usd("100.00")
    try expect([with], new: 1)
    with.balance = usd("90.00")
    try expect([with], known: 1)
    try expect([Self.coffee], known: 1)
  }

  @Test func `two files of one transaction know each other`() throws {
    let source = try household.source(Self.twoCoffees)
    let summaries = try household.ledger.write { writer in
      [try writer.importRows(source) { _ in }, try writer.importRows(source) { _ in }]
    }
    #expect(summaries.map(\.new) == [2, 0])
    #expect(summaries.map(\.known) == [0, 2])
    #expect(summaries.map(\.batch) == [1, nil])
  }
}
