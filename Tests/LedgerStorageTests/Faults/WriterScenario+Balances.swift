import LedgerDomain
import TestSupport
import Testing

@testable import LedgerStorage

extension WriterScenario {
  static let balances = [
    WriterScenario("addBalance(String)") { _, writer in
      _ = try writer.addBalance(named: "Vouchers", unit: .money(currency("GBP")), allowsOverdraft: true)
    },
    WriterScenario("rename(LeaveBalance)") { household, writer in
      try writer.rename(try household.ledger.balance(named: "Unused"), to: "Gym card")
    },
    WriterScenario("setArchived(LeaveBalance)") { household, writer in
      try writer.setArchived(try household.ledger.balance(named: "Unused"), true)
    },
    WriterScenario("delete(LeaveBalance)") { household, writer in
      try writer.delete(try household.ledger.balance(named: "Unused"))
    },
    WriterScenario("addEvent(LeaveEvent)", "over several days") { household, writer in
      let event = LeaveEvent(kind: .consume, date: date("2026-12-21"), until: date("2026-12-24"), scaled: 4000)
      try writer.addEvent(event, to: try household.ledger.balance(named: "Annual leave"))
    },
    WriterScenario("cancelEvent(LeaveEvent.ID)") { household, writer in
      let leave = try household.ledger.balance(named: "Annual leave")
      let consumed = try #require(try household.ledger.events(of: leave).first { $0.kind == .consume })
      _ = try writer.cancelEvent(try #require(consumed.id), of: leave)
    },
    WriterScenario("addRule(LeaveRule)") { household, writer in
      let rule = household.leaveRule(.renewal(.year, .most(5000), prorates: false), 10_000)
      try writer.addRule(rule, to: try household.ledger.balance(named: "Unused"))
    },
    WriterScenario("stopRules(LeaveBalance)") { household, writer in
      let leave = try household.ledger.balance(named: "Annual leave")
      _ = try writer.stopRules(of: leave, from: date("2026-12-01"))
    },
  ]

  static let goals = [
    WriterScenario("addGoal(String)") { household, writer in
      _ = try writer.addGoal(
        named: "Bicycle", target: money("700.00", "EUR"), by: month("2027-03"), account: try household.account("Giro"))
    },
    WriterScenario("updateGoal(SavingsGoal)") { household, writer in
      let goal = try household.ledger.goal(named: "Holiday")
      _ = try writer.updateGoal(goal, name: "Journey", target: usd("1200.00"), month: month("2027-08"))
    },
    WriterScenario("deleteGoal(SavingsGoal)") { household, writer in
      try writer.deleteGoal(try household.ledger.goal(named: "Roof"))
    },
    WriterScenario("setAside(Entry)", "for a goal") { household, writer in
      try writer.setAside(try household.entry("Refund"), for: try household.ledger.goal(named: "Holiday"))
    },
    WriterScenario("setAside(Entry)", "for nothing any more") { household, writer in
      try writer.setAside(try household.entry("Shop"), for: nil)
    },
  ]
}
