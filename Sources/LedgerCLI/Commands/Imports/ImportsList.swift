internal import CommandLineKit
internal import LedgerReports
internal import LedgerStorage

struct ImportsList: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "list", abstract: "Show the imports, the newest first, undone ones included.",
    examples: [Example("ledger imports list --format csv", "Show every import with its counts and the file's SHA-256.")]
  )

  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    try context.write(ImportListDocument(context.ledger.imports()), as: output)
  }
}
