internal import CommandLineKit

struct AccountGroup: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "account", abstract: "Add, list, rename and archive accounts.",
    examples: [Example("ledger account list", "Show what is in each account, and the net worth.")],
    subcommands: [AccountAdd.self, AccountList.self, AccountRename.self, AccountArchive.self])
}
