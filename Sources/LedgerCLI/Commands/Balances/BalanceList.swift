internal import CommandLineKit
internal import LedgerReports
internal import LedgerStorage

struct BalanceList: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "list", abstract: "List balances in one line each.",
    examples: [Example("ledger balance list", "Show what is left of each balance.")])

  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    try context.write(BalanceListDocument(try context.ledger.balanceCards(asOf: context.today)), as: output)
  }
}
