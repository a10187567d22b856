internal import CommandLineKit

struct RuleGroup: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "rule", abstract: "Make, list, try and apply the rules that sort imported rows.",
    discussion: """
      The first rule in order that fits a row decides its category. A row that no rule fits gets the category that its file \
      names, else that of 'import --category', else the one last given by hand to the same payee.
      """,
    examples: [Example("ledger rule add \"corner shop\" Groceries", "Sort what a payee brings from now on.")],
    subcommands: [RuleAdd.self, RuleList.self, RuleRemove.self, RuleTest.self, RuleApply.self],
    defaultSubcommand: RuleList.self)
}
