import CommandLineKit
import Testing

@Suite("Mistakes in declarations")
struct MistakeTests {
  @Test func `the sample program has none`() {
    #expect(CommandDescription(Garden.self).mistakes == [])
  }

  @Test func `help is written all the same`() {
    let lines = HelpGenerator().text(for: CommandDescription(Faulty.self)).split(separator: "\n")
    #expect(lines.contains("  --first FIRST"))
  }

  @Test func `each is told with its command`() {
    #expect(
      CommandDescription(Faulty.self).mistakes == [
        "faulty: the command has no abstract",
        "faulty: --first has no help",
        "faulty: the example 'faulty' is not explained",
        "faulty: a command with subcommands takes no arguments of its own",
        "faulty: two subcommands answer to child",
        "faulty: the default subcommand debug is not among the subcommands",
        "faulty child: --first is declared twice",
        "faulty child: --help is declared twice",
        "faulty child: nothing can follow REST, which takes all words",
        "faulty child: LAST is required and follows REST, which is not",
        "faulty other: --first is declared twice",
      ])
  }
}

private struct Faulty: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "faulty", abstract: "", examples: [Example("faulty", "")],
    subcommands: [Child.self, Other.self], defaultSubcommand: Debug.self)
  @Option(help: "") var first: Int?
  @Argument(help: "A place.") var place: Int?
}

private struct Child: ParsableCommand {
  static let configuration = CommandConfiguration(name: "child", abstract: "Be one.")
  @Argument(help: "All.") var rest: [String] = []
  @Argument(help: "One more.") var last: String
  @Option(help: "The same name.") var first: Int?
  @Flag(help: "The same name as the kit's.") var help: Bool = false
}

private struct Other: ParsableCommand {
  static let configuration = CommandConfiguration(name: "other", abstract: "Be one.", aliases: ["child"])
  @Option(help: "The same name.") var first: Int?
}
