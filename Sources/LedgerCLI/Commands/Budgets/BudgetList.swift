internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct BudgetList: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "list", abstract: "List what was set, and what is in effect in a month.",
    examples: [Example("ledger budget list --month 2026-03", "Show what was in effect in March.")])

  @Option(help: "The month to look at.", valueName: "month") var month = MonthArgument.thisMonth
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let schedules = try ledger.read {
      let schedules = try ledger.budgetSchedules()
      let rollOvers = try ledger.rollOvers()
      let categories = try ledger.categories().map { Optional($0) }
      return ([nil] + categories).compactMap { category in
        let (schedule, rollOver) = (schedules[category?.id], category.flatMap { rollOvers[$0.id] })
        return schedule == nil && rollOver == nil
          ? nil : (category, schedule ?? BudgetSchedule([]), rollOver ?? RollOver())
      }
    }
    try context.write(
      BudgetRulesDocument(schedules, span: try ledger.calendar().span(of: try context.month(month))), as: output)
  }
}
