import CommandLineKit
import Testing

/// What the sample program makes of the words.
func parse(_ words: [String], root: any ParsableCommand.Type = Garden.self) throws -> ParseResult {
  try CommandLineParser(root: root).parse(words)
}

/// The command that the line runs; its words are divided by spaces.
func parsed(_ line: String, root: any ParsableCommand.Type = Garden.self) throws -> ParsedCommand {
  let result = try parse(words(line), root: root)
  guard case .command(let parsed) = result else { throw NoCommand(result: "\(result)") }
  return parsed
}

/// The command that the words run, as the type it should be.
func command<Command: ParsableCommand>(_ words: String..., as type: Command.Type) throws -> Command {
  let result = try parse(words, root: Garden.self)
  guard case .command(let parsed) = result, let command = parsed.command as? Command else {
    throw NoCommand(result: "\(result)")
  }
  return command
}

/// The error that the line ends in, `nil` if it is readable.
func failure(_ line: String, root: any ParsableCommand.Type = Garden.self) -> CommandLineError? {
  failure(words(line), root: root)
}

/// The error that the words end in, `nil` if they are readable.
func failure(_ words: [String], root: any ParsableCommand.Type = Garden.self) -> CommandLineError? {
  do {
    _ = try parse(words, root: root)
    return nil
  } catch let error as CommandLineError {
    return error
  } catch {
    Issue.record(error, "the parser threw a foreign error")
    return nil
  }
}

/// The words between the spaces of the line.
func words(_ line: String) -> [String] {
  line.split(separator: " ").map(String.init)
}

/// A line that should have run a command asked for something else.
struct NoCommand: Error {
  let result: String
}
