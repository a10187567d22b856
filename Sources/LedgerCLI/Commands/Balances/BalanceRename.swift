internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct BalanceRename: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "rename", abstract: "Give a balance another name.",
    examples: [Example("ledger balance rename \"Annual leave\" Holidays", "Rename a balance; its events follow.")])

  @Argument(help: "The balance.", completion: .custom("balance")) var name: String
  @Argument(help: "Its new name.") var newName: String

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let (balance, renamed) = try ledger.write { writer in
      let balance = try ledger.balance(named: name)
      try writer.rename(balance, to: newName)
      return (balance, try ledger.balance(named: newName))
    }
    context.print("Renamed the balance \(VisibleText.of(balance.name)) to \(VisibleText.of(renamed.name)).\n")
  }
}
