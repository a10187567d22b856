internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct BalanceLog: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "log", abstract: "Show what happened to a balance, and what each event used.",
    discussion: """
      What rules grant and what expires is worked out and stands among what was recorded. The balance beside an event is \
      what is left once it and all above it has happened. A plan that lies ahead brings what rules grant until then.
      """,
    examples: [
      Example("ledger balance log \"Annual leave\"", "Show all of it."),
      Example("ledger balance log \"Annual leave\" 2026 --format csv", "Hand a year to a spreadsheet."),
      Example("ledger balance log \"Annual leave\" --limit 5", "Show the last five events."),
    ])

  @Argument(help: "The balance.", completion: .custom("balance")) var name: String
  @Argument(help: "The months or days to show; all time if left out.") var period: Period?
  @Option(help: "Only the last ones, this many.", valueName: "count") var limit: Int?
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func validate() throws {
    if let limit, limit < 0 {
      throw CommandLineError.invalidValue(argument: "--limit", value: "\(limit)", reason: "it is below zero")
    }
  }

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let days = try period.map(context.days)
    let log = try ledger.read {
      let record = try ledger.leaveRecord(of: try ledger.balance(named: name))
      return try LeaveLog(record, through: context.today)
    }
    let shown = log.keeping(from: days?.first, through: days?.last, limit: limit)
    try context.write(LeaveLogDocument(shown, today: context.today), as: output)
  }
}
