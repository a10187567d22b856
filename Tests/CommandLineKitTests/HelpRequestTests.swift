import CommandLineKit
import Testing

/// A line that asks for help, with the command that is explained.
struct HelpRequest: CustomTestStringConvertible, Sendable {
  let line: String
  let path: String
  var testDescription: String { line }

  static let all = [
    HelpRequest(line: "", path: "garden"),
    HelpRequest(line: "-h", path: "garden"),
    HelpRequest(line: "--help", path: "garden"),
    HelpRequest(line: "help", path: "garden"),
    HelpRequest(line: "help help", path: "garden"),
    HelpRequest(line: "plant --help", path: "garden plant"),
    HelpRequest(line: "sow -h", path: "garden plant"),
    HelpRequest(line: "--help plant", path: "garden plant"),
    HelpRequest(line: "help plant", path: "garden plant"),
    HelpRequest(line: "help report history", path: "garden report history"),
    HelpRequest(line: "report help history", path: "garden report history"),
    HelpRequest(line: "report --help", path: "garden report"),
    HelpRequest(line: "help report", path: "garden report"),
    HelpRequest(line: "report 2026-11 --help", path: "garden report month"),
    HelpRequest(line: "plant --help Leek", path: "garden plant"),
    HelpRequest(line: "plant Leek many --bed --help", path: "garden plant"),
    HelpRequest(line: "--nonsense plant --dry-run=1 -xyz --help", path: "garden plant"),
    HelpRequest(line: "plant -nh", path: "garden plant"),
    HelpRequest(line: "plant -help", path: "garden plant"),
    HelpRequest(line: "--file plant list --help", path: "garden list"),
    HelpRequest(line: "--version --help", path: "garden"),
  ]
}

@Suite("Asking for help")
struct HelpRequestTests {
  @Test(arguments: HelpRequest.all)
  func `the line explains a command`(request: HelpRequest) throws {
    guard case .help(let path) = try parse(words(request.line)) else {
      Issue.record("no help")
      return
    }
    #expect(path.joined(separator: " ") == request.path)
    #expect(CommandLineParser(root: Garden.self).helpText(path: path) != nil)
  }

  @Test func `behind two dashes it is a word like others`() throws {
    #expect(try command("list", "--", "--help", "-h", as: ListPlants.self).name == ["--help", "-h"])
  }

  @Test func `a command without subcommands takes the word help as its argument`() throws {
    #expect(try command("list", "help", as: ListPlants.self).name == ["help"])
  }

  @Test func `as a value it is written with a sign`() throws {
    #expect(try command("plant", "Leek", "3", "--bed=-h", as: Plant.self).bed == "-h")
    #expect(try command("plant", "Leek", "3", "-bh", as: Plant.self).bed == "h")
  }

  @Test func `an unknown command is an error even then`() {
    #expect(
      failure("help lst")
        == .unknownCommand(name: "lst", suggestions: ["garden list"], path: ["garden"]))
    #expect(
      failure("lst --help")
        == .unknownCommand(name: "lst", suggestions: ["garden list"], path: ["garden"]))
    #expect(
      failure("help report 2026-11")
        == .unknownCommand(name: "2026-11", suggestions: [], path: ["garden", "report"]))
    #expect(
      failure("help list x") == .unknownCommand(name: "x", suggestions: [], path: ["garden", "list"]))
  }

  @Test func `help for an unknown path is none`() {
    #expect(CommandLineParser(root: Garden.self).helpText(path: ["garden", "swim"]) == nil)
    #expect(CommandLineParser(root: Garden.self).helpText(path: ["list"]) == nil)
    #expect(CommandLineParser(root: Garden.self).helpText(path: []) == nil)
  }

  @Test(arguments: ["--version", "--file x --version", "--version list", "--version --nonsense"])
  func `the version is told at the root`(line: String) throws {
    guard case .version = try parse(words(line)) else {
      Issue.record("no version")
      return
    }
  }

  @Test func `a subcommand has no version`() {
    #expect(
      failure("list --version")
        == .unknownOption(name: "--version", suggestions: [], path: ["garden", "list"]))
  }
}
