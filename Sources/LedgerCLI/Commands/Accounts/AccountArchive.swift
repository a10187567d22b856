internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct AccountArchive: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "archive", abstract: "Take an account out of use; its entries stay.",
    examples: [Example("ledger account archive Cash --restore", "Use an account again.")])

  @Argument(help: "The account.", completion: .custom("account")) var name: String
  @Flag(help: "Take it back into use.") var restore = false

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let account = try ledger.write { writer in
      let account = try ledger.account(named: name)
      try writer.setArchived(account, !restore)
      return account
    }
    context.print("The account \(VisibleText.of(account.name)) is \(restore ? "in use again" : "archived").\n")
  }
}
