import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

/// Rules of balances through the stored ledger (SEMANTICS §9); today is 2026-11-29.
struct StoredLeaveRuleTests {
  let household: Household
  let leave: LeaveBalance

  init() throws {
    household = try Household()
    leave = try household.ledger.write { try $0.addBalance(named: "Annual leave", unit: .counted("days")) }
  }

  func add(
    _ schedule: LeaveRule.Schedule, _ scaled: Int64, from day: String, until: String? = nil,
    validity: LeaveValidity? = nil
  ) throws {
    let rule = LeaveRule(
      id: .init(rawValue: 0), schedule: schedule, scaled: scaled, from: date(day), until: until.map { date($0) },
      validity: validity)
    try household.ledger.write { try $0.addRule(rule, to: leave) }
  }

  func consume(_ scaled: Int64, on day: String) throws {
    try household.ledger.write {
      try $0.addEvent(LeaveEvent(kind: .consume, date: date(day), scaled: scaled), to: leave)
    }
  }

  func balance(_ day: String) throws -> Int64 {
    try household.ledger.balanceCard(of: leave, asOf: date(day)).balance.scaled
  }

  struct Stored: CustomStringConvertible {
    let description: String
    let schedule: LeaveRule.Schedule
    var until: CalendarDate?
    var validity: LeaveValidity?
  }

  @Test(arguments: [
    Stored(description: "a year in parts", schedule: .accrual(.year), validity: .months(15)),
    Stored(description: "each month", schedule: .accrual(.month), until: date("2026-12-31")),
    Stored(description: "nothing kept", schedule: .renewal(.year, .none, prorates: true)),
    Stored(description: "all kept", schedule: .renewal(.anniversary, .all, prorates: false)),
    Stored(
      description: "some kept", schedule: .renewal(.year, .most(5000), prorates: false),
      validity: .yearDay(month: 3, day: 31)),
  ])
  func `a rule is read back as it was stored`(stored: Stored) throws {
    let rule = LeaveRule(
      id: .init(rawValue: 0), schedule: stored.schedule, scaled: 25_000, from: date("2026-01-01"), until: stored.until,
      validity: stored.validity)
    try household.ledger.write { try $0.addRule(rule, to: leave) }
    let found = try #require(try household.ledger.leaveRecord(of: leave).rules.first)
    #expect(found.schedule == rule.schedule && found.scaled == 25_000 && found.from == rule.from)
    #expect(found.until == rule.until && found.validity == rule.validity)
  }

  @Test func `what a rule grants is never stored, and reports of any day have it`() throws {
    try add(.accrual(.year), 25_000, from: "2026-01-01")
    #expect(try balance("2026-12-31") == 25_000)
    #expect(try balance("2026-11-29") == 20_833)
    #expect(try household.ledger.connection.number("SELECT count(*) FROM leave_event") == 0)
    #expect(try household.ledger.monthReport(month("2026-11")).balances.first?.total.scaled == 20_833)
  }

  @Test func `leave can be planned that a rule will have granted by then`() throws {
    try add(.renewal(.year, .most(5000), prorates: false), 20_000, from: "2026-01-01", validity: .months(3))
    try consume(25_000, on: "2027-03-31")
    #expect(throws: LedgerError.self) { try consume(1, on: "2027-06-01") }
    // What is taken now comes out of what would be carried over.
    #expect(throws: LedgerError.self) { try consume(15_001, on: "2026-12-01") }
    try consume(15_000, on: "2026-12-01")
  }

  @Test func `a rule that has ended grants no more, and is not needed for what it had granted`() throws {
    try add(.accrual(.month), 2000, from: "2026-01-01")
    try household.ledger.write { _ = try $0.stopRules(of: leave, from: date("2026-07-01")) }
    #expect(try balance("2027-12-31") == 12_000)
    #expect(throws: LedgerError.leave(.noRule(leave))) {
      try household.ledger.write { _ = try $0.stopRules(of: leave, from: date("2026-07-01")) }
    }
  }

  @Test func `a rule that ends before it began grants nothing`() throws {
    try add(.renewal(.year, .none, prorates: false), 20_000, from: "2027-01-01")
    try household.ledger.write { _ = try $0.stopRules(of: leave, from: date("2026-11-29")) }
    #expect(try balance("2030-01-01") == 0)
  }

  @Test func `a rule cannot end under what is planned`() throws {
    try add(.renewal(.year, .none, prorates: false), 20_000, from: "2027-01-01")
    try consume(20_000, on: "2027-02-01")
    let before = try StoredState(household.ledger.connection)
    #expect(throws: LedgerError.leave(.ruleIsUsed(leave))) {
      try household.ledger.write { _ = try $0.stopRules(of: leave, from: date("2027-01-01")) }
    }
    #expect(try StoredState(household.ledger.connection) == before)
  }

  @Test func `a quantity whose sums would not fit is refused`() throws {
    #expect(throws: MoneyError.outOfRange) { try add(.accrual(.month), LeaveRule.most + 1, from: "2026-01-01") }
    try add(.accrual(.month), LeaveRule.most, from: "0001-01-01")
  }
}
