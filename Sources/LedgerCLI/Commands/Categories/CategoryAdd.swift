internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct CategoryAdd: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "add", abstract: "Make a category.",
    discussion: "Only spending counts as consumed; income and transfers between own accounts stand apart.",
    examples: [Example("ledger category add Salary --kind income", "Make a category of income.")])

  @Argument(help: "The name.") var name: String
  @Option(help: "What its entries count as.") var kind = NewCategoryKind.spending
  @Option(help: "The colour at the left of its gradient, as #rrggbb.", valueName: "colour") var colorFrom: HexColor?
  @Option(help: "The colour at the right of its gradient, as #rrggbb.", valueName: "colour") var colorTo: HexColor?

  func validate() throws {
    if (colorFrom == nil) != (colorTo == nil) {
      throw CommandLineError.invalidUsage(reason: "--color-from and --color-to go together")
    }
  }

  func run(in context: Context) throws {
    let colors = colorFrom.flatMap { from in colorTo.map { Gradient(from: from, to: $0) } }
    let category = try context.ledger.write { writer in
      try writer.addCategory(named: name, kind: kind.kind, colors: colors)
    }
    context.print("Added the category \(VisibleText.of(category.name)) (\(category.kind.rawValue)).\n")
  }
}
