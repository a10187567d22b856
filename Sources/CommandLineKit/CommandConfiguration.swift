/// What is said about a command apart from its arguments.
public struct CommandConfiguration: Sendable {
  /// The word that selects the command, in lower case.
  public let name: String
  /// One sentence, shown beside the name in lists.
  public let abstract: String
  /// Further paragraphs, divided by empty lines; lines that begin with a space are kept as they are.
  public let discussion: String
  /// Command lines to try.
  public let examples: [Example]
  /// Other words that select the command.
  public let aliases: [String]
  /// The commands below this one, in the order in which help lists them.
  public let subcommands: [any ParsableCommand.Type]
  /// The subcommand that runs when none is named; it is one of ``subcommands``.
  public let defaultSubcommand: (any ParsableCommand.Type)?
  /// Whether help and completions leave the command out.
  public let isHidden: Bool

  /// Describes a command; only a name and an abstract are needed.
  public init(
    name: String, abstract: String, discussion: String = "", examples: [Example] = [], aliases: [String] = [],
    subcommands: [any ParsableCommand.Type] = [], defaultSubcommand: (any ParsableCommand.Type)? = nil,
    isHidden: Bool = false
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.examples = examples
    self.aliases = aliases
    self.subcommands = subcommands
    self.defaultSubcommand = defaultSubcommand
    self.isHidden = isHidden
  }

  /// What is said about the subcommands that are not hidden.
  var visibleSubcommands: [CommandConfiguration] {
    subcommands.map { $0.configuration }.filter { !$0.isHidden }
  }

  /// Whether the word selects this command, by its name or by an alias.
  func answers(to word: String) -> Bool {
    word == name || aliases.contains(word)
  }
}
