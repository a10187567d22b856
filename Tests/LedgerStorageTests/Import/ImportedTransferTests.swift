import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Two imported legs in own accounts become one transfer (SEMANTICS §4); what is not sure is listed and left alone.
struct ImportedTransferTests {
  let household: Household

  init() throws {
    household = try Household()
    for name in ["Checking", "Savings", "Visa"] { try household.addAccount(name) }
  }

  func pairs(_ imported: Household.Imported) -> [[Int64]] {
    imported.summary.transfers.filter { $0.doubt == nil }.map { [$0.out.id.rawValue, $0.into.id.rawValue] }
  }

  func doubts(_ imported: Household.Imported) -> [TransferPair.Doubt?] { imported.summary.transfers.map(\.doubt) }

  @Test(arguments: ["2026-03-01", "2026-03-05", "2026-03-07"])
  func `opposite amounts up to four days apart are a transfer and leave the reports`(day: String) throws {
    try household.importRows([row("2026-03-05", "-500.00", "to savings")], into: "Checking")
    #expect(try household.expense("2026-03").position.consumed == usd("500.00"))
    let second = try household.importRows([row(day, "500.00", "from checking")], into: "Savings")
    #expect(pairs(second) == [[1, 2]])
    #expect(try household.expense("2026-03").position.consumed == usd("0.00"))
    #expect(try household.expense("2026-03").income == usd("0.00"))
    let entries = try household.entries()
    #expect(entries.map(\.transferPeer?.rawValue) == [2, 1])
    #expect(entries.allSatisfy { $0.content.parts.allSatisfy { $0.category.kind == .transfer } })
    try Recomputation.expectEqual(household.ledger.connection)
  }

  @Test(arguments: [
    row("2026-03-10", "500.00", "five days later"), row("2026-03-05", "500.01", "another amount"),
    row("2026-03-05", "-500.00", "the same sign"), row("2026-03-05", "500.00", "another currency", in: "EUR"),
  ])
  func `others are not`(other: ImportRow) throws {
    try household.importRows([row("2026-03-05", "-500.00", "out")], into: "Checking")
    #expect(try household.importRows([other], into: "Savings").summary.transfers == [])
  }

  @Test func `neither are two rows of one account, or typed ones`() throws {
    let own = [row("2026-03-05", "-500.00", "out"), row("2026-03-05", "500.00", "in")]
    #expect(try household.importRows(own, into: "Checking").summary.transfers == [])
    try household.add("-80.00", "Groceries", on: "2026-03-05", account: "Visa")
    #expect(try household.importRows([row("2026-03-05", "80.00", "in")], into: "Savings").summary.transfers == [])
  }

  @Test func `each leg is in one transfer, the nearest first`() throws {
    try household.importRows(
      [row("2026-03-01", "-500.00", "out"), row("2026-03-03", "-500.00", "out")], into: "Checking")
    let second = try household.importRows(
      [row("2026-03-02", "500.00", "in"), row("2026-03-04", "500.00", "in")], into: "Savings")
    #expect(pairs(second) == [[1, 3], [2, 4]])
  }

  @Test func `a leg that another entry fits as well is listed and left alone`() throws {
    try household.importRows([row("2026-03-05", "-50.00", "to savings")], into: "Checking")
    try household.importRows([row("2026-03-05", "-50.00", "dinner")], into: "Visa")
    let third = try household.importRows([row("2026-03-05", "50.00", "in")], into: "Savings")
    #expect(doubts(third) == [.otherEntryFits])
    #expect(try household.entries().allSatisfy { $0.transferPeer == nil })
    #expect(try household.expense("2026-03").position.consumed == usd("100.00"))
  }

  @Test func `a farther one casts no doubt`() throws {
    try household.importRows([row("2026-03-05", "-50.00", "to savings")], into: "Checking")
    try household.importRows([row("2026-03-03", "-50.00", "dinner")], into: "Visa")
    #expect(pairs(try household.importRows([row("2026-03-05", "50.00", "in")], into: "Savings")) == [[1, 3]])
  }

  @Test func `a leg that has a category of its own is left alone`() throws {
    try household.importRows([row("2026-03-05", "-50.00", "shop")], into: "Checking", category: "Groceries")
    #expect(doubts(try household.importRows([row("2026-03-05", "50.00", "in")], into: "Savings")) == [.isSorted])
    #expect(try household.expense("2026-03").position.consumed == usd("50.00"))
  }

