import CommandLineKit

/// A command that takes all remaining words and shares a group with the root.
struct ListPlants: ParsableCommand {
  static let configuration = CommandConfiguration(name: "list", abstract: "List plants.", aliases: ["ls"])

  @Argument(help: "Only these plants.") var name: [String] = []
  @Option(help: "Only plants that number at least so many.") var min: Int?
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions
}
