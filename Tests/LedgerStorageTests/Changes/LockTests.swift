import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

@Suite struct LockTests {
  let household: Household
  let old: Entry
  let split: Entry
  private var ledger: Ledger { household.ledger }

  init() throws {
    household = try Household()
    old = try household.add("-1.00", "Home", on: "2026-03-31")
    split = try household.store(
      try household.splitContent([("Home", "-1.00"), ("Groceries", "-2.00")], on: "2026-03-30"))
    try household.ledger.write { try $0.lock(until: date("2026-03-31")) }
  }

  private func expectLocked(
    _ what: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ change: (LedgerWriter) throws -> Void
  ) throws {
    let before = try LogicalState(ledger)
    #expect(throws: LedgerError.locked(until: date("2026-03-31")), what, sourceLocation: sourceLocation) {
      try ledger.write(change)
    }
    #expect(throws: LedgerError.locked(until: date("2026-03-31")), what, sourceLocation: sourceLocation) {
      try ledger.rehearse(change)
    }
    #expect(try LogicalState(ledger) == before, what, sourceLocation: sourceLocation)
    ledger.overridesLock = true
    try ledger.rehearse(change)
    ledger.overridesLock = false
  }

  @Test func `nothing of the locked period changes, whichever way`() throws {
    let household = household
    try expectLocked("add") { _ = try $0.addEntry(try household.content("-1.00", "Home", on: "2026-03-31")) }
    try expectLocked("delete") { _ = try $0.deleteEntry(old.id) }
    try expectLocked("move out of it") {
      _ = try $0.updateEntry(old.id, to: try household.content("-1.00", "Home", on: "2026-04-01"))
    }
    let late = try household.add("-1.00", "Home", on: "2026-04-01")
    try expectLocked("move into it") {
      _ = try $0.updateEntry(late.id, to: try household.content("-1.00", "Home", on: "2026-03-01"))
    }
    try expectLocked("a tag") {
      var content = old.content
      content.tags = ["late"]
      _ = try $0.updateEntry(old.id, to: content)
    }
    try expectLocked("lines of a split") {
      let lines = try household.splitContent([("Home", "-2.00"), ("Groceries", "-1.00")], on: "2026-03-30")
      _ = try $0.updateEntry(split.id, to: lines)
    }
    try expectLocked("an import") {
      _ = try $0.importRows(try household.source([row("2026-03-15", "-4.00", "Baker")])) { _ in }
    }
    try expectLocked("the budget of a month that has ended") {
      _ = try $0.setBudget(.init(month: month("2026-03"), scope: .only, amount: usd("5.00")), of: nil)
    }
    try expectLocked("where months begin") { try $0.setMonthStart(MonthStart(day: 25, from: month("2026-03"))!) }
    try expectLocked("what an account with entries in it began with") {
      try $0.setOpening(usd("5.00"), of: try household.account("Cash"))
    }
    try expectLocked("undo") { _ = try $0.undo(.init(rawValue: 1)) }
  }

  @Test func `what lies behind it changes as ever`() throws {
    try household.add("-1.00", "Home", on: "2026-04-01")
    try household.budget("5.00", .from, "2026-04")
    try household.importRows([row("2026-04-02", "-4.00", "Baker")])
    try household.addCategory("Boats")
    let later = try ledger.write { try $0.addAccount(named: "Later", opening: usd("1.00")) }
    try ledger.write { try $0.setOpening(usd("2.00"), of: later) }
    #expect(try ledger.lockedUntil() == date("2026-03-31"))
    #expect(try ledger.changes().allSatisfy { !$0.overrodeLock })
  }

  @Test func `a change that goes through the lock is marked in the log, and no other`() throws {
    ledger.overridesLock = true
    try household.add("-1.00", "Home", on: "2026-03-01")
    try household.add("-1.00", "Home", on: "2026-05-01")
    #expect(try ledger.changes(limit: 2).map(\.overrodeLock) == [false, true])
  }

  @Test func `undo takes no lock away, nor what it protects with it`() throws {
    #expect(throws: LedgerError.lockStays(until: date("2026-03-31"))) { try ledger.undo([nil]) }
    #expect(throws: LedgerError.lockStays(until: date("2026-03-31"))) { try ledger.undo([nil, nil]) }
    #expect(try ledger.lockedUntil() == date("2026-03-31"))
    ledger.overridesLock = true
    _ = try ledger.undo([nil, nil])
    #expect(try ledger.lockedUntil() == nil)
  }

  @Test func `a rule that grants leave on locked days is refused, and one that ends there`() throws {
    let balance = try ledger.write { try $0.addBalance(named: "Leave", unit: .counted("days")) }
    func rule(from day: String) -> LeaveRule {
      LeaveRule(id: .init(rawValue: 0), schedule: .accrual(.year), scaled: 12_000, from: date(day))
    }
    try expectLocked("a rule") { try $0.addRule(rule(from: "2026-01-01"), to: balance) }
    try ledger.write { try $0.addRule(rule(from: "2026-04-01"), to: balance) }
    #expect(throws: LedgerError.locked(until: date("2026-03-31"))) {
      try ledger.write { _ = try $0.stopRules(of: balance, from: date("2026-03-01")) }
    }
  }

  @Test func `a lock is taken away`() throws {
    try ledger.write { try $0.lock(until: nil) }
    #expect(try ledger.lockedUntil() == nil)
    try household.add("-1.00", "Home", on: "2026-03-01")
  }
}
