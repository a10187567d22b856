internal import CommandLineKit
internal import LedgerDomain
internal import LedgerImport
internal import LedgerReports
internal import LedgerStorage

struct RuleTest: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "test", abstract: "Show which rule decides about a payee, and which others fit.",
    discussion: """
      Conditions on an amount or an account are tried when --amount and --account are given. Where no rule fits, the \
      category last given by hand to the same payee counts.
      """,
    examples: [Example("ledger rule test \"CORNER SHOP 0815\" --amount=-12.50", "Try a text that a bank writes.")])

  @Argument(help: "The payee, or the note of a row without one.") var text: String
  @Option(help: "The amount, signed: -12.50 is money out.") var amount: String?
  @Option(help: "The currency of the amount; else the account's, else the ledger's.", valueName: "code")
  var currency: Currency?
  @Option(help: "The account.", completion: .custom("account")) var account: String?
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let document = try ledger.read {
      let account = try account.map(ledger.account)
      let currency = try currency ?? account?.currency ?? ledger.currency()
      return RuleTestDocument(
        text,
        amount: try amount.map { try AmountReading.signedAmount($0, argument: "--amount", currency: currency) },
        account: account, rules: try RuleSet(try ledger.rules()).rules(fitting: text),
        remembered: try ledger.rememberedCategories()[FoldedText(text)], uncategorized: try ledger.uncategorized())
    }
    try context.write(document, as: output)
  }
}
