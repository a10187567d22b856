import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// A transfer is two entries that belong together.
struct TransferTests {
  let household: Household
  let out: Entry
  let into: Entry

  init() throws {
    household = try Household()
    let savings = try household.addAccount("Savings")
    try household.addAccount("Checking")
    let content = try household.content("-250.00", "Transfer", note: "for later", tags: ["saving"])
    (out, into) = try household.ledger.write { try $0.addTransfer(content, to: savings) }
  }

  func balances() throws -> [Money] { try household.ledger.accountStandings().map(\.balance) }

  func expectRefused(_ error: LedgerError, _ change: (LedgerWriter) throws -> Void) throws {
    let before = try StoredState(household.ledger.connection)
    #expect(throws: error) { try household.ledger.write(change) }
    #expect(try StoredState(household.ledger.connection) == before)
  }

  @Test func `both legs are stored and know each other`() throws {
    #expect(try household.ledger.entry(out.id) == out)
    #expect(try household.ledger.entry(into.id) == into)
    #expect(out.transferPeer == into.id)
    #expect(into.transferPeer == out.id)
    #expect(into.content.note == "for later")
    #expect(try balances() == [usd("-250.00"), usd("250.00"), usd("0.00")])
  }

  @Test func `day, amount and category are those of both legs, note, tags, payee and status those of one`() throws {
    let saved = try household.addCategory("Saved", .transfer)
    let changed = into.content.changing { content in
      (content.date, content.amount, content.allocation) = (date("2026-12-01"), usd("99.00"), .category(saved))
      (content.note, content.tags, content.payee, content.status) = (nil, ["x", "y"], "Bank", .pending)
    }
    try household.ledger.write { try $0.updateEntry(into.id, to: changed) }
    #expect(try household.ledger.entry(into.id).content == changed)
    let expected = out.content.changing { content in
      (content.date, content.amount, content.allocation) = (date("2026-12-01"), usd("-99.00"), .category(saved))
    }
    #expect(try household.ledger.entry(out.id).content == expected)
    #expect(try household.ledger.entry(out.id).transferPeer == into.id)
    try Recomputation.expectEqual(household.ledger.connection)
  }

  @Test func `legs that do not share their day go on apart`() throws {
    // As a ledger may hold it that was made before legs had days of their own.
    try household.ledger.connection.run("UPDATE entry SET day = day + 2 WHERE id = ?", into.id)
    let changed = out.content.changing { $0.date = date("2026-12-01") }
    try household.ledger.write { try $0.updateEntry(out.id, to: changed) }
    #expect(try household.ledger.entry(into.id).content.date == date("2026-11-05"))
  }

  @Test func `a leg cannot be split`() throws {
    let split = try household.splitContent([("Transfer", "-200.00"), ("Transfer", "-50.00")])
    try expectRefused(.cannotJoin(.isSplit(out.id))) { try $0.updateEntry(out.id, to: split) }
  }

  @Test func `a leg can move to a third account`() throws {
    let changed = try into.content.changing { $0.account = try household.account("Checking") }
    try household.ledger.write { try $0.updateEntry(into.id, to: changed) }
    #expect(try balances() == [usd("-250.00"), usd("0.00"), usd("250.00")])
  }

  @Test func `a leg cannot move to the account of the other, nor to another currency`() throws {
    let same = try into.content.changing { $0.account = try household.account("Cash") }
    let foreign = into.content.changing { $0.amount = money("250", "JPY") }
    let cash = try household.account("Cash")
    try expectRefused(.transferNeedsTwoAccounts("Cash")) { try $0.updateEntry(into.id, to: same) }
    try expectRefused(.transferNeedsOneCurrency) { try $0.updateEntry(into.id, to: foreign) }
    try expectRefused(.transferNeedsTwoAccounts("Cash")) { _ = try $0.addTransfer(out.content, to: cash) }
  }

  @Test(arguments: [true, false])
  func `deleting either leg deletes both`(first: Bool) throws {
    let deleted = try household.ledger.write { try $0.deleteEntry(first ? out.id : into.id) }
    #expect(deleted.map(\.id) == (first ? [out.id, into.id] : [into.id, out.id]))
    #expect(try household.ledger.entries(matching: EntryFilter()).isEmpty)
    #expect(try household.ledger.connection.number("SELECT count(*) FROM transfer") == 0)
    #expect(try balances() == [usd("0.00"), usd("0.00"), usd("0.00")])
    try Recomputation.expectEqual(household.ledger.connection)
  }

  @Test func `a transfer cannot be split, for its legs would not add up`() throws {
    let split = try household.splitContent([("Transfer", "-3.00"), ("Transfer", "-2.00")])
    let savings = try household.account("Savings")
    let before = try StoredState(household.ledger.connection)
    #expect(throws: SplitError.self) { try household.ledger.write { try $0.addTransfer(split, to: savings) } }
    #expect(try StoredState(household.ledger.connection) == before)
  }
}
