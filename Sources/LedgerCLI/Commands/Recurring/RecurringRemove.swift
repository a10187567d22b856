internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct RecurringRemove: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "remove", abstract: "Remove a recurring entry for which nothing was posted.",
    discussion: "One for which something was posted is ended instead: ledger recurring stop ID.",
    examples: [Example("ledger recurring remove 3", "Remove what was added by mistake.")])

  @Argument(help: "The number, as 'ledger recurring list' shows it.") var id: Int64

  func run(in context: Context) throws {
    let removed = try context.ledger.write { try $0.removeRecurring(RecurringEntry.ID(rawValue: id)) }
    context.print("Removed recurring entry \(removed.id.rawValue): \(RecurringSentence.summary(removed))\n")
  }
}
