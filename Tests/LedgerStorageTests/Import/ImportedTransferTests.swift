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
    #expect(doubts(third) == [.othersFit([Entry.ID(rawValue: 2)])])
    #expect(try household.entries().allSatisfy { $0.transferPeer == nil })
    #expect(try household.expense("2026-03").position.consumed == usd("100.00"))
  }

  func candidates(_ first: String = "0001-01-01", _ last: String = "9999-12-31") throws -> [TransferPair] {
    try household.ledger.transferCandidates(within: date(first)...date(last))
  }

  @Test(arguments: ["2026-03-01", "2026-03-04", "2026-03-05", "2026-03-09"])
  func `a farther one casts doubt as well, for a nearer date is no proof`(day: String) throws {
    try household.importRows([row("2026-03-05", "-50.00", "to savings")], into: "Checking")
    try household.importRows([row(day, "-50.00", "dinner")], into: "Visa")
    let third = try household.importRows([row("2026-03-05", "50.00", "in")], into: "Savings")
    #expect(doubts(third) == [.othersFit([Entry.ID(rawValue: 2)])])
    #expect(try candidates() == third.summary.transfers)
  }

  @Test func `what another leg of another account would fit is left alone, though it lies outside the import's days`()
    throws
  {
    try household.importRows([row("2026-03-01", "50.00", "in")], into: "Savings")
    try household.importRows([row("2026-03-09", "50.00", "in")], into: "Visa")
    let third = try household.importRows([row("2026-03-05", "-50.00", "out")], into: "Checking")
    #expect(doubts(third) == [.othersFit([Entry.ID(rawValue: 1)])])
  }

  @Test func `two equal rows of one account leave the one of the other alone until they are joined by hand`() throws {
    try household.importRows([row("2025-06-24", "-100.00", "a"), row("2025-06-24", "-100.00", "b")], into: "Checking")
    let second = try household.importRows([row("2025-06-25", "100.00", "in")], into: "Savings")
    #expect(doubts(second) == [.othersFit([Entry.ID(rawValue: 2)])])
    #expect(try candidates() == second.summary.transfers)
    #expect(try candidates("2025-06-25", "2025-06-25") == second.summary.transfers)
    #expect(try candidates("2025-06-26", "2025-06-30") == [])
    try household.ledger.write { try $0.joinTransfer(Entry.ID(rawValue: 2), Entry.ID(rawValue: 3)) }
    #expect(try candidates() == [])
  }

  @Test func `a new row that casts doubt on earlier ones is told`() throws {
    try household.importRows([row("2026-03-05", "-50.00", "a"), row("2026-03-05", "-50.00", "b")], into: "Checking")
    try household.importRows([row("2026-03-06", "50.00", "in")], into: "Savings")
    let third = try household.importRows([row("2026-03-07", "-50.00", "c")], into: "Visa")
    #expect(doubts(third) == [.othersFit([2, 4].map { Entry.ID(rawValue: $0) })])
  }

  @Test func `legs with one way only to pair them all are sure, and a missing one leaves all of them open`() throws {
    let weeks = ["2026-03-01", "2026-03-08", "2026-03-15"]
    try household.importRows(weeks.map { row($0, "-50.00", "out") }, into: "Checking")
    let first = try household.importRows([row("2026-03-05", "50.00", "in")], into: "Savings")
    #expect(doubts(first) == [.othersFit([Entry.ID(rawValue: 1)])])
    let visa = try household.importRows([row("2026-03-12", "50.00", "in")], into: "Visa")
    #expect(pairs(visa) == [])
    // 1–4–2–5–3–6 is a chain: its ends have one partner only.
    let last = try household.importRows([row("2026-03-19", "50.00", "in")], into: "Savings")
    #expect(pairs(last) == [[1, 4], [2, 5], [3, 6]])
    try Recomputation.expectEqual(household.ledger.connection)
  }

  @Test func `what a person has separated is not joined again by what comes near it`() throws {
    try household.importRows([row("2026-03-01", "-50.00", "out")], into: "Checking")
    try household.importRows([row("2026-03-05", "50.00", "in")], into: "Savings")
    try household.ledger.write { try $0.separateTransfer(Entry.ID(rawValue: 1)) }
    try household.importRows([row("2026-03-09", "-50.00", "out")], into: "Checking")
    #expect(pairs(try household.importRows([row("2026-03-13", "50.00", "in")], into: "Savings")) == [[3, 4]])
    #expect(try candidates().map(\.doubt) == [nil])
  }

  @Test func `ten years of a standing order are joined`() throws {
    let months = try (0..<120).map { try #require(month("2016-01").adding(months: $0)) }
    try household.importRows(months.map { row("\($0)-01", "-100.00", "to savings") }, into: "Checking")
    let into = months.map { row("\($0)-0\($0.monthOfYear % 5 + 1)", "100.00", "from checking") }
    #expect(pairs(try household.importRows(into, into: "Savings")).count == 120)
  }

  @Test func `an amount that is corrected changes both legs, and each counts as changed`() throws {
    try household.importRows([row("2026-06-24", "-100.00", "out", note: "a")], into: "Checking")
    try household.importRows([row("2026-06-26", "100.00", "in")], into: "Savings")
    let (out, into) = (try household.entries()[0], try household.entries()[1])
    let noted = out.content.changing { $0.note = "hello" }
    try household.ledger.write { try $0.updateEntry(out.id, to: noted) }
    #expect(try household.ledger.entry(into.id) == into)
    #expect(try household.ledger.importedRows(of: 2).map(\.state) == [.unchanged])
    let corrected = noted.changing { ($0.amount, $0.date) = (usd("-120.00"), date("2026-06-26")) }
    try household.ledger.write { try $0.updateEntry(out.id, to: corrected) }
    #expect(try household.ledger.entry(into.id).content == into.content.changing { $0.amount = usd("120.00") })
    #expect(throws: LedgerError.importEdited(2, [into.id])) { try household.undo(2) }
    // Both have one day now by chance, and still each its own.
    let moved = corrected.changing { $0.date = date("2026-06-20") }
    try household.ledger.write { try $0.updateEntry(out.id, to: moved) }
    #expect(try household.ledger.entry(into.id).content.date == date("2026-06-26"))
    try Recomputation.expectEqual(household.ledger.connection)
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
