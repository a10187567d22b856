/// A command of the program, or a node of the command tree that only holds subcommands.
///
/// Running is left to the program, which refines this protocol with the context it needs.
public protocol ParsableCommand: ParsableArguments, SendableMetatype {
  /// The name, texts and subcommands; the arguments are the type's own properties.
  static var configuration: CommandConfiguration { get }
}
