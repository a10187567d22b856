internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct BalanceGrant: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "grant", abstract: "Add to a balance's total.",
    examples: [Example("ledger balance grant \"Annual leave\" 30 --date 2027-01-01", "Grant next year's leave.")])

  @Argument(help: "The balance.", completion: .custom("balance")) var name: String
  @Argument(help: "How much, in the balance's unit.") var quantity: String
  @Option(help: "The day from which it counts.") var date = TypedDate.daysAgo(0)
  @Option(help: "A remark.") var note: String?
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let balance = try context.ledger.write { writer in
      let balance = try context.ledger.balance(named: name)
      let granted = try AmountReading.quantity(quantity, argument: "QUANTITY", unit: balance.unit)
      try writer.addEvent(
        LeaveEvent(
          kind: .grant, date: try context.date(date), scaled: granted.scaled, note: EntryText.cleaned(note)),
        to: balance)
      return balance
    }
    try context.writeCard(of: balance, as: output)
  }
}
