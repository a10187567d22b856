internal import CommandLineKit
internal import LedgerReports
internal import LedgerStorage

struct RuleList: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "list", abstract: "List the rules in the order in which they are tried.",
    examples: [Example("ledger rule list --format csv", "Hand the rules to a spreadsheet.")])

  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    try context.write(RuleListDocument(try context.ledger.rules()), as: output)
  }
}
