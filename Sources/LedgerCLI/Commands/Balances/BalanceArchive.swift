internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct BalanceArchive: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "archive", abstract: "Take a balance out of use and of reports; its events stay.",
    examples: [Example("ledger balance archive \"Annual leave\" --restore", "Use a balance again.")])

  @Argument(help: "The balance.", completion: .custom("balance")) var name: String
  @Flag(help: "Take it back into use.") var restore = false

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let balance = try ledger.write { writer in
      let balance = try ledger.balance(named: name)
      try writer.setArchived(balance, !restore)
      return balance
    }
    context.print("The balance \(VisibleText.of(balance.name)) is \(restore ? "in use again" : "archived").\n")
  }
}
