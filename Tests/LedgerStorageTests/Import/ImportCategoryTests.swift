import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Which category an imported row gets, and what a preview tells of it.
struct ImportCategoryTests {
  let household: Household
  static let rows = [
    row("2026-03-01", "-1.00", "A", category: "GROCERIES "),
    row("2026-03-02", "-2.00", "B", category: "Boats"),
    row("2026-03-03", "-3.00", "C", category: "boats"),
    row("2026-03-04", "-4.00", "D", category: "Trains"),
    row("2026-03-05", "-5.00", "E", category: " "),
    row("2026-03-06", "-6.00", "F"),
    row("2026-03-07", "-7.00", "G", category: "Income"),
  ]

  init() throws {
    household = try Household()
  }

  func names() throws -> [String] {
    try household.ledger.entries(matching: EntryFilter()).reversed().flatMap { $0.content.parts.map(\.category.name) }
  }

  @Test func `a category is found by name, and an unknown one listed once`() throws {
    let summary = try household.importRows(Self.rows).summary
    #expect(
      try names() == [
        "Groceries", "Uncategorized", "Uncategorized", "Uncategorized", "Uncategorized", "Uncategorized", "Income",
      ])
    #expect(summary.unknownCategories == ["Boats", "Trains"])
    #expect(summary.createdCategories == [])
    #expect(try household.ledger.categories().count == 8)
  }

  @Test func `unknown categories are made when asked for, once`() throws {
    let summary = try household.importRows(Self.rows, creating: true).summary
    #expect(
      try names() == ["Groceries", "Boats", "Boats", "Trains", "Uncategorized", "Uncategorized", "Income"])
    #expect(summary.unknownCategories == [])
    #expect(summary.createdCategories == ["Boats", "Trains"])
    #expect(try household.category("Boats").kind == .spending)
    try Recomputation.expectEqual(household.ledger.connection)
  }

  @Test func `a chosen category is that of rows without a known one`() throws {
    try household.importRows(Self.rows, category: "Home")
    #expect(try names() == ["Groceries", "Home", "Home", "Home", "Home", "Home", "Income"])
  }

  @Test func `a known row makes no category`() throws {
    try household.importRows(Self.rows)
    let summary = try household.importRows(Self.rows, creating: true).summary
    #expect(summary.createdCategories == [])
    #expect(try household.ledger.categories().count == 8)
  }

  struct Options: CustomStringConvertible {
    let creating: Bool
    let category: String?
    var description: String { "\(creating ? "creating" : "listing") with \(category ?? "no category")" }
  }

  @Test(arguments: [
    Options(creating: false, category: nil),
    Options(creating: true, category: nil),
    Options(creating: true, category: "Home"),
  ])
  func `a preview stores nothing and tells what the import then tells`(options: Options) throws {
    try household.importRows([Self.rows[0], row("2026-03-09", "-9.00", "Gone")])
    try household.ledger.write { try $0.deleteEntry(Entry.ID(rawValue: 2)) }
    let rows = Self.rows + [row("2026-03-09", "-9.00", "Gone"), Self.rows[0]]
    let before = try StoredState(household.ledger.connection)
    let preview = try household.preview(rows, category: options.category, creating: options.creating)
    #expect(try StoredState(household.ledger.connection) == before)
    let imported = try household.importRows(rows, category: options.category, creating: options.creating)
    #expect(preview.outcomes == imported.outcomes)
    #expect(preview.statuses == [.known, .new, .new, .new, .new, .new, .new, .skipped, .new])
    #expect(preview.summary.batch == nil)
    var summary = imported.summary
    summary.batch = nil
    #expect(preview.summary == summary)
  }
}
