internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct RecurringSkip: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "skip", abstract: "Post nothing for a due day.",
    examples: [
      Example("ledger recurring skip 1 2026-12-01", "Pay nothing in December."),
      Example("ledger recurring skip 1 2026-12-01 --restore", "Take that back."),
    ])

  @Argument(help: "The number, as 'ledger recurring list' shows it.") var id: Int64
  @Argument(help: "The due day, which may be to come.") var date: TypedDate
  @Flag(help: "Take back that the day was skipped.") var restore = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let day = try context.date(date)
    let standing = try ledger.write { writer in
      let id = RecurringEntry.ID(rawValue: id)
      if restore { try writer.unskipRecurring(id, on: day) } else { try writer.skipRecurring(id, on: day) }
      return try ledger.recurringStanding(id)
    }
    try context.write(
      RecurringChangedDocument(standing, verb: restore ? "Restored \(day) of" : "Skipped \(day) of"), as: output)
  }
}
