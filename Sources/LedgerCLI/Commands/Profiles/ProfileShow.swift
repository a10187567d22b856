internal import CommandLineKit
internal import LedgerReports
internal import LedgerStorage

struct ProfileShow: LedgerCommand {
  static let configuration = CommandConfiguration(
    name: "show", abstract: "Show what a profile says.",
    examples: [Example("ledger profile show giro", "Show how files are read by a profile.")])

  @Argument(help: "The profile.", completion: .custom("profile")) var name: String
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions

  func run(in context: Context) throws {
    try context.write(ProfileDocument(context.ledger.profile(named: name)), as: output)
  }
}
