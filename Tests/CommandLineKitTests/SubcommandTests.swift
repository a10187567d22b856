import CommandLineKit
import Testing

/// A line, with the command that it runs.
struct CommandChoice: CustomTestStringConvertible, Sendable {
  let line: String
  let path: String
  var testDescription: String { line }

  static let all = [
    CommandChoice(line: "list", path: "garden list"),
    CommandChoice(line: "ls", path: "garden list"),
    CommandChoice(line: "--file x list", path: "garden list"),
    CommandChoice(line: "--file list ls", path: "garden list"),
    CommandChoice(line: "-- list", path: "garden list"),
    CommandChoice(line: "debug", path: "garden debug"),
    CommandChoice(line: "report history", path: "garden report history"),
    CommandChoice(line: "report trend", path: "garden report history"),
    CommandChoice(line: "report month", path: "garden report month"),
    CommandChoice(line: "report", path: "garden report month"),
    CommandChoice(line: "report 2026-11", path: "garden report month"),
    CommandChoice(line: "report --format json", path: "garden report month"),
    CommandChoice(line: "report --format json 2026-11", path: "garden report month"),
    CommandChoice(line: "report --format json history", path: "garden report history"),
    CommandChoice(line: "--format json report history", path: "garden report history"),
    CommandChoice(line: "report --by-bed", path: "garden report month"),
    CommandChoice(line: "report --by-bed 2026-11", path: "garden report month"),
    CommandChoice(line: "report --by-bed month", path: "garden report month"),
  ]
}

/// A default subcommand that has subcommands and no default of its own.
private struct Outer: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "outer", abstract: "Hold others.", subcommands: [Inner.self], defaultSubcommand: Inner.self)
}

private struct Inner: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "inner", abstract: "Hold others.", subcommands: [Debug.self])
}

@Suite("Subcommands")
struct SubcommandTests {
  @Test(arguments: CommandChoice.all)
  func `the line chooses the command`(choice: CommandChoice) throws {
    let parsed = try parsed(choice.line)
    #expect(parsed.path.joined(separator: " ") == choice.path)
    #expect(parsed.path.last == type(of: parsed.command).configuration.name)
    let ancestors = parsed.ancestors.map { type(of: $0).configuration.name }
    #expect(ancestors == parsed.path.dropLast())
  }

  @Test func `a default subcommand gets the options and arguments behind its parent`() throws {
    let month = try command("report", "--by-bed", "--format", "csv", "2026-11", as: ReportMonth.self)
    #expect(month.byBed)
    #expect(month.month == Month(text: "2026-11"))
    #expect(month.output.format == .csv)
  }

  @Test func `a default subcommand may itself hold subcommands`() throws {
    #expect(try parsed("debug", root: Outer.self).path == ["outer", "inner", "debug"])
    #expect(failure("--", root: Outer.self) == .missingCommand(subcommands: [], path: ["outer", "inner"]))
  }

  @Test func `a command above is found by its type`() throws {
    let parsed = try parsed("--file x report history")
    #expect(parsed.ancestor(as: Garden.self)?.store.file == "x")
    #expect(parsed.ancestor(as: Report.self) != nil)
    #expect(parsed.ancestor(as: ReportHistory.self) == nil)
  }

  @Test func `an unknown word is told with similar commands`() {
    #expect(
      failure("lst") == .unknownCommand(name: "lst", suggestions: ["garden list"], path: ["garden"]))
    #expect(
      failure("hlep") == .unknownCommand(name: "hlep", suggestions: ["garden help"], path: ["garden"]))
    #expect(failure("swim") == .unknownCommand(name: "swim", suggestions: [], path: ["garden"]))
  }

  @Test func `a command one step further down is found by its exact name`() {
    #expect(
      failure("history")
        == .unknownCommand(name: "history", suggestions: ["garden report history"], path: ["garden"]))
  }

  @Test func `a hidden command is not suggested`() {
    #expect(failure("debgu") == .unknownCommand(name: "debgu", suggestions: [], path: ["garden"]))
  }

  @Test func `a mistyped subcommand is offered when the default cannot read it`() {
    #expect(
      failure("report histroy")
        == .invalidValue(
          argument: "MONTH", value: "histroy", reason: "write a month as 2026-11",
          suggestions: ["garden report history"],
          commands: .init(of: "garden report", names: ["month", "history"]), path: ["garden", "report", "month"]))
    #expect(
      failure("report 2026-11 histroy")
        == .unexpectedArgument(
          value: "histroy", suggestions: ["garden report history"], path: ["garden", "report", "month"]))
  }

  @Test func `no subcommand is offered when the command was named`() {
    #expect(
      failure("report month histroy")
        == .invalidValue(
          argument: "MONTH", value: "histroy", reason: "write a month as 2026-11",
          path: ["garden", "report", "month"]))
  }

  @Test func `a line without a command is an error that lists the visible ones`() {
    #expect(
      failure("--file x")
        == .missingCommand(subcommands: ["plant", "list", "report", "move"], path: ["garden"]))
  }

  @Test func `a command can be the whole program`() throws {
    let move = try #require(try parsed("a --to b", root: Move.self).command as? Move)
    #expect(move.to == "b")
    #expect(failure("", root: Move.self) == .missingArgument(name: "NAME", path: ["move"]))
  }
}
