import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Rows that the file itself divides among several categories.
struct DividedRowTests {
  typealias Part = ImportRow.Part

  let household: Household

  init() throws {
    household = try Household()
  }

  /// A row of parts, on a day of March.
  func divided(_ parts: Part..., day: String = "2026-03-03", payee: String = "Market") throws -> ImportRow {
    var row = row(day, "0.00", payee)
    row.splits = parts
    row.amount = try Money.sum(parts.map(\.amount), in: .usd)
    return row
  }

  static let groceries = Part(category: "groceries", amount: usd("-20.00"), note: "apples")
  static let home = Part(category: "Home", amount: usd("-10.00"))

  /// The lines of an entry as short text; one without lines as its category.
  func lines(_ content: EntryContent) -> [String] {
    guard case .split(let split) = content.allocation else { return content.parts.map(\.category.name) }
    return split.lines.map { line in
      ["\(line.category.name) \(line.amount)", line.note].compactMap { $0 }.joined(separator: " ")
    }
  }

  /// What each category has consumed in March, or got in.
  func consumed() throws -> [String: Int64] {
    let sums = try household.ledger.connection.all(
      "SELECT category, consumed_minor_units - income_minor_units FROM months WHERE month = '2026-03'"
    ) { (try $0.value(0, as: String.self), try $0.value(1, as: Int64.self)) }
    return Dictionary(uniqueKeysWithValues: sums).filter { $0.value != 0 }
  }

  @Test func `become split entries, and each category consumes its part`() throws {
    let imported = try household.importRows([try divided(Self.groceries, Self.home)])
    #expect(imported.summary.new == 1)
    #expect(imported.summary.uncategorized == 0)
    let content = try #require(try household.entries().first?.content)
    #expect(lines(content) == ["Groceries -20.00 apples", "Home -10.00"])
    #expect(content.amount == usd("-30.00"))
    #expect(imported.outcomes.map(\.allocation) == [content.allocation])
    #expect(try consumed() == ["Groceries": 2000, "Home": 1000])
    try Recomputation.expectEqual(household.ledger.connection)
  }

  @Test func `are known when they come again, and free after the import was undone`() throws {
    let rows = [try divided(Self.groceries, Self.home)]
    try household.importRows(rows)
    #expect(try household.importRows(rows).statuses == [.known])
    #expect(try household.undo(1).deleted == 1)
    #expect(try household.entries().isEmpty)
    #expect(try consumed() == [:])
    #expect(try household.ledger.connection.number("SELECT count(*) FROM split_line") == 0)
    #expect(try household.importRows(rows).statuses == [.new])
    #expect(try consumed() == ["Groceries": 2000, "Home": 1000])
  }

  @Test func `are shown by a rehearsal as they would be, and nothing is stored`() throws {
    let shown = try household.preview([try divided(Self.groceries, Self.home)])
    guard case .split(let split) = shown.outcomes.first?.allocation else {
      Issue.record("the row is not divided")
      return
    }
    #expect(split.lines.map(\.category.name) == ["Groceries", "Home"])
    #expect(try household.entries().isEmpty)
  }

  @Test func `with unknown categories are uncategorized in those parts, and count once`() throws {
    let row = try divided(
      Self.groceries, Part(category: "Fun", amount: usd("-1.00")), Part(category: "fun", amount: usd("-2.00")),
      Part(category: "Trips", amount: usd("-4.00")), Part(amount: usd("-8.00")))
    let summary = try household.importRows([row]).summary
    #expect(summary.unknownCategories == ["Fun", "Trips"])
    #expect(summary.uncategorized == 1)
    #expect(try consumed() == ["Groceries": 2000, "Uncategorized": 1500])
  }

  @Test func `make the categories that are asked for, and undoing takes those back`() throws {
    let row = try divided(Self.groceries, Part(category: "Fun", amount: usd("-1.00")))
    let summary = try household.importRows([row], creating: true).summary
    #expect(summary.createdCategories == ["Fun"])
    #expect(summary.unknownCategories == [])
    #expect(try consumed() == ["Groceries": 2000, "Fun": 100])
    #expect(try household.undo(1).removedNames == ["Fun"])
  }

