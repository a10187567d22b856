internal import CommandLineKit

struct GoalGroup: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "goal", abstract: "Keep savings goals: an amount by a month.",
    examples: [
      Example("ledger goal add Holiday 2400 --by 2027-06", "Save 2400 until June."),
      Example("ledger goal", "Show how far they have come."),
    ],
    subcommands: [GoalAdd.self, GoalSet.self, GoalRemove.self, GoalList.self], defaultSubcommand: GoalList.self)
}
