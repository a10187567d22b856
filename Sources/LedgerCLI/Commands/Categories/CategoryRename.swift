internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct CategoryRename: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "rename", abstract: "Give a category another name.",
    discussion: """
      What lies below it goes with it: renaming Food to Meals makes Meals:Groceries of Food:Groceries. A category above the new \
      name is made where it is missing.
      """,
    examples: [Example("ledger category rename Home Household", "Rename a category; its entries follow.")])

  @Argument(help: "The category.", completion: .custom("category")) var name: String
  @Argument(help: "Its new name.") var newName: String

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let (category, renamed, below) = try ledger.write { writer in
      let category = try ledger.category(named: name)
      try writer.rename(category, to: newName)
      let renamed = try ledger.category(named: newName)
      return (category, renamed, try ledger.subtree(of: renamed).count - 1)
    }
    let others = below == 0 ? "" : below == 1 ? ", and the one below it" : ", and the \(below) below it"
    context.print(
      "Renamed the category \(VisibleText.of(category.name)) to \(VisibleText.of(renamed.name))\(others).\n")
  }
}
