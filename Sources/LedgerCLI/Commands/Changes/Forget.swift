internal import CommandLineKit
internal import LedgerReports
internal import LedgerStorage

struct Forget: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "forget", abstract: "Forget a payee for good.",
    discussion: """
      Its entries keep date, amount, category, account and tags, and lose payee and note. Its rows in the kept texts of imported files are \
      written over, the log of changes loses the name, rules that are made of it go, the copies that the ledger made by itself are \
      removed, and the file is written anew. It cannot be undone, and needs --force when entries are in a locked period. What the \
      program cannot reach it says: where the name still stands, backups and exports elsewhere, the bank's files, the history of the \
      shell.
      """,
    examples: [
      Example("ledger forget \"Dr. Smith\" --dry-run", "See what would be forgotten."),
      Example("ledger forget \"Dr. Smith\"", "Forget it."),
    ])

  @Argument(help: "The payee's whole name; capital letters and white space do not matter.") var payee: String
  @Flag(help: "Store nothing; show what would be forgotten.") var dryRun = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let forgotten = try context.ledger.forgetPayee(named: payee, isRehearsal: dryRun)
    try context.write(ForgottenPayeeDocument(forgotten, isDryRun: dryRun), as: output)
  }
}
