internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct AccountSet: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "set", abstract: "Change what an account began with.",
    examples: [Example("ledger account set Checking --opening 1250.40", "Say what was in it before its first entry.")])

  @Argument(help: "The account.", completion: .custom("account")) var name: String
  @Option(help: "What was in it before its first entry; negative for a debt.", valueName: "amount") var opening: String

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let account = try ledger.write { writer in
      let account = try ledger.account(named: name)
      let amount = try AmountReading.signedAmount(opening, argument: "--opening", currency: account.currency)
      try writer.setOpening(amount, of: account)
      return try ledger.account(named: name)
    }
    context.print(
      "The account \(VisibleText.of(account.name)) began with \(account.opening.groupedText) \(account.currency).\n")
  }
}
