internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct BalanceDelete: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "delete", abstract: "Delete a balance that nothing ever happened to.",
    examples: [Example("ledger balance delete \"Gift card\"", "Delete one that was made by mistake.")])

  @Argument(help: "The balance.", completion: .custom("balance")) var name: String

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let balance = try ledger.write { writer in
      let balance = try ledger.balance(named: name)
      try writer.delete(balance)
      return balance
    }
    context.print("Deleted the balance \(VisibleText.of(balance.name)).\n")
  }
}
