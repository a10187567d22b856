internal import CommandLineKit
internal import LedgerReports
internal import LedgerStorage

struct ReportBudget: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "budget", abstract: "Show each budgeted category of a month, spent or not.",
    examples: [Example("ledger report budget last-month", "Show how the last month ended.")])

  @Argument(help: "The month to show.") var period = MonthArgument.thisMonth
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let report = try context.ledger.budgetReport(try context.month(period))
    try context.write(BudgetDocument(report), as: output)
  }
}
