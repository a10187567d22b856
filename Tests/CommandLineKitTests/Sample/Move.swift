import CommandLineKit

/// A command with required options and a required list.
struct Move: ParsableCommand {
  static let configuration = CommandConfiguration(name: "move", abstract: "Move plants to another bed.")

  @Argument(help: "The plants.", transform: { $0.uppercased() }) var name: [String]
  @Option(help: "Where they go.") var to: String
  @Option(help: "Who helps.") var helper: [String] = ["me", "you"]
}
