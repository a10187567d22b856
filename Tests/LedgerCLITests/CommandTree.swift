import CommandLineKit
import Testing

@testable import LedgerCLI

/// What must hold for each command and each option, those not written yet included.
@Suite struct `The command tree` {
  private let tree = CommandDescription(LedgerRoot.self)

  @Test func `is declared without mistakes`() {
    #expect(tree.mistakes == [])
  }

  @Test func `has help for each option and argument`() {
    let arguments = tree.walk.flatMap { command in command.arguments.map { (command.path, $0) } }
    #expect(arguments.count > 100)
    for (path, argument) in arguments {
      #expect(argument.help.abstract.count > 5, "\(path.joined(separator: " ")) \(argument.displayName)")
      #expect(argument.help.abstract.hasSuffix("."), "\(path.joined(separator: " ")) \(argument.displayName)")
    }
  }

  @Test func `has an abstract and an example for each command`() {
    for command in tree.walk {
      #expect(command.abstract.hasSuffix("."), "\(command.path)")
      #expect(!command.examples.isEmpty, "\(command.path)")
    }
  }

  @Test func `can read each of its examples`() throws {
    let parser = CommandLineParser(root: LedgerRoot.self)
    for command in tree.walk {
      for example in command.examples {
        let words = ShellWords.split(example.commandLine)
        #expect(words.first == "ledger", "\(example.commandLine)")
        guard case .command(let parsed) = try parser.parse(Array(words.dropFirst())) else {
          Issue.record("\(example.commandLine) runs nothing")
          continue
        }
        #expect(parsed.path.starts(with: command.path), "\(example.commandLine) stands under \(command.path)")
      }
    }
  }

  @Test func `runs something for each command that has no subcommands`() {
    for command in tree.walk where command.subcommands.isEmpty {
      #expect(runs(command.path), "\(command.path)")
    }
  }

  /// Whether the type at a path conforms to the protocol of commands that run.
  private func runs(_ path: [String]) -> Bool {
    var type: any ParsableCommand.Type = LedgerRoot.self
    for name in path.dropFirst() {
      guard let next = type.configuration.subcommands.first(where: { $0.configuration.name == name }) else {
        return false
      }
      type = next
    }
    return type is any LedgerCommand.Type
  }
}

/// The words of a command line without expansions: blanks divide, double quotes hold together.
enum ShellWords {
  static func split(_ line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for character in line + " " {
      switch character {
      case "\"": isQuoted.toggle()
      case " " where !isQuoted:
        if !word.isEmpty { words.append(word) }
        word = ""
      default: word.append(character)
      }
    }
    return words
  }
}
