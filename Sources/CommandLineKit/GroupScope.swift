/// Where the options of a group are accepted when a command above the one that runs declares it.
public enum GroupScope: Equatable, Sendable {
  /// At every place of the line, for every subcommand.
  case everywhere
  /// Only for subcommands that declare a group of the same type; there, before or after the subcommand's name.
  case whereDeclared
}
