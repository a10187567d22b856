internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct GoalRemove: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "remove", abstract: "Remove a goal; entries and accounts stay as they are.",
    examples: [Example("ledger goal remove Holiday", "Give the goal up, or be done with it.")])

  @Argument(help: "The goal.", completion: .custom("goal")) var name: String

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let goal = try ledger.write { writer in
      let goal = try ledger.goal(named: name)
      try writer.deleteGoal(goal)
      return goal
    }
    context.print(VisibleText.of("The goal \(goal.name) is removed.") + "\n")
  }
}
