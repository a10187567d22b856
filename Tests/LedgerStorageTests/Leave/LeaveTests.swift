import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Leave-style balances through the stored ledger (SEMANTICS §9); today is 2026-11-29.
struct LeaveTests {
  let household: Household
  let leave: LeaveBalance

  init() throws {
    household = try Household()
    leave = try household.ledger.write { try $0.addBalance(named: "Annual leave", unit: .counted("days")) }
  }

  func add(
    _ kind: LeaveEvent.Kind, _ thousandths: Int64, on day: String, until: String? = nil, to balance: LeaveBalance? = nil
  ) throws {
    let event = LeaveEvent(kind: kind, date: date(day), until: until.map { date($0) }, scaled: thousandths)
    try household.ledger.write { try $0.addEvent(event, to: balance ?? leave) }
  }

  /// Total, consumed, planned, expired and balance, in thousandths of a day.
  func figures(_ day: String) throws -> [Int64] {
    let card = try #require(try household.ledger.balanceCards(asOf: date(day)).first)
    return [card.total, card.consumed, card.planned, card.expired, card.balance].map(\.scaled)
  }

  @Test func `a balance is what was granted, less what was consumed and lost`() throws {
    try add(.grant, 28_000, on: "2026-01-01")
    try add(.carryIn, 5000, on: "2026-01-01")
    try add(.adjust, -1000, on: "2026-02-01")
    try add(.consume, 10_500, on: "2026-03-01")
    try add(.expire, 2000, on: "2026-04-01")
    #expect(try figures("2026-11-29") == [32_000, 10_500, 0, 2000, 19_500])
    let card = try #require(try household.ledger.monthReport(month("2026-11")).balances.first)
    #expect(card.source == leave)
    #expect(card.asOf == Household.today)
    #expect(card.progress.fraction == 10.5 / 32)
    #expect(card.balance.description == "19.5")
  }

  @Test func `a report as of a date uses only events up to it`() throws {
    try add(.grant, 10_000, on: "2026-01-01")
    try add(.grant, 10_000, on: "2026-07-01")
    try add(.consume, 3000, on: "2026-03-01")
    #expect(try figures("2025-12-31") == [0, 0, 3000, 0, 0])
    #expect(try figures("2026-02-28") == [10_000, 0, 3000, 0, 10_000])
    #expect(try figures("2026-03-01") == [10_000, 3000, 0, 0, 7000])
    #expect(try figures("2026-07-01") == [20_000, 3000, 0, 0, 17_000])
  }

  @Test func `leave over several days is taken day by day`() throws {
    try add(.grant, 10_000, on: "2026-01-01")
    try add(.consume, 4000, on: "2026-11-28", until: "2026-12-01")
    #expect(try figures("2026-11-27") == [10_000, 0, 4000, 0, 10_000])
    #expect(try figures("2026-11-29") == [10_000, 2000, 2000, 0, 8000])
    #expect(try figures("2026-12-01") == [10_000, 4000, 0, 0, 6000])
  }

  @Test func `a total of 0 makes a progress of 0`() throws {
    let card = try #require(try household.ledger.balanceCards(asOf: Household.today).first)
    #expect(card.progress.fraction == 0)
    #expect(card.balance.scaled == 0)
    try add(.adjust, -5000, on: "2026-01-01")
    let below = try #require(try household.ledger.balanceCards(asOf: Household.today).first)
    #expect(below.progress.fraction == 0)
    #expect(below.balance.scaled == -5000)
  }

  @Test func `more than the balance is refused, what is planned included`() throws {
    try add(.grant, 10_000, on: "2026-01-01")
    try add(.consume, 4000, on: "2026-06-01")
    try add(.consume, 5000, on: "2026-12-24")
    let before = try StoredState(household.ledger.connection)
    for day in ["2026-06-02", "2026-11-29", "2026-12-27"] {
      let expected = LedgerError.overdrawn(
        leave, wanted: Quantity(scaled: 1001, unit: leave.unit), left: Quantity(scaled: 1000, unit: leave.unit),
        days: date(day)...date(day))
      #expect(throws: expected) { try add(.consume, 1001, on: day) }
    }
    #expect(try StoredState(household.ledger.connection) == before)
    try add(.consume, 1000, on: "2026-12-27")
    #expect(try figures("2026-12-31") == [10_000, 10_000, 0, 0, 0])
  }

