internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct CategoryList: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "list", abstract: "List categories.",
    examples: [Example("ledger category list --all", "List archived ones as well.")])

  @Flag(help: "List archived ones as well.") var all = false
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    let categories = try context.ledger.categories().filter { all || !$0.isArchived }
    try context.write(CategoryListDocument(categories), as: output)
  }
}
