internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct GoalSet: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "set", abstract: "Change a goal's amount, month or name.",
    examples: [Example("ledger goal set Holiday --amount 3000 --by 2027-09", "Take more time for more.")])

  @Argument(help: "The goal.", completion: .custom("goal")) var name: String
  @Option(help: "What is to be saved.") var amount: String?
  @Option(help: "The month by whose end it is to be saved.", valueName: "month") var by: MonthArgument?
  @Option(help: "Its new name.", valueName: "name") var rename: String?
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func validate() throws {
    if amount == nil, by == nil, rename == nil {
      throw CommandLineError.invalidUsage(reason: "Say what to change: --amount, --by or --rename")
    }
  }

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let goal = try ledger.write { writer in
      let goal = try ledger.goal(named: name)
      return try writer.updateGoal(
        goal, name: rename,
        target: try amount.map { try context.goalTarget($0, argument: "--amount", currency: goal.target.currency) },
        month: try by.map(context.month))
    }
    try context.writeGoals(goal, asOf: context.today, as: output)
  }
}
