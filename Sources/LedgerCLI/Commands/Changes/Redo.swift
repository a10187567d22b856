internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct Redo: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "redo", abstract: "Do again what was undone last.",
    discussion: """
      Again and again as long as something is undone. When changes since touched the same, nothing is done and they are listed.
      """,
    examples: [
      Example("ledger redo", "Do again what 'ledger undo' took back."),
      Example("ledger redo --dry-run", "See what it would do."),
    ])

  @Flag(help: "Store nothing; show what would be done.") var dryRun = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let ledger = try context.ledger
    if !dryRun { try ledger.keepSnapshot(before: .bulkEdit, of: ledger.changeToRedo()?.counts.total ?? 0) }
    let redone = try dryRun ? ledger.rehearse { try $0.redo() } : ledger.write { try $0.redo() }
    try context.write(UndoneChangeDocument([redone], isRedo: true, isDryRun: dryRun), as: output)
  }
}
