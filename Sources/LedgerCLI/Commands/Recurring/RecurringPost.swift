internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct RecurringPost: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "post", abstract: "Post the recurring entries that are due.",
    discussion: """
      An entry that is there already stands for a due day if it has the account, the amount, or one within --about, and the payee \
      or the category, and lies at most 4 days away; the nearest one is taken, each once. If it is uncategorized, it gets \
      the category. All of it is stored, or nothing, and a second run posts nothing again, even where an entry was deleted since.
      """,
    examples: [
      Example("ledger recurring post --dry-run", "Look at what is due."),
      Example("ledger recurring post --until 2026-12-31", "Post up to the end of the year."),
    ])

  @Option(help: "The last due day that is posted.", valueName: "date") var until = TypedDate.daysAgo(0)
  @Flag(help: "Store nothing; show what would be posted.") var dryRun = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let day = try context.date(until)
    let renaming = try context.payeeRenaming()
    func post(_ writer: LedgerWriter) throws -> [RecurringOutcome] {
      try writer.postRecurring(until: day, renaming: renaming)
    }
    let outcomes = dryRun ? try ledger.rehearse(post) : try ledger.write(post)
    try context.write(RecurringPostDocument(outcomes, until: day, isDryRun: dryRun), as: output)
    if !dryRun { try context.tellDoubts(about: outcomes) }
  }
}
