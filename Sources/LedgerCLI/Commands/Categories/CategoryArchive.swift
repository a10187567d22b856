internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct CategoryArchive: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "archive", abstract: "Take a category out of use; its entries stay.",
    discussion: "What lies below it is archived first; what lies above it is taken back first.",
    examples: [
      Example("ledger category archive Education", "Take a category out of use."),
      Example("ledger category archive Education --restore", "Use it again."),
    ])

  @Argument(help: "The category.", completion: .custom("category")) var name: String
  @Flag(help: "Take it back into use.") var restore = false

  func run(in context: Context) throws {
    let ledger = try context.ledger
    let category = try ledger.write { writer in
      let category = try ledger.category(named: name)
      try writer.setArchived(category, !restore)
      return category
    }
    context.print("The category \(VisibleText.of(category.name)) is \(restore ? "in use again" : "archived").\n")
  }
}