  @Test func `keep the division of the file when a rule fits, which only renames the payee`() throws {
    let match = RuleMatch(
      Rule(
        id: .init(rawValue: 1), pattern: .part("market"), category: try household.category("Health"),
        payee: "The market"))
    let rows = [try divided(Self.groceries, Part(category: "Fun", amount: usd("-1.00")))]
    let imported = try household.importRows(rows) { $0.sort = { _, _ in match } }
    #expect(imported.summary.unknownCategories == ["Fun"])
    let content = try #require(try household.entries().first?.content)
    #expect(content.payee == "The market")
    #expect(lines(content) == ["Groceries -20.00 apples", "Uncategorized -1.00"])
    #expect(try household.importRows(rows).statuses == [.known])
  }

  @Test func `give parts without a known category the one chosen for the file, and none from memory`() throws {
    try household.store(try household.content("-1.00", "Health", on: "2026-01-01", payee: "Market"))
    let row = try divided(Self.groceries, Part(amount: usd("-8.00")))
    try household.importRows([row], category: "Education")
    #expect(try consumed() == ["Groceries": 2000, "Education": 800])
    try household.undo(1)
    try household.importRows([row])
    #expect(try consumed() == ["Groceries": 2000, "Uncategorized": 800])
  }

  @Test func `count parts that go to an own account as transfers`() throws {
    let row = try divided(
      Part(category: "Income", amount: usd("3000.00")),
      Part(otherAccount: "Savings", amount: usd("-500.00"), note: "[Savings]"))
    let imported = try household.importRows([row])
    #expect(imported.summary.uncategorized == 0)
    #expect(
      lines(try #require(try household.entries().first?.content)) == ["Income 3000.00", "Transfer -500.00 [Savings]"])
    #expect(try consumed() == ["Income": -300_000])
  }

  @Test func `are never joined as legs of a transfer`() throws {
    try household.importRows([try divided(Self.groceries, Self.home)])
    try household.ledger.write { _ = try $0.addAccount(named: "Savings", opening: .zero(.usd)) }
    let imported = try household.importRows([row("2026-03-03", "30.00", "From market")], into: "Savings")
    #expect(imported.summary.transfers == [])
    #expect(try household.entries().map(\.transferPeer) == [nil, nil])
  }

  @Test func `leave a typed entry as it is when they are linked to it`() throws {
    try household.store(try household.content("-30.00", "Health", on: "2026-03-02", payee: "Typed"))
    let imported = try household.importRows([try divided(Self.groceries, Self.home)])
    #expect(imported.statuses == [.linked])
    #expect(imported.outcomes.map(\.allocation) == [nil])
    #expect(try consumed() == ["Health": 3000])
  }

  @Test func `that do not add up are refused as a whole`() throws {
    var row = try divided(Self.groceries, Self.home)
    row.amount = usd("-31.00")
    #expect(throws: SplitError.self) { try household.importRows([row]) }
    #expect(try household.entries().isEmpty)
  }

  @Test func `an undivided row that names an own account is a transfer, unless a rule says otherwise`() throws {
    var saved = row("2026-03-03", "-50.00", "To savings")
    saved.otherAccount = "Savings"
    try household.importRows([saved])
    #expect(lines(try #require(try household.entries().first?.content)) == ["Transfer"])
    #expect(try consumed() == [:])
    try household.undo(1)
    let match = RuleMatch(
      Rule(id: .init(rawValue: 1), pattern: .part("x"), category: try household.category("Home"), payee: nil))
    try household.importRows([saved]) { $0.sort = { _, _ in match } }
    #expect(try consumed() == ["Home": 5000])
  }

  @Test func `a transfer between two own accounts of one file is joined`() throws {
    try household.ledger.write { _ = try $0.addAccount(named: "Savings", opening: .zero(.usd)) }
    var out = row("2026-03-03", "-50.00", "To savings")
    out.otherAccount = "Savings"
    try household.importRows([out])
    var into = row("2026-03-03", "50.00", "From cash")
    into.otherAccount = "Cash"
    let summary = try household.importRows([into], into: "Savings").summary
    #expect(summary.transfers.map(\.doubt) == [nil])
    #expect(summary.uncategorized == 0)
    #expect(try household.entries().map { $0.transferPeer?.rawValue } == [2, 1])
    try household.undo(2)
    #expect(lines(try #require(try household.entries().first?.content)) == ["Transfer"])
  }
}
