/// What a readable command line asks for.
public enum ParseResult {
  /// To run a command.
  case command(ParsedCommand)
  /// To explain the command with this path, by `--help`, `help COMMAND`, or by naming nothing at all.
  case help(path: [String])
  /// To tell the version.
  case version
}
