internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct BalanceAdjust: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "adjust", abstract: "Correct a balance's total, up or down.",
    discussion: """
      A correction upwards can be used like a grant without a last day. One downwards takes from what expires first, and \
      may leave less than nothing.
      """,
    examples: [
      Example("ledger balance adjust \"Annual leave\" +2 --note \"overtime of May\"", "Add two days."),
      Example("ledger balance adjust \"Annual leave\" -1.5", "Take a day and a half off the total."),
    ])

  @Argument(help: "The balance.", completion: .custom("balance")) var name: String
  @Argument(help: "How much, with its sign: +2, -1.5.") var quantity: String
  @Option(help: "The day from which it counts.") var date = TypedDate.daysAgo(0)
  @Option(help: "A remark.") var note: String?
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let balance = try context.ledger.write { writer in
      let balance = try context.ledger.balance(named: name)
      let change = try AmountReading.signedQuantity(quantity, argument: "QUANTITY", unit: balance.unit)
      try writer.addEvent(
        LeaveEvent(
          kind: .adjust, date: try context.date(date), scaled: change.scaled, note: EntryText.cleaned(note)),
        to: balance)
      return balance
    }
    try context.writeCard(of: balance, as: output)
  }
}
