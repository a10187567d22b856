/// A command that is ready to run, with the commands above it.
public struct ParsedCommand {
  /// The command that was chosen, its values set and validated.
  public let command: any ParsableCommand
  /// The commands above it, root first; they hold the values of their own options.
  public let ancestors: [any ParsableCommand]
  /// The names from the root to the command, aliases resolved.
  public let path: [String]

  /// The command above that has this type, `nil` if there is none.
  public func ancestor<Command: ParsableCommand>(as type: Command.Type) -> Command? {
    ancestors.lazy.compactMap { $0 as? Command }.first
  }
}
