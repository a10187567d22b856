/// A command of the program, or a node of the command tree that only holds subcommands.
///
/// Running is left to the program, which refines this protocol with the context it needs.
public protocol ParsableCommand: ParsableArguments, SendableMetatype {
  /// The name, texts and subcommands; the arguments are the type's own properties.
  static var configuration: CommandConfiguration { get }

  /// The values that this command takes of options which it shares with others, by the option's long name: fewer than the type
  /// of the option allows. Help, completions and errors name these alone.
  static var narrowedValues: [String: [String]] { get }
}

extension ParsableCommand {
  /// None: each option takes all that its type allows.
  public static var narrowedValues: [String: [String]] { [:] }
}
