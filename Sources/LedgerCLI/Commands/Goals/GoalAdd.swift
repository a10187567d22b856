internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct GoalAdd: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "add", abstract: "Set a goal: an amount to be saved by the end of a month.",
    discussion: """
      With --account all that is in the account counts as saved. Else it is what was set aside for the goal by \
      'add --goal' or 'edit --goal': what is spent or moved counts as put in, its refund as taken out, and income as put in.
      """,
    examples: [
      Example("ledger goal add Holiday 2400 --by 2027-06", "Save 2400 until June."),
      Example("ledger goal add Reserve 10000 --by 2028-12 --account Savings", "Let an account's balance count."),
    ])

  @Argument(help: "The name.") var name: String
  @Argument(help: "What is to be saved.") var amount: String
  @Option(help: "The month by whose end it is to be saved.", valueName: "month") var by: MonthArgument
  @Option(help: "The account whose balance counts.", completion: .custom("account")) var account: String?
  @Option(help: "Its currency; else the account's or the ledger's.") var currency: Currency?
  @Option(help: "The colour of its card, as #rrggbb.", valueName: "colour") var cardColor: HexColor?
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let goal = try ledger.write { writer in
      let account = try account.map { try ledger.account(named: $0) }
      let currency = try currency ?? account?.currency ?? ledger.currency()
      return try writer.addGoal(
        named: name, target: try context.goalTarget(amount, argument: "AMOUNT", currency: currency),
        by: try context.month(by), account: account, color: cardColor)
    }
    try context.writeGoals(goal, asOf: context.today, as: output)
  }
}
