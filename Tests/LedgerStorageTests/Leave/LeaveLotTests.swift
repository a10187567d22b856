import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Grants with a last day, carry-ins, corrections and cancelled events through the stored ledger (SEMANTICS §9); today is
/// 2026-11-29.
struct LeaveLotTests {
  let household: Household
  let leave: LeaveBalance

  init() throws {
    household = try Household()
    leave = try household.ledger.write { try $0.addBalance(named: "Annual leave", unit: .counted("days")) }
  }

  func add(
    _ kind: LeaveEvent.Kind, _ thousandths: Int64, on day: String, until: String? = nil, expires: String? = nil
  ) throws {
    let event = LeaveEvent(
      kind: kind, date: date(day), until: until.map { date($0) }, scaled: thousandths, expires: expires.map { date($0) }
    )
    try household.ledger.write { try $0.addEvent(event, to: leave) }
  }

  func card(_ day: String) throws -> BalanceCard { try household.ledger.balanceCard(of: leave, asOf: date(day)) }

  func log() throws -> LeaveLog {
    try LeaveLog(try household.ledger.leaveRecord(of: leave), through: Household.today)
  }

  /// Annual grant 28 that never expires, carried in 5, of which 2 never expire.
  struct Year: CustomStringConvertible {
    let before: Int64
    let after: Int64
    let expired: Int64
    let neverExpiringLeft: Int64
    let annualLeft: Int64
    var description: String { "\(before) taken before expiry, \(after) after" }
  }

  @Test(arguments: [
    Year(before: 5, after: 10, expired: 0, neverExpiringLeft: 0, annualLeft: 18),
    Year(before: 0, after: 10, expired: 3, neverExpiringLeft: 0, annualLeft: 20),
    Year(before: 10, after: 5, expired: 0, neverExpiringLeft: 0, annualLeft: 18),
    Year(before: 2, after: 2, expired: 1, neverExpiringLeft: 0, annualLeft: 28),
    Year(before: 3, after: 0, expired: 0, neverExpiringLeft: 2, annualLeft: 28),
    Year(before: 4, after: 0, expired: 0, neverExpiringLeft: 1, annualLeft: 28),
  ])
  func `each lot keeps what consumptions before and after the expiry leave of it`(year: Year) throws {
    try add(.grant, 28_000, on: "2026-01-01")
    try add(.carryIn, 3000, on: "2026-01-01", expires: "2026-03-31")
    try add(.carryIn, 2000, on: "2026-01-01")
    if year.before > 0 { try add(.consume, year.before * 1000, on: "2026-03-02") }
    if year.after > 0 { try add(.consume, year.after * 1000, on: "2026-05-04") }
    let card = try card("2026-11-29")
    #expect(card.total.scaled == 33_000)
    #expect(card.consumed.scaled == (year.before + year.after) * 1000)
    #expect(card.expired.scaled == year.expired * 1000)
    #expect(card.balance.scaled == (year.neverExpiringLeft + year.annualLeft) * 1000)
    let record = try household.ledger.leaveRecord(of: leave)
    let lots = LeaveAccount(record.events(through: Household.today), through: Household.today).lots
    #expect(lots.map(\.rest) == [year.annualLeft * 1000, 0, year.neverExpiringLeft * 1000])
  }

  @Test func `a consumption that comes late takes back what had expired`() throws {
    try add(.grant, 3000, on: "2026-01-01", expires: "2026-03-31")
    #expect(try card("2026-04-01").expired.scaled == 3000)
    try add(.consume, 2000, on: "2026-03-30")
    #expect(try card("2026-04-01").expired.scaled == 1000)
  }

  @Test func `a consumption needs lots that are valid on its days`() throws {
    try add(.grant, 3000, on: "2026-01-01", expires: "2026-12-31")
    try add(.grant, 1000, on: "2026-01-01")
    let expected = LedgerError.overdrawn(
      leave, wanted: Quantity(scaled: 2000, unit: leave.unit), left: Quantity(scaled: 1000, unit: leave.unit),
      days: date("2027-01-02")...date("2027-01-02"))
    #expect(throws: expected) { try add(.consume, 2000, on: "2027-01-02") }
    try add(.consume, 4000, on: "2026-12-31")
  }

  @Test func `what is planned for later must still fit`() throws {
    try add(.grant, 3000, on: "2026-01-01", expires: "2026-12-31")
    try add(.grant, 2000, on: "2026-01-01")
    try add(.consume, 2000, on: "2027-02-01")
    #expect(throws: LedgerError.self) { try add(.consume, 3001, on: "2026-12-01") }
    try add(.consume, 3000, on: "2026-12-01")
  }

