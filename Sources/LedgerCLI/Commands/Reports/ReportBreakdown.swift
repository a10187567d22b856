internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct ReportBreakdown: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "breakdown", abstract: "Show what each category consumed, and its share.",
    examples: [Example("ledger report breakdown 2026-Q3", "Show a quarter.")])

  @Argument(help: "The months to show together.") var period = Period.thisMonth
  @Option(
    help: "Show this many levels of categories; what lies deeper is counted above it.", valueName: "levels")
  var depth: DepthArgument?
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    try context.postDue()
    let report = try context.ledger.breakdown(over: try context.wholeMonths(period), depth: depth?.levels)
    try context.write(BreakdownDocument(report), as: output)
  }
}
