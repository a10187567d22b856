internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct Redo: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "redo", abstract: "Do again what was undone last.",
    discussion: """
      Again and again as long as something is undone; with a number, that change, whatever was undone since. When changes since \
      touched the same, nothing is done and they are listed.
      """,
    examples: [
      Example("ledger redo", "Do again what 'ledger undo' took back."),
      Example("ledger redo 12", "Do change 12 again; 'ledger log' shows the numbers."),
      Example("ledger redo --dry-run", "See what it would do."),
    ])

  @Argument(
    help: "The number of a change that is undone, or of its undo. Else what was undone last.", valueName: "change")
  var number: Int64?
  @Flag(help: "Store nothing; show what would be done.") var dryRun = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let change = number.map(LedgerChange.ID.init(rawValue:))
    if !dryRun { try ledger.keepSnapshot(before: .bulkEdit, of: ledger.changeToRedo(change)?.counts.total ?? 0) }
    let redone = try dryRun ? ledger.rehearse { try $0.redo(change) } : ledger.write { try $0.redo(change) }
    try context.write(UndoneChangeDocument([redone], isRedo: true, isDryRun: dryRun), as: output)
  }
}
