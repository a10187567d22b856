internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct Log: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "log", abstract: "Show what commands changed, or what happened to an entry.",
    discussion: """
      Without an entry, the changes with their numbers, the newest first: +2 entries were added, ~1 was changed, -3 were removed. \
      With an entry's number, its history: when, by which command, from what to what. It is there for deleted entries too.
      """,
    examples: [
      Example("ledger log", "Show the last 20 changes."),
      Example("ledger log 12", "Show what happened to entry 12."),
      Example("ledger log --limit 1000 --format json", "Hand the changes to another program."),
    ])

  @Argument(help: "An entry's number, as 'ledger list' shows it.") var id: Int64?
  @Option(help: "The most changes to show.", valueName: "count") var limit: Int?
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func validate() throws {
    if let limit, limit < 1 {
      throw CommandLineError.invalidValue(argument: "--limit", value: "\(limit)", reason: "it is not 1 or more")
    }
    if limit != nil, id != nil {
      throw CommandLineError.invalidUsage(reason: "--limit goes with the changes and not with the history of one entry")
    }
  }

  func run(in context: Context) throws {
    let ledger = try context.ledger
    if let id {
      return try context.write(EntryHistoryDocument(ledger.history(of: Entry.ID(rawValue: id))), as: output)
    }
    let document = try ledger.read {
      ChangeListDocument(try ledger.changes(limit: limit ?? 20), total: try ledger.changeCount())
    }
    try context.write(document, as: output)
  }
}
