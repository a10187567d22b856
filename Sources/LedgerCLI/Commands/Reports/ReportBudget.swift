internal import CommandLineKit
internal import LedgerReports
internal import LedgerStorage

struct ReportBudget: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "budget", abstract: "Show each budgeted category of a month, spent or not.",
    discussion: """
      A budget is the cap of its category and of all below it: what Food:Groceries consumed counts against the budget of \
      Food as well. Without a budget of the whole month its budget is the sum of those that lie below no other.
      """,
    examples: [Example("ledger report budget last-month", "Show how the last month ended.")])

  @Argument(help: "The month to show.") var period = MonthArgument.thisMonth
  @Option(
    help: "Show this many levels of categories; budgets of deeper ones are left out.", valueName: "levels")
  var depth: DepthArgument?
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    try context.postDue()
    let report = try context.ledger.budgetReport(try context.month(period), depth: depth?.levels)
    try context.write(BudgetDocument(report), as: output)
  }
}
