import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Entries that consume a balance: derived on reading, so that they can never differ from the entries (SEMANTICS §9).
struct EntryConsumptionTests {
  let household: Household
  let card: LeaveBalance
  let visits: LeaveBalance

  init() throws {
    household = try Household()
    (card, visits) = try household.ledger.write { writer in
      let card = try writer.addBalance(named: "Gift card", unit: .money(.usd))
      let visits = try writer.addBalance(named: "Gym card", unit: .counted("visits"))
      try writer.addEvent(LeaveEvent(kind: .grant, date: date("2026-01-01"), scaled: 5000), to: card)
      try writer.addEvent(LeaveEvent(kind: .grant, date: date("2026-01-01"), scaled: 10_000), to: visits)
      return (card, visits)
    }
  }

  func link(_ entry: Entry, _ balance: LeaveBalance, _ scaled: Int64? = nil) throws {
    try household.ledger.write { try $0.setConsumption(EntryConsumption(balance, scaled: scaled), of: entry.id) }
  }

  func left(_ balance: LeaveBalance) throws -> Int64 {
    try household.ledger.balanceCard(of: balance, asOf: Household.today).balance.scaled
  }

  @Test func `an entry consumes its amount of a card in its currency, and changing or deleting it changes the card`()
    throws
  {
    let entry = try household.add("-12.00", "Groceries")
    try link(entry, card)
    #expect(try left(card) == 3800)
    var content = entry.content
    content.amount = usd("-20.00")
    try household.ledger.write { try $0.updateEntry(entry.id, to: content) }
    #expect(try left(card) == 3000)
    try household.ledger.write { _ = try $0.deleteEntry(entry.id) }
    #expect(try left(card) == 5000)
    #expect(try household.ledger.consumption(of: entry.id) == nil)
  }

  @Test func `a refund gives back to the card`() throws {
    try link(try household.add("-12.00", "Groceries"), card)
    try link(try household.add("5.00", "Groceries", on: "2026-11-05"), card)
    #expect(try left(card) == 4300)
  }

  @Test func `an entry consumes a quantity of what is counted`() throws {
    let entry = try household.add("-3.00", "Health")
    try link(entry, visits, 2000)
    #expect(try left(visits) == 8000)
    try link(entry, card)
    #expect(try left(visits) == 10_000)
    #expect(try left(card) == 4700)
    try household.ledger.write { try $0.setConsumption(nil, of: entry.id) }
    #expect(try left(card) == 5000)
  }

  @Test func `a quantity must be told where the amount is none of the balance's unit`() throws {
    let entry = try household.add("-3.00", "Health")
    #expect(throws: LedgerError.leave(.needsQuantity(visits))) { try link(entry, visits) }
    let euros = try household.add("-3.00", "Health", in: "EUR")
    #expect(throws: LedgerError.leave(.needsQuantity(card))) { try link(euros, card) }
  }

  @Test func `more than the card has is refused, when it is linked and when the entry changes`() throws {
    let large = try household.add("-50.01", "Groceries")
    #expect(throws: LedgerError.self) { try link(large, card) }
    let entry = try household.add("-50.00", "Groceries")
    try link(entry, card)
    var content = entry.content
    content.amount = usd("-50.01")
    let before = try StoredState(household.ledger.connection)
    #expect(throws: LedgerError.self) { try household.ledger.write { try $0.updateEntry(entry.id, to: content) } }
    #expect(try StoredState(household.ledger.connection) == before)
    try Recomputation.expectEqual(household.ledger.connection)
  }

  @Test func `of a balance that was corrected to less than nothing an entry can still consume less, and not more`()
    throws
  {
    let entry = try household.add("-50.00", "Groceries")
    try link(entry, card)
    try household.ledger.write {
      try $0.addEvent(LeaveEvent(kind: .adjust, date: date("2026-11-10"), scaled: -1000), to: card)
    }
    var content = entry.content
    content.note = "birthday"
    content.amount = usd("-49.00")
    try household.ledger.write { try $0.updateEntry(entry.id, to: content) }
    #expect(try left(card) == -900)
    content.amount = usd("-49.01")
    #expect(throws: LedgerError.self) { try household.ledger.write { try $0.updateEntry(entry.id, to: content) } }
  }

  @Test func `a leg of a transfer consumes nothing`() throws {
    let account = try household.addAccount("Checking")
    let out = try household.ledger.write { writer in
      try writer.addTransfer(try household.content("-5.00", "Transfer"), to: account).out
    }
    #expect(throws: LedgerError.leave(.transferConsumesNothing(out.id))) { try link(out, card) }
  }

  @Test func `the log and the view name the entry`() throws {
    let entry = try household.store(try household.content("-12.00", "Groceries", payee: "Corner shop"))
    try link(entry, card)
    let log = try LeaveLog(try household.ledger.leaveRecord(of: card), through: Household.today)
    #expect(log.rows.map(\.event.origin) == [.typed, .entry(entry.id)])
    #expect(log.rows.last?.event.note == "Corner shop")
    let rows = try household.ledger.connection.values(
      "SELECT kind, date, amount, note, entry FROM balances WHERE entry IS NOT NULL")
    #expect(
      rows == [
        [.text("consume"), .text("2026-11-03"), .integer(1200), .text("Corner shop"), .integer(entry.id.rawValue)]
      ]
    )
  }

  @Test func `a balance that an entry consumes cannot be deleted`() throws {
    let empty = try household.ledger.write {
      try $0.addBalance(named: "Debt", unit: .money(.usd), allowsOverdraft: true)
    }
    try link(try household.add("-1.00", "Groceries"), empty)
    #expect(throws: LedgerError.leave(.balanceInUse(empty))) { try household.ledger.write { try $0.delete(empty) } }
  }
}
