internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct AccountAdd: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "add", abstract: "Make an account.",
    examples: [
      Example("ledger account add Checking --opening 1234.56", "Make an account with what was in it."),
      Example("ledger account add Card --opening -250", "Make one that begins with a debt."),
    ])

  @Argument(help: "The name.") var name: String
  @Option(help: "What was in it before its first entry; negative for a debt.", valueName: "amount")
  var opening = "0"
  @Option(help: "Its currency; else the ledger's.", valueName: "code") var currency: Currency?

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let account = try ledger.write { writer in
      let currency = try currency ?? ledger.currency()
      let opening = try AmountReading.signedAmount(opening, argument: "--opening", currency: currency)
      return try writer.addAccount(named: name, opening: opening)
    }
    context.print(
      "Added the account \(VisibleText.of(account.name)) with \(account.opening.groupedText) \(account.currency).\n")
  }
}
