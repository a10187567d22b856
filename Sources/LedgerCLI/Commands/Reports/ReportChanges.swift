internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct ReportChanges: LedgerCommand {
  /// What changes can be told apart by.
  enum Grouping: String, CaseIterable, ExpressibleByArgument {
    case category, payee

    var grouping: ConsumptionGrouping {
      switch self {
      case .category: .category
      case .payee: .payee
      }
    }
  }

  static let configuration = CommandConfiguration(
    name: "changes", abstract: "Show what a month consumed beside the averages before it, the largest change first.",
    discussion: """
      The average is that of the complete months among the twelve before the month. Months in which nothing was consumed count; \
      those before the ledger's first entry do not. What was never consumed before is new, what no longer is has vanished.
      """,
    examples: [
      Example("ledger report changes last-month", "Show which categories changed most."),
      Example("ledger report changes 2026-10 --by payee --top 10", "Show which payees did."),
    ])

  @Argument(help: "The month to show.") var period = MonthArgument.thisMonth
  @Option(help: "Tell apart by this.", valueName: "what") var by = Grouping.category
  @Option(help: "Only the largest changes, this many; all if left out.", valueName: "count") var top: Int?
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func validate() throws {
    if let top, top < 1 {
      throw CommandLineError.invalidValue(argument: "--top", value: "\(top)", reason: "there is at least one row")
    }
  }

  func run(in context: Context) throws {
    let report = try context.ledger.changes(in: try context.month(period), by: by.grouping)
    try context.write(ChangesDocument(report, today: context.today, top: top), as: output)
  }
}
