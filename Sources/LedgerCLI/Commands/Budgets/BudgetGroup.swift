internal import CommandLineKit

struct BudgetGroup: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "budget", abstract: "Set, copy, clear, list and check budgets of the month and of categories.",
    examples: [Example("ledger budget set 2000", "Set the budget of this and later months.")],
    subcommands: [
      BudgetSet.self, BudgetCopyCommand.self, BudgetClear.self, BudgetList.self, BudgetRollOver.self, BudgetCheck.self,
    ],
    defaultSubcommand: BudgetList.self)
}
