internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct BalanceAdd: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "add", abstract: "Make a balance.",
    examples: [
      Example("ledger balance add \"Annual leave\" --total 30 --unit days", "Make one with 30 days."),
      Example("ledger balance add Flextime --unit hours --total 7h30", "Make one that counts hours and minutes."),
    ])

  @Argument(help: "The name.") var name: String
  @Option(help: "What is granted to begin with.", valueName: "quantity") var total = "0"
  @Option(help: "What it counts: a word such as days or visits, hours, or a currency such as USD.")
  var unit = LeaveUnit.counted("days")
  @Option(help: "The day of that grant.") var date = TypedDate.daysAgo(0)
  @Option(help: "The colour of its card, as #rrggbb.", valueName: "colour") var cardColor: HexColor?
  @Flag(help: "Allow to consume more than there is.") var allowOverdraft = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let quantity = try AmountReading.quantity(total, argument: "--total", unit: unit, allowsZero: true)
    let balance = try ledger.write { writer in
      let balance = try writer.addBalance(named: name, unit: unit, color: cardColor, allowsOverdraft: allowOverdraft)
      if quantity.scaled > 0 {
        let grant = LeaveEvent(kind: .grant, date: try context.date(date), scaled: quantity.scaled)
        try writer.addEvent(grant, to: balance)
      }
      return balance
    }
    try context.writeCard(of: balance, as: output)
  }
}
