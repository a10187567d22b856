internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct BudgetCheck: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "check", abstract: "Tell scripts whether budgets are kept: exit status 2 when one is over.",
    discussion: """
      A line for each budget that is over, of categories and of the whole month; none when all are kept. --fail-over 90% \
      draws the line earlier, --fail-over 110% later; a budget of 0 is over with the first expense.
      """,
    examples: [
      Example("ledger budget check", "Name the budgets of this month that are over."),
      Example("ledger budget check --fail-over 90% --category Groceries", "Be warned before it is used up."),
    ])

  @Option(help: "The month to check.", valueName: "month") var month = MonthArgument.thisMonth
  @Option(help: "Check these categories alone.", completion: .custom("category")) var category: [String] = []
  @Option(help: "Where over begins, in percent of the budget.", valueName: "percent") var failOver = PercentArgument.all
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let month = try context.month(month)
    let check = try ledger.read {
      let categories = try category.map { try ledger.category(named: $0) }
      let report = try ledger.budgetReport(month)
      var budgets = report.breakdown.shares.map { CheckedBudget(category: $0.category, position: $0.position) }
      if budgets.isEmpty, report.position.status == .unbudgeted, categories.isEmpty {
        context.tell("There is no budget in \(month.name) \(month.year).")
      }
      if categories.isEmpty {
        budgets.insert(CheckedBudget(category: nil, position: report.position), at: 0)
      } else {
        for category in categories where !budgets.contains(where: { $0.category == category }) {
          throw LedgerError.unbudgeted(category, month)
        }
        budgets.removeAll { budget in !categories.contains { $0 == budget.category } }
      }
      return BudgetCheckDocument(budgets, span: try ledger.calendar().span(of: month), limit: failOver.ratio)
    }
    try context.write(check, as: output)
    if !check.over.isEmpty { throw QuietExit(status: .overBudget) }
  }
}
