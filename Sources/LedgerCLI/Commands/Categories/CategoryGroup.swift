internal import CommandLineKit

struct CategoryGroup: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "category", abstract: "Add, list, rename and archive categories.",
    examples: [Example("ledger category add Transport", "Make a category of spending.")],
    subcommands: [CategoryAdd.self, CategoryList.self, CategoryRename.self, CategoryArchive.self],
    defaultSubcommand: CategoryList.self)
}
