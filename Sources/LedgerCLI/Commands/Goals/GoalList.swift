internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct GoalList: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "list", abstract: "Show the goals, as 'report goals' does.",
    examples: [Example("ledger goal list --as-of 2026-06-30", "Show how far they had come.")])

  @Option(help: "Count entries up to this day; else up to today.", valueName: "date") var asOf: TypedDate?
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    try context.writeGoals(asOf: try asOf.map(context.date) ?? context.today, as: output)
  }
}
