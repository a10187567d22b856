internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct AccountList: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "list", abstract: "Show accounts: opening balance, what is in them now, and the net worth.",
    examples: [Example("ledger account list --all", "Show archived ones as well.")])

  @Flag(help: "Show archived ones as well; they count in the net worth either way.") var all = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let standings = try context.ledger.accountStandings()
    let document = AccountListDocument(
      standings.filter { all || !$0.account.isArchived }, netWorth: try AccountStanding.netWorth(of: standings))
    try context.write(document, as: output)
  }
}
