/// A command with its arguments and the commands below it: the value that help, completions, manual pages and checks
/// are made from.
public struct CommandDescription: Equatable, Sendable {
  /// The word that selects the command.
  public let name: String
  /// The names from the root to the command.
  public let path: [String]
  /// One sentence.
  public let abstract: String
  /// Further paragraphs, empty if there are none.
  public let discussion: String
  /// Command lines to try.
  public let examples: [Example]
  /// Other words that select the command.
  public let aliases: [String]
  /// Whether help and completions leave the command out.
  public let isHidden: Bool
  /// All that can be given: arguments, own options, those of commands above, `--help` and at the root `--version`.
  public let arguments: [ArgumentDescription]
  /// The commands below, in the order of their declaration.
  public let subcommands: [CommandDescription]
  /// The name of the subcommand that runs when none is named.
  public let defaultSubcommand: String?

  /// Describes a whole tree of commands.
  public init(_ root: any ParsableCommand.Type) {
    self.init(root, above: [])
  }

  private init(_ type: any ParsableCommand.Type, above: [CommandNode]) {
    var groups: [DeclaredGroup] = []
    let node = CommandNode(type, met: &groups)
    let configuration = node.configuration
    name = configuration.name
    path = above.map(\.configuration.name) + [configuration.name]
    abstract = configuration.abstract
    discussion = configuration.discussion
    examples = configuration.examples
    aliases = configuration.aliases
    isHidden = configuration.isHidden
    arguments = Self.arguments(of: node, above: above)
    subcommands = configuration.subcommands.map { CommandDescription($0, above: above + [node]) }
    defaultSubcommand = configuration.defaultSubcommand?.configuration.name
  }

  private static func arguments(of node: CommandNode, above: [CommandNode]) -> [ArgumentDescription] {
    var result = node.declarations.map { ArgumentDescription($0, of: node, isInherited: false) }
    for ancestor in above.reversed() {
      let inherited = ancestor.declarations.filter { declaration in
        guard declaration.definition.kind != .argument else { return false }
        guard let group = declaration.group else { return true }
        return group.scope == .everywhere && !node.declares(group)
      }
      result += inherited.map { ArgumentDescription($0, of: node, isInherited: true) }
    }
    result.append(ArgumentDescription(builtIn: ["-h", "--help"], help: "Show this help."))
    if above.isEmpty {
      result.append(ArgumentDescription(builtIn: ["--version"], help: "Show the version."))
    }
    return result
  }

  /// The command itself, then all below it, each before its own subcommands.
  public var walk: [CommandDescription] { [self] + subcommands.flatMap(\.walk) }

  /// The command with this path, whose first name is that of the receiver.
  public func find(_ path: [String]) -> CommandDescription? {
    guard path.first == name else { return nil }
    let rest = Array(path.dropFirst())
    guard let next = rest.first else { return self }
    return subcommands.first { $0.name == next }?.find(rest)
  }
}
