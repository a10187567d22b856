/// Reads a command line by the declarations of a tree of commands.
///
/// Reading has two steps: `CommandLineScanner` finds the command and tells options from arguments, then
/// `ValueAssignment` puts the values into the command's properties.
public struct CommandLineParser {
  private let root: any ParsableCommand.Type

  /// Makes a parser for the program whose root command this is.
  public init(root: any ParsableCommand.Type) {
    self.root = root
  }

  /// The whole tree of commands.
  public var description: CommandDescription { CommandDescription(root) }

  /// Reads the words that follow the program's name.
  ///
  /// - Throws: a ``CommandLineError``, or whatever a `validate()` throws.
  public func parse(_ arguments: [String]) throws -> ParseResult {
    if arguments.isEmpty && !root.configuration.subcommands.isEmpty && root.configuration.defaultSubcommand == nil {
      return .help(path: [root.configuration.name])
    }
    var scanner = CommandLineScanner(root: root, words: arguments)
    try scanner.scan()
    switch scanner.request {
    case .help: return .help(path: scanner.path)
    case .version: return .version
    case .run: break
    }
    var assignment = ValueAssignment(scanner)
    try assignment.assign()
    do {
      try validate(scanner.nodes)
    } catch let error as CommandLineError {
      throw error.located(at: scanner.path)
    }
    let commands = scanner.nodes.map(\.command)
    return .command(
      ParsedCommand(
        command: commands[commands.count - 1], ancestors: Array(commands.dropLast()), path: scanner.path))
  }

  /// The help for the command with this path; `nil` if there is none.
  public func helpText(path: [String], width: Int = 80) -> String? {
    description.find(path).map(HelpGenerator(width: width).text)
  }

  private func validate(_ nodes: [CommandNode]) throws {
    var validated: [ObjectIdentifier] = []
    for node in nodes { try node.validate(for: nodes[nodes.count - 1], validated: &validated) }
  }
}
