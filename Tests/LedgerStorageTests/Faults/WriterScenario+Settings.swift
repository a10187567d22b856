import LedgerDomain
import SQLiteKit
import TestSupport
import Testing

@testable import LedgerStorage

extension WriterScenario {
  static let names = [
    WriterScenario("addCategory(String)", "with one above it") { _, writer in
      _ = try writer.addCategory(named: "Hats:Red:Small")
    },
    WriterScenario("rename(Category)", "a tree") { household, writer in
      try writer.rename(try household.category("Food"), to: "Meals:All")
    },
    WriterScenario("setArchived(Category)") { household, writer in
      try writer.setArchived(try household.category("Boats"), true)
    },
    WriterScenario("addAccount(String)") { _, writer in
      _ = try writer.addAccount(named: "Broker", opening: money("10.00", "GBP"))
    },
    WriterScenario("rename(Account)", "the default one") { household, writer in
      try writer.rename(try household.account("Cash"), to: "Wallet")
    },
    WriterScenario("setArchived(Account)") { household, writer in
      try writer.setArchived(try household.account("Giro"), true)
    },
    WriterScenario("setOpening(Money)") { household, writer in
      try writer.setOpening(usd("55.00"), of: try household.account("Savings"))
    },
  ]

  static let budgets = [
    WriterScenario("setBudget(BudgetSchedule.Rule)", "in place of later ones") { household, writer in
      let rule = BudgetSchedule.Rule(month: month("2026-03"), scope: .from, amount: usd("320.00"))
      _ = try writer.setBudget(rule, of: try household.category("Groceries"), replacesLater: true)
    },
    WriterScenario("setBudget(BudgetSchedule.Rule)", "of the whole month, ended") { _, writer in
      _ = try writer.setBudget(BudgetSchedule.Rule(month: month("2026-09"), scope: .only, amount: nil), of: nil)
    },
    WriterScenario("clearBudget(Month)") { household, writer in
      _ = try writer.clearBudget(in: month("2026-10"), .only, of: try household.category("Groceries"))
    },
    WriterScenario("setRollOver(RollOver.Rule)") { household, writer in
      let rule = RollOver.Rule(month: month("2026-05"), mode: .both)
      _ = try writer.setRollOver(rule, of: try household.category("Groceries"))
    },
    WriterScenario("copyBudgets(BudgetSource)", "of the last month") { _, writer in
      _ = try writer.copyBudgets(from: .lastMonth, to: month("2026-11"), .only)
    },
    WriterScenario("copyBudgets(BudgetSource)", "a mean") { _, writer in
      _ = try writer.copyBudgets(from: .mean3, to: month("2026-12"), .from)
    },
  ]

  static let settings = [
    WriterScenario("setMonthStart(MonthStart)") { _, writer in
      try writer.setMonthStart(try #require(MonthStart(day: 10, from: month("2026-10"))))
    },
    WriterScenario("setCurrency(Currency)", wantsNewLedger: true) { _, writer in
      _ = try writer.setCurrency(currency("EUR"))
    },
    WriterScenario("setDefaultAccount(Account)") { household, writer in
      try writer.setDefaultAccount(try household.account("Savings"))
    },
    WriterScenario("setSnapshotCount(Int)") { _, writer in try writer.setSnapshotCount(3) },
    WriterScenario("lock(CalendarDate?)", "a period") { _, writer in try writer.lock(until: date("2026-06-30")) },
    WriterScenario(
      "lock(CalendarDate?)", "nothing any more",
      preparing: { try $0.ledger.write { try $0.lock(until: date("2026-06-30")) } }
    ) { _, writer in try writer.lock(until: nil) },
    WriterScenario("setPostsRecurring(Bool)") { _, writer in try writer.setPostsRecurring(true) },
    WriterScenario("rebuildSums()") { _, writer in
      // What it mends must be wrong first, or nothing would have changed.
      try writer.connection.run("UPDATE consumed_amount SET money_out = money_out + 1")
      try writer.rebuildSums()
      try writer.setPostsRecurring(true)
    },
  ]
}
