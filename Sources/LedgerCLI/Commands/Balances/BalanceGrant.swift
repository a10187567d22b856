internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct BalanceGrant: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "grant", abstract: "Add to a balance's total.",
    discussion: """
      With --expires it can be used up to a last day; what is left then is lost. Of several grants the one that expires \
      first is used first, and a carry-in before a grant with the same last day.
      """,
    examples: [
      Example("ledger balance grant \"Annual leave\" 30 --date 2027-01-01", "Grant next year's leave."),
      Example(
        "ledger balance grant \"Annual leave\" 5 --carry-in --expires 2027-03-31",
        "Bring in what was left of the year before."),
    ])

  @Argument(help: "The balance.", completion: .custom("balance")) var name: String
  @Argument(help: "How much, in the balance's unit.") var quantity: String
  @Option(help: "The day from which it counts.") var date = TypedDate.daysAgo(0)
  @Option(help: "Its last day, such as 2027-03-31, or how long it can be used: 15m, 2y.", valueName: "date")
  var expires: LastDayArgument?
  @Flag(help: "It was carried in from an earlier year.") var carryIn = false
  @Option(help: "A remark.") var note: String?
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let balance = try context.ledger.write { writer in
      let balance = try context.ledger.balance(named: name)
      let granted = try AmountReading.quantity(quantity, argument: "QUANTITY", unit: balance.unit)
      let day = try context.date(date)
      try writer.addEvent(
        LeaveEvent(
          kind: carryIn ? .carryIn : .grant, date: day, scaled: granted.scaled,
          expires: try expires?.lastDay(from: day, in: context), note: EntryText.cleaned(note)),
        to: balance)
      return balance
    }
    try context.writeCard(of: balance, as: output)
  }
}
