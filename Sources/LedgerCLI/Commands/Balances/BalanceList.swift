internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct BalanceList: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "list", abstract: "List balances in one line each.",
    examples: [
      Example("ledger balance list", "Show what is left of each balance."),
      Example("ledger balance list --as-of 2026-06-30", "Show what was left in the middle of the year."),
    ])

  @Option(help: "The day up to which events count.", valueName: "date") var asOf = TypedDate.daysAgo(0)
  @Flag(help: "List archived balances as well.") var archived = false

  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let cards = try context.ledger.balanceCards(asOf: try context.date(asOf), includingArchived: archived)
    try context.write(BalanceListDocument(cards), as: output)
  }
}
