import Foundation
import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

/// A ledger that holds something of each kind, made once and copied for each test.
enum FilledLedger {
  private static let bytes = Result {
    let folder = try TemporaryFolder()
    let path = folder.path("ledger.sqlite")
    let household = try Household(.file(path))
    try household.fill()
    try household.ledger.close()
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }

  /// Writes it to a new file.
  static func write(to path: String) throws { try bytes.get().write(to: URL(fileURLWithPath: path)) }
}

extension Household {
  /// Stores something of each kind that a ledger can hold, so that whatever is changed then has something to meet.
  func fill() throws {
    let savings = try addAccount("Savings", opening: usd("100.00"))
    try ledger.write { try $0.addAccount(named: "Giro", opening: money("0.00", "EUR")) }
    for name in ["Food:Out", "Food:Market", "Boats"] { try addCategory(name) }
    try ledger.write { try $0.setMonthStart(try #require(MonthStart(day: 25, from: month("2026-06")))) }
    try store(try content("-42.50", "Groceries", payee: "Shop", note: "a note", tags: ["food", "week"]))
    try store(try content("-7.00", "Uncategorized", on: "2026-10-30", payee: "Unknown"))
    try store(try content("12.00", "Groceries", on: "2026-10-31", payee: "Refund"))
    try store(try content("-9.00", "Home", on: "2026-12-20", payee: "Planned", status: .planned))
    try store(try content("-3.00", "Home", in: "EUR", account: "Giro", payee: "Abroad"))
    try store(try splitContent([("Home", "-30.00"), ("Groceries", "-12.50")]))
    try ledger.write { writer in
      let legs = try content("-20.00", "Transfer", on: "2026-11-10", payee: "Legs")
      _ = try writer.addTransfer(legs, to: savings)
    }
    try store(try content("-25.00", "Uncategorized", on: "2026-11-12", payee: "Out"))
    try store(try content("25.00", "Uncategorized", on: "2026-11-12", account: "Savings", payee: "In"))
    try fillBudgets()
    try fillBalances()
    try fillImports()
    try recur("-700.00", "Home", from: "2026-09-01", payee: "Landlord")
    let club = try recur("-5.00", "Health", every: "week", from: "2026-11-03", payee: "Club", about: 10)
    try ledger.write { try $0.skipRecurring(club.id, on: date("2026-11-10")) }
    _ = try ledger.write { try $0.postRecurring(until: date("2026-10-15")) }
    try recur("-1.00", "Boats", from: "2027-01-01", payee: "Never posted")
  }

  private func fillBudgets() throws {
    try budget("2000.00", .from, "2026-01")
    try budget("300.00", .from, "2026-01", of: "Groceries")
    try budget("350.00", .only, "2026-10", of: "Groceries")
    try budget("360.00", .from, "2026-12", of: "Groceries")
    try ledger.write { writer in
      let rule = RollOver.Rule(month: month("2026-02"), mode: .surplus, cap: usd("50.00"))
      try writer.setRollOver(rule, of: try category("Groceries"))
    }
  }

  private func fillBalances() throws {
    try ledger.write { writer in
      let leave = try writer.addBalance(named: "Annual leave", unit: .counted("days"))
      try writer.addEvent(LeaveEvent(kind: .grant, date: date("2026-01-01"), scaled: 28_000), to: leave)
      try writer.addEvent(LeaveEvent(kind: .consume, date: date("2026-03-01"), scaled: 2000), to: leave)
      try writer.addRule(leaveRule(.accrual(.month), 1000), to: leave)
      let card = try writer.addBalance(named: "Gift card", unit: .money(.usd))
      try writer.addEvent(LeaveEvent(kind: .grant, date: date("2026-01-01"), scaled: 50_000), to: card)
      try writer.addBalance(named: "Unused", unit: .counted("visits"))
      let goal = try writer.addGoal(named: "Holiday", target: usd("1000.00"), by: month("2027-06"))
      try writer.addGoal(named: "Roof", target: usd("900.00"), by: month("2027-06"), account: try account("Savings"))
      try writer.setAside(try entry("Shop"), for: goal)
      try writer.setConsumption(EntryConsumption(card), of: try entry("Refund").id)
    }
  }

  func leaveRule(_ schedule: LeaveRule.Schedule, _ scaled: Int64) -> LeaveRule {
    LeaveRule(
      id: .init(rawValue: 0), schedule: schedule, scaled: scaled, from: date("2026-01-01"), until: nil,
      validity: .months(15))
  }

  private func fillImports() throws {
    try importRows(
      [
        row("2026-11-03", "-42.50", "SHOP 123"), row("2026-11-05", "-8.00", "Baker", category: "Bread"),
        row("2026-11-06", "-6.00", "Kiosk"), row("2026-11-07", "-6.50", "Kiosk", id: "K-1"),
      ], creating: true
    ) { $0.keep("Date,Payee,Amount\n2026-11-03,SHOP 123,-42.50\n") }
    try importRows([row("2026-11-12", "25.00", "From cash")], into: "Savings")
    try ledger.write { writer in
      try writer.addRule(pattern: .part("kiosk"), category: try category("Boats"), payee: "The kiosk")
      try writer.addRule(pattern: .part("baker"), category: try category("Food:Market"), maximum: usd("0.00"))
      try writer.saveProfile(
        named: "My bank", account: try account("Giro"), category: nil, header: ["date", "amount"],
        reading: ["decimal": "comma"])
    }
  }

  /// The first entry of a payee.
  func entry(_ payee: String) throws -> Entry {
    try #require(try entries().first { $0.content.payee == payee }, "no entry of \(payee)")
  }

  /// The first recurring entry of a payee.
  func recurring(_ payee: String) throws -> RecurringEntry {
    try #require(try ledger.recurringStandings().map(\.entry).first { $0.template.payee == payee })
  }

  /// What `check` finds, apart from entries of days to come, which some changes store on purpose.
  func findings() throws -> [CheckFinding] {
    try ledger.check().findings.filter { if case .futureEntries = $0 { false } else { true } }
  }
}
