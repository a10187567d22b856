internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct RecurringShow: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "show", abstract: "Show a recurring entry and what became of its due days.",
    examples: [Example("ledger recurring show 1", "See which entries stand for it.")])

  @Argument(help: "The number, as 'ledger recurring list' shows it.") var id: Int64
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let document = try ledger.read {
      let standing = try ledger.recurringStanding(RecurringEntry.ID(rawValue: id))
      let postings = try ledger.recurringPostings(of: standing.entry.id)
      return RecurringDocument(standing, rows: postings.map { RecurringDocument.Row($0.posting, entry: $0.entry) })
    }
    try context.write(document, as: output)
  }
}
