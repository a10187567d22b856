internal import CommandLineKit
internal import LedgerReports
internal import LedgerStorage

struct ReportBalances: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "balances", abstract: "Show leave-style balances as cards: total, consumed, balance.",
    examples: [Example("ledger report balances", "Show the cards as of today.")])

  static let formats = BalancesDocument.formats

  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let cards = try context.ledger.balanceCards(asOf: context.today)
    try context.write(BalancesDocument(cards), as: output)
  }
}
