internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct BalanceCancel: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "cancel", abstract: "Take an event of a balance back.",
    discussion: """
      The event stays in the log, marked as cancelled, and no longer counts. What granted something that is used or \
      planned cannot be taken back, unless the balance may be overdrawn.
      """,
    examples: [Example("ledger balance cancel \"Annual leave\" 3", "Take back a leave that was not taken.")])

  @Argument(help: "The balance.", completion: .custom("balance")) var name: String
  @Argument(help: "The event's number, as 'ledger balance log' shows it.") var id: Int64
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let balance = try context.ledger.write { writer in
      let balance = try context.ledger.balance(named: name)
      try writer.cancelEvent(LeaveEvent.ID(rawValue: id), of: balance)
      return balance
    }
    try context.writeCard(of: balance, as: output)
  }
}
