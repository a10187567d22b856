internal import CommandLineKit

struct AccountGroup: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "account", abstract: "Add, list, change, rename and archive accounts.",
    examples: [Example("ledger account list", "Show what is in each account, and the net worth.")],
    subcommands: [AccountAdd.self, AccountList.self, AccountSet.self, AccountRename.self, AccountArchive.self],
    defaultSubcommand: AccountList.self)
}
