internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct ReportRings: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "rings", abstract: "Show how much of budgets and balances is consumed, as concentric rings.",
    discussion: """
      Without --ring there are three: the budgets of the month and the balances, as they stood when it ended or stand \
      today, with the largest share consumed. The month's own budget is called "Whole month". A name that is both a \
      category's and a balance's stands for both.
      """,
    examples: [
      Example("ledger report rings", "Show what is closest to its end."),
      Example("ledger report rings last-month --ring Groceries --ring \"Annual leave\"", "Choose the rings."),
    ])

  static let formats = RingsDocument.formats

  @Argument(help: "The month to show.") var period = MonthArgument.thisMonth
  @Option(
    help: "A category, balance or \"Whole month\" to show; the first named is the outermost ring.", valueName: "name",
    completion: .custom("ring"))
  var ring: [String] = []
  @Option(
    help: "Choose among this many levels of categories; --ring names any.", valueName: "levels")
  var depth: DepthArgument?
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func validate() throws {
    if ring.count > RingsReport.largestCount {
      throw CommandLineError.invalidUsage(reason: "A picture has room for \(RingsReport.largestCount) rings")
    }
  }

  func run(in context: Context) throws {
    try context.postDue()
    let report = try context.ledger.ringsReport(
      try context.month(period), named: ring, depth: depth?.levels)
    try context.write(RingsDocument(report, today: context.today), as: output)
  }
}
