internal import CommandLineKit

struct ProfileGroup: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "profile", abstract: "Save, list, show and remove how banks' files are read.",
    discussion: """
      A profile keeps the options that a bank's files need, and what one file has proved about the next: its columns, \
      decimal mark and order of dates. 'ledger import --profile NAME' reads by it.
      """,
    examples: [Example("ledger profile save giro", "Keep how the latest import was read.")],
    subcommands: [ProfileSave.self, ProfileList.self, ProfileShow.self, ProfileRemove.self],
    defaultSubcommand: ProfileList.self)
}
