internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct BalanceAdd: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "add", abstract: "Make a balance.",
    examples: [
      Example("ledger balance add \"Annual leave\" --total 30 --unit days", "Make one with 30 days."),
      Example(
        "ledger balance add \"Gift card\" --unit USD --total 50 --expires 2027-11-30",
        "Make one whose money must be spent in a year."),
      Example("ledger balance add Flextime --unit hours --total 7h30", "Make one that counts hours and minutes."),
    ])

  @Argument(help: "The name.") var name: String
  @Option(help: "What is granted to begin with.", valueName: "quantity") var total = "0"
  @Option(help: "What it counts: a word such as days or visits, hours, or a currency such as USD.")
  var unit = LeaveUnit.counted("days")
  @Option(help: "The day of that grant.") var date = TypedDate.daysAgo(0)
  @Option(help: "Its last day, such as 2027-03-31, or how long it can be used: 15m, 2y.", valueName: "date")
  var expires: LastDayArgument?
  @Option(help: "The colour of its card, as #rrggbb.", valueName: "colour") var cardColor: HexColor?
  @Flag(help: "Allow to consume more than there is.") var allowOverdraft = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func validate() throws {
    if expires != nil, total == "0" {
      throw CommandLineError.invalidUsage(reason: "--expires goes with --total, which it ends")
    }
  }

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let quantity = try AmountReading.quantity(total, argument: "--total", unit: unit, allowsZero: true)
    let balance = try ledger.write { writer in
      let balance = try writer.addBalance(named: name, unit: unit, color: cardColor, allowsOverdraft: allowOverdraft)
      if quantity.scaled > 0 {
        let day = try context.date(date)
        let grant = LeaveEvent(
          kind: .grant, date: day, scaled: quantity.scaled, expires: try expires?.lastDay(from: day, in: context))
        try writer.addEvent(grant, to: balance)
      }
      return balance
    }
    try context.writeCard(of: balance, as: output)
  }
}
