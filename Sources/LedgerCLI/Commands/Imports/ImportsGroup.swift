internal import CommandLineKit

struct ImportsGroup: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "imports", abstract: "List, show and undo what was imported.",
    examples: [Example("ledger imports undo 3", "Take an import back.")],
    subcommands: [ImportsList.self, ImportsShow.self, ImportsUndo.self],
    defaultSubcommand: ImportsList.self)
}
