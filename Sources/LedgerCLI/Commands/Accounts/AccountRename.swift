internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct AccountRename: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "rename", abstract: "Give an account another name.",
    examples: [Example("ledger account rename Cash Wallet", "Rename an account; its entries follow.")])

  @Argument(help: "The account.", completion: .custom("account")) var name: String
  @Argument(help: "Its new name.") var newName: String

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let (account, renamed) = try ledger.write { writer in
      let account = try ledger.account(named: name)
      try writer.rename(account, to: newName)
      return (account, try ledger.account(named: newName))
    }
    context.print("Renamed the account \(VisibleText.of(account.name)) to \(VisibleText.of(renamed.name)).\n")
  }
}
