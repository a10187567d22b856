internal import CommandLineKit
internal import LedgerReports
internal import LedgerStorage

struct ReportMonth: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "month", abstract: "Show one month: its categories, the year before it, the balances.",
    examples: [Example("ledger report month 2026-10 --format json", "Hand a month to a script.")])

  static let formats = MonthDocument.formats

  @Argument(help: "The month to show.") var period = MonthArgument.thisMonth
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let report = try context.ledger.monthReport(try period.month(today: context.today))
    try context.write(MonthDocument(report, today: context.today), as: output)
  }
}
