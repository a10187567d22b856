internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct RecurringList: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "list", abstract: "List the recurring entries with their next due days.",
    discussion: "Those that have ended are left out, unless --all is given.",
    examples: [Example("ledger recurring list --format csv", "Hand the recurring entries to a spreadsheet.")])

  @Flag(help: "List those that have ended as well.") var all = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let standings = try context.ledger.recurringStandings().filter { all || $0.status != .ended }
    try context.write(RecurringListDocument(standings), as: output)
  }
}
