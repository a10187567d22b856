internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

struct CategoryAdd: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "add", abstract: "Make a category.",
    discussion: """
      Only spending counts as consumed; income and transfers between own accounts stand apart.

      A colon puts a category below another: Food:Groceries below Food, which is made where it is missing. Both are of one \
      kind.
      """,
    examples: [
      Example("ledger category add Salary --kind income", "Make a category of income."),
      Example("ledger category add Food:Groceries", "Make a category below another."),
    ])

  @Argument(help: "The name.") var name: String
  @Option(help: "What its entries count as; else what those of the category above it do, else spending.") var kind:
    NewCategoryKind?
  @Option(help: "The colour at the left of its gradient, as #rrggbb.", valueName: "colour") var colorFrom: HexColor?
  @Option(help: "The colour at the right of its gradient, as #rrggbb.", valueName: "colour") var colorTo: HexColor?

  func validate() throws {
    if (colorFrom == nil) != (colorTo == nil) {
      throw CommandLineError.invalidUsage(reason: "--color-from and --color-to go together")
    }
  }

  func run(in context: Context) throws {
    let colors = colorFrom.flatMap { from in colorTo.map { Gradient(from: from, to: $0) } }
    let ledger = try context.ledger
    let (category, above) = try ledger.write { writer in
      let known = Set(try ledger.categories().map(\.id))
      let category = try writer.addCategory(named: name, kind: kind?.kind, colors: colors)
      return (category, try ledger.categories().filter { !known.contains($0.id) && $0.id != category.id })
    }
    let names = above.map { VisibleText.of($0.name) }.joined(separator: ", ")
    context.print(
      "Added the category \(VisibleText.of(category.name)) (\(category.kind.rawValue))"
        + "\(above.isEmpty ? "" : ", and above it \(names)").\n")
  }
}
