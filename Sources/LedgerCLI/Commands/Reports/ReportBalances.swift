internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct ReportBalances: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "balances", abstract: "Show leave-style balances as cards: total, consumed, balance.",
    examples: [
      Example("ledger report balances", "Show the cards as of today."),
      Example("ledger report balances --as-of 2026-06-30", "Show them as they stood in the middle of the year."),
    ])

  static let formats = BalancesDocument.formats

  @Option(help: "The day up to which events count.", valueName: "date") var asOf = TypedDate.daysAgo(0)
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    try context.postDue()
    let cards = try context.ledger.balanceCards(asOf: try context.date(asOf))
    try context.write(BalancesDocument(cards), as: output)
  }
}
