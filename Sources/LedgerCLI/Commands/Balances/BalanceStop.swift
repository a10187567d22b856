internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct BalanceStop: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "stop", abstract: "End the rules that grant to a balance.",
    discussion: "What they granted before stays, and the rest of the last renewal no longer expires.",
    examples: [
      Example("ledger balance stop \"Annual leave\" --from 2027-01-01", "Grant nothing more from January on.")
    ])

  @Argument(help: "The balance.", completion: .custom("balance")) var name: String
  @Option(help: "The first day on which nothing is granted.", valueName: "date") var from = TypedDate.daysAgo(0)
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let balance = try context.ledger.write { writer in
      let balance = try context.ledger.balance(named: name)
      try writer.stopRules(of: balance, from: try context.date(from))
      return balance
    }
    try context.writeRules(of: balance, as: output)
  }
}
