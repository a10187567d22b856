internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct ReportHistory: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "history", abstract: "Show budget, consumed and remaining, month by month.",
    examples: [Example("ledger report history 2026", "Show a year.")])

  static let formats = HistoryDocument.formats

  @Argument(help: "The months to show.") var period = Period.last12Months
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let history = try context.ledger.history(over: try context.wholeMonths(period))
    try context.write(HistoryDocument(history, today: context.today), as: output)
  }
}
