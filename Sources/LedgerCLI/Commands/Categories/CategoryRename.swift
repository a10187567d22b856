internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct CategoryRename: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "rename", abstract: "Give a category another name.",
    examples: [Example("ledger category rename Home Household", "Rename a category; its entries follow.")])

  @Argument(help: "The category.", completion: .custom("category")) var name: String
  @Argument(help: "Its new name.") var newName: String

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let (category, renamed) = try ledger.write { writer in
      let category = try ledger.category(named: name)
      try writer.rename(category, to: newName)
      return (category, try ledger.category(named: newName))
    }
    context.print("Renamed the category \(VisibleText.of(category.name)) to \(VisibleText.of(renamed.name)).\n")
  }
}
