internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct RuleRemove: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "remove", abstract: "Remove rules; entries that they sorted stay as they are.",
    examples: [Example("ledger rule remove 3", "Remove a rule.")])

  @Argument(help: "The rules' numbers, as 'ledger rule list' shows them.") var id: [Int64]

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let removed = try ledger.write { writer in
      var gone: [Rule] = []
      for id in id.map(Rule.ID.init(rawValue:)) where !gone.contains(where: { $0.id == id }) {
        gone.append(try ledger.rule(id))
        try writer.removeRule(id)
      }
      return gone
    }
    for rule in removed { context.print("Removed. \(VisibleText.of(rule.summary)).\n") }
  }
}
