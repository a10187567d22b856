internal import CommandLineKit
internal import LedgerReports
internal import LedgerStorage

struct ProfileList: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "list", abstract: "Show the profiles with their options.",
    examples: [Example("ledger profile list --format json", "Hand all profiles to a program.")])

  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    try context.write(ProfileListDocument(context.ledger.profiles()), as: output)
  }
}
