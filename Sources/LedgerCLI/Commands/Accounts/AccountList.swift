internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct AccountList: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "list", abstract: "Show accounts: opening balance, what is in them now, and the net worth.",
    examples: [Example("ledger account list --all", "Show archived ones as well.")])

  @Flag(help: "Show archived ones as well; they count in the net worth either way, and in one line.") var all = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let standings = try context.ledger.accountStandings()
    let hidden = all ? [] : standings.filter(\.account.isArchived)
    let document = AccountListDocument(
      standings.filter { all || !$0.account.isArchived },
      archived: hidden.isEmpty ? nil : .init(count: hidden.count, sums: try AccountStanding.netWorth(of: hidden)),
      netWorth: try AccountStanding.netWorth(of: standings))
    try context.write(document, as: output)
  }
}