  @Test func `a grant that is still to come cannot be consumed before it`() throws {
    try add(.grant, 10_000, on: "2027-01-01")
    #expect(throws: LedgerError.self) { try add(.consume, 1000, on: "2026-12-31") }
    try add(.consume, 1000, on: "2027-01-01")
    #expect(try figures("2027-01-01") == [10_000, 1000, 0, 0, 9000])
  }

  @Test func `a plan that a later grant covers leaves the leave of today alone`() throws {
    try add(.grant, 30_000, on: "2026-01-01")
    try add(.grant, 30_000, on: "2027-01-01")
    try add(.consume, 25_000, on: "2027-03-01")
    try add(.consume, 30_000, on: "2026-11-29")
    #expect(throws: LedgerError.self) { try add(.consume, 1, on: "2026-12-01") }
    #expect(throws: LedgerError.self) { try add(.consume, 5001, on: "2027-02-01") }
    try add(.consume, 5000, on: "2027-02-01")
    #expect(try figures("2027-03-01") == [60_000, 60_000, 0, 0, 0])
  }

  @Test func `leave over several days may not run out on one of them`() throws {
    try add(.grant, 2000, on: "2026-01-01")
    try add(.grant, 10_000, on: "2026-12-05")
    // Four days from 2 to 5 December, of which three lie before the new grant.
    #expect(throws: LedgerError.self) { try add(.consume, 4000, on: "2026-12-02", until: "2026-12-05") }
    try add(.consume, 4000, on: "2026-12-04", until: "2026-12-05")
    #expect(try figures("2026-12-04") == [2000, 2000, 2000, 0, 0])
  }

  @Test func `a balance that allows it can be overdrawn`() throws {
    let hours = try household.ledger.write {
      try $0.addBalance(named: "Overtime", unit: .time, allowsOverdraft: true)
    }
    try add(.consume, 440, on: "2026-11-02", to: hours)
    let card = try household.ledger.balanceCards(asOf: Household.today)[1]
    #expect(card.balance.scaled == -440)
    #expect(card.balance.description == "-7h20")
    #expect(card.progress.fraction == 0)
    #expect(try household.ledger.balance(named: "overtime") == hours)
  }

  @Test(arguments: [LeaveUnit.counted("days"), .counted("gym visits"), .time, .money(currency("KWD"))])
  func `a balance keeps its unit`(unit: LeaveUnit) throws {
    let color = HexColor(rgb: 0x0a0b0c)
    let stored = try household.ledger.write { try $0.addBalance(named: "Other", unit: unit, color: color) }
    #expect(try household.ledger.balance(named: "Other") == stored)
    #expect(stored.unit == unit)
    #expect(stored.color == color)
    try add(.grant, 1001, on: "2026-01-01", to: stored)
    #expect(try household.ledger.balanceCards(asOf: Household.today)[1].total == Quantity(scaled: 1001, unit: unit))
  }

  @Test func `events are only added, in order of time, and never change`() throws {
    try add(.grant, 10_000, on: "2026-05-01")
    let first = try household.ledger.connection.values("SELECT * FROM leave_event WHERE id = 1")
    try add(.carryIn, 1000, on: "2026-01-01")
    try add(.consume, 2000, on: "2026-05-01")
    #expect(throws: LedgerError.self) { try add(.consume, 99_000, on: "2026-06-01") }
    let events = try household.ledger.events(of: leave)
    #expect(events.map(\.kind) == [.carryIn, .grant, .consume])
    #expect(try household.ledger.connection.values("SELECT * FROM leave_event WHERE id = 1") == first)
  }

  @Test func `an event cannot end before it begins, and a grant is not negative`() throws {
    try add(.grant, 10_000, on: "2026-01-01")
    let before = try StoredState(household.ledger.connection)
    #expect { try add(.consume, 1000, on: "2026-03-02", until: "2026-03-01") } throws: {
      SQLiteError.ResultCode.constraint ~= $0
    }
    #expect { try add(.grant, -1, on: "2026-03-01") } throws: { SQLiteError.ResultCode.constraint ~= $0 }
    #expect(try StoredState(household.ledger.connection) == before)
  }

  @Test func `balances do not share events`() throws {
    let other = try household.ledger.write { try $0.addBalance(named: "Other", unit: .counted("days")) }
    try add(.grant, 10_000, on: "2026-01-01")
    #expect(throws: LedgerError.self) { try add(.consume, 1000, on: "2026-02-01", to: other) }
    #expect(try household.ledger.balanceCards(asOf: Household.today).map(\.balance.scaled) == [10_000, 0])
  }
}