  @Test func `undoing either import gives the other leg back what it was`() throws {
    try household.importRows([row("2026-03-05", "-500.00", "out")], into: "Checking")
    try household.importRows([row("2026-03-06", "500.00", "in")], into: "Savings")
    #expect(try household.undo(2).separated == 1)
    #expect(try household.expense("2026-03").position.consumed == usd("500.00"))
    #expect(pairs(try household.importRows([row("2026-03-06", "500.00", "in")], into: "Savings")) == [[1, 3]])
    #expect(try household.undo(1).separated == 1)
    #expect(try household.expense("2026-03").income == usd("500.00"))
    #expect(try household.entries().map(\.transferPeer) == [nil])
  }

  @Test func `a leg that was joined by hand gets back what it was when the other one goes`() throws {
    try household.add("500.00", "Income", on: "2026-03-20", account: "Savings")
    try household.importRows([row("2026-03-05", "-500.00", "out"), row("2026-03-06", "-1.00", "x")], into: "Checking")
    try household.ledger.write { try $0.joinTransfer(Entry.ID(rawValue: 1), Entry.ID(rawValue: 2)) }
    #expect(try household.expense("2026-03").income == usd("0.00"))
    #expect(throws: LedgerError.importEdited(1, [Entry.ID(rawValue: 2)])) { try household.undo(1) }
    #expect(try household.undo(1, force: true).separated == 1)
    #expect(try household.expense("2026-03").income == usd("500.00"))
    #expect(try household.entries().map(\.transferPeer) == [nil])
  }

  @Test func `a transfer comes apart and is joined again`() throws {
    try household.importRows([row("2026-03-05", "-500.00", "out")], into: "Checking")
    try household.importRows([row("2026-03-06", "500.00", "in")], into: "Savings")
    let id = Entry.ID(rawValue: 1)
    #expect(try household.ledger.write { try $0.separateTransfer(id) }.map(\.id.rawValue) == [1, 2])
    #expect(try household.expense("2026-03").position.consumed == usd("500.00"))
    try Recomputation.expectEqual(household.ledger.connection)
    let days = date("2026-03-01")...date("2026-03-31")
    #expect(try household.ledger.transferCandidates(within: days).map(\.out.id) == [id])
    try household.ledger.write { try $0.joinTransfer(Entry.ID(rawValue: 2), id) }
    #expect(try household.expense("2026-03").position.consumed == usd("0.00"))
    #expect(throws: LedgerError.cannotJoin(.isJoined(id))) {
      try household.ledger.write { try $0.joinTransfer(Entry.ID(rawValue: 2), id) }
    }
    try Recomputation.expectEqual(household.ledger.connection)
  }

  @Test func `a category given by hand since stays when the transfer comes apart`() throws {
    try household.importRows([row("2026-03-05", "-500.00", "out")], into: "Checking")
    try household.importRows([row("2026-03-06", "500.00", "in")], into: "Savings")
    try household.addCategory("Between accounts", .transfer)
    let first = try household.entries()[0]
    let moved = try first.content.changing { $0.allocation = .category(try household.category("Between accounts")) }
    try household.ledger.write { try $0.updateEntry(first.id, to: moved) }
    try household.undo(2, force: true)
    #expect(try household.entries().map { $0.content.parts[0].category.name } == ["Uncategorized"])
  }

  @Test func `both legs may come in one file`() throws {
    let (checking, savings) = (try household.account("Checking"), try household.account("Savings"))
    var rows = [
      row("2026-03-05", "-500.00", "out"), row("2026-03-05", "500.00", "in"), row("2026-03-06", "-1.00", "x"),
    ]
    rows[0].account = "DE1"
    rows[1].account = "DE2"
    let imported = try household.importRows(rows, into: "Visa") { $0.accounts = ["DE1": checking, "DE2": savings] }
    #expect(imported.outcomes.map(\.account.name) == ["Checking", "Savings", "Visa"])
    #expect(pairs(imported) == [[1, 2]])
    #expect(try household.ledger.imports()[0].account == nil)
  }

  @Test func `many equal amounts end quickly`() throws {
    let rows = (0..<4000).map { row("2026-03-\($0 % 28 < 9 ? "0" : "")\($0 % 28 + 1)", "-1.00", "fare") }
    try household.importRows(rows, into: "Checking")
    let back = rows.map { row($0.date.description, "1.00", "fare") }
    #expect(try household.importRows(back, into: "Savings").summary.new == 4000)
    try Recomputation.expectEqual(household.ledger.connection)
  }
}