  @Test func `a grant cannot expire before it begins, and nothing else expires`() throws {
    for (kind, expires) in [(LeaveEvent.Kind.grant, "2026-01-01"), (.adjust, "2026-06-01")] {
      #expect { try add(kind, 1000, on: "2026-01-02", expires: expires) } throws: {
        SQLiteError.ResultCode.constraint ~= $0
      }
    }
  }

  @Test func `an event that was taken back stays in the log and no longer counts`() throws {
    try add(.grant, 10_000, on: "2026-01-01")
    try add(.consume, 4000, on: "2026-06-01")
    let id = LeaveEvent.ID(rawValue: 2)
    try household.ledger.write { _ = try $0.cancelEvent(id, of: leave) }
    #expect(try card("2026-11-29").balance.scaled == 10_000)
    #expect(try log().rows.map(\.event.isCancelled) == [false, true])
    #expect(try log().rows.map(\.balance.scaled) == [10_000, 10_000])
    #expect(throws: LedgerError.leave(.eventIsCancelled(id))) {
      try household.ledger.write { _ = try $0.cancelEvent(id, of: leave) }
    }
    let unknown = LeaveEvent.ID(rawValue: 9)
    #expect(throws: LedgerError.leave(.unknownEvent(unknown, of: leave))) {
      try household.ledger.write { _ = try $0.cancelEvent(unknown, of: leave) }
    }
    #expect(try household.ledger.connection.number("SELECT count(*) FROM balances") == 1)
  }

  @Test func `a grant that is used cannot be taken back, unless the balance may be overdrawn`() throws {
    try add(.grant, 10_000, on: "2026-01-01")
    try add(.consume, 4000, on: "2026-12-24")
    let id = LeaveEvent.ID(rawValue: 1)
    #expect(throws: LedgerError.leave(.eventIsUsed(id, of: leave))) {
      try household.ledger.write { _ = try $0.cancelEvent(id, of: leave) }
    }
    let free = try household.ledger.write { writer in
      let free = try writer.addBalance(named: "Overtime", unit: .time, allowsOverdraft: true)
      try writer.addEvent(LeaveEvent(kind: .grant, date: date("2026-01-01"), scaled: 60), to: free)
      try writer.addEvent(LeaveEvent(kind: .consume, date: date("2026-01-02"), scaled: 60), to: free)
      return free
    }
    try household.ledger.write { _ = try $0.cancelEvent(.init(rawValue: 3), of: free) }
    #expect(try household.ledger.balanceCard(of: free, asOf: Household.today).balance.scaled == -60)
  }

  @Test func `an archived balance stands in no report and takes no events`() throws {
    try add(.grant, 10_000, on: "2026-01-01")
    try household.ledger.write { try $0.setArchived(leave, true) }
    #expect(try household.ledger.balanceCards(asOf: Household.today).isEmpty)
    #expect(try household.ledger.balanceCards(asOf: Household.today, includingArchived: true).count == 1)
    let archived = try household.ledger.balance(named: "annual leave")
    #expect(throws: LedgerError.archived(.balance, "Annual leave")) {
      try household.ledger.write {
        try $0.addEvent(LeaveEvent(kind: .grant, date: Household.today, scaled: 1), to: archived)
      }
    }
    try household.ledger.write { try $0.setArchived(archived, false) }
    try add(.grant, 1000, on: "2026-02-01")
  }

  @Test func `only a balance without a history can be deleted`() throws {
    let empty = try household.ledger.write { try $0.addBalance(named: "Mistake", unit: .time) }
    try household.ledger.write { try $0.delete(empty) }
    #expect(try household.ledger.balances() == [leave])
    try add(.grant, 1000, on: "2026-01-01")
    #expect(throws: LedgerError.leave(.balanceInUse(leave))) { try household.ledger.write { try $0.delete(leave) } }
  }

  @Test func `a balance can have another name, and not that of another one`() throws {
    let other = try household.ledger.write { try $0.addBalance(named: "Other", unit: .time) }
    #expect(throws: LedgerError.nameTaken(.balance, "Annual leave")) {
      try household.ledger.write { try $0.rename(other, to: "annual LEAVE") }
    }
    try household.ledger.write { try $0.rename(leave, to: "ANNUAL leave") }
    #expect(try household.ledger.balances().map(\.name) == ["ANNUAL leave", "Other"])
  }
}
