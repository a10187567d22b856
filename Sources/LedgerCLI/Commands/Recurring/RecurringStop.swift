internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct RecurringStop: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "stop", abstract: "End a recurring entry; what is posted stays.",
    discussion: "Nothing is due any more from the day of --from on. 'ledger recurring edit ID --no-end' takes it back.",
    examples: [Example("ledger recurring stop 1 --from 2027-01-01", "End it with this year.")])

  @Argument(help: "The number, as 'ledger recurring list' shows it.") var id: Int64
  @Option(help: "The first day without it.", valueName: "date") var from = TypedDate.daysAgo(0)
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let day = try context.date(from)
    let standing = try ledger.write { writer in
      let entry = try writer.stopRecurring(RecurringEntry.ID(rawValue: id), from: day)
      return try ledger.recurringStanding(entry.id)
    }
    try context.write(RecurringChangedDocument(standing, verb: "Stopped"), as: output)
  }
}
