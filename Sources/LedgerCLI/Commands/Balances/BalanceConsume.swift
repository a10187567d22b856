internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct BalanceConsume: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "consume", abstract: "Take from a balance, or plan to.",
    discussion: """
      A day after today makes it a plan, shown apart from what was taken. With --until the quantity is spread evenly over \
      the days. Each day uses what expires first. More than there is on a day, plans included, is refused unless the balance \
      allows it.
      """,
    examples: [
      Example("ledger balance consume \"Annual leave\" 0.5 --date yesterday", "Record half a day."),
      Example(
        "ledger balance consume \"Annual leave\" 5 --date 2026-12-21 --until 2026-12-25", "Plan a week in December."),
    ])

  @Argument(help: "The balance.", completion: .custom("balance")) var name: String
  @Argument(help: "How much, in the balance's unit.") var quantity: String
  @Option(help: "The day, or the first of several.") var date = TypedDate.daysAgo(0)
  @Option(help: "The last day.", valueName: "date") var until: TypedDate?
  @Option(help: "A remark.") var note: String?
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let first = try context.date(date)
    let last = try until.map(context.date) ?? first
    guard first <= last else {
      throw CommandLineError.invalidUsage(reason: "--until \(last) lies before --date \(first)")
    }
    let balance = try context.ledger.write { writer in
      let balance = try context.ledger.balance(named: name)
      let consumed = try AmountReading.quantity(quantity, argument: "QUANTITY", unit: balance.unit)
      try writer.addEvent(
        LeaveEvent(
          kind: .consume, date: first, until: last, scaled: consumed.scaled, note: EntryText.cleaned(note)),
        to: balance)
      return balance
    }
    try context.writeCard(of: balance, as: output)
  }
}
