internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports

struct ReportGoals: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "goals", abstract: "Show savings goals as cards: target, saved, what is to go.",
    examples: [Example("ledger report goals", "Show the cards as of today.")])

  static let formats = GoalsDocument.formats

  @Option(help: "Count entries up to this day; else up to today.", valueName: "date") var asOf: TypedDate?
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    try context.writeGoals(asOf: try asOf.map(context.date) ?? context.today, as: output)
  }
}
