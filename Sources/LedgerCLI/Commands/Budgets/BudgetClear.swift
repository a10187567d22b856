internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct BudgetClear: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "clear", abstract: "Take a budget back.",
    discussion: """
      --month removes what was set for that month alone, and --from what was set from that month on: what was set before \
      is in effect again. Without either there is no budget from this month on.
      """,
    examples: [
      Example("ledger budget clear --category Groceries --month 2026-12", "Remove one month's override."),
      Example("ledger budget clear --category Groceries", "Have no such budget from this month on."),
    ])

  @OptionGroup var target: BudgetTarget

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let (month, scope) = try target.reach(in: context)
    let isNamed = target.month != nil || target.from != nil
    let category = try ledger.write { writer in
      let category = try context.category(target.category)
      if isNamed {
        try writer.clearBudget(in: month, scope, of: category)
      } else {
        try writer.setBudget(BudgetSchedule.Rule(month: month, scope: .from, amount: nil), of: category)
      }
      return category
    }
    let what =
      isNamed ? "set \(scope == .only ? "for \(month) alone" : "from \(month) on") is removed" : "ends before \(month)"
    context.print("The \(VisibleText.of(target.name(category))) \(what).\n")
  }
}
