import CommandLineKit
import Testing

/// Values of a shared option that one command takes and another does not.
@Suite struct NarrowedValueTests {
  private struct Root: ParsableCommand {
    static let configuration = CommandConfiguration(
      name: "diary", abstract: "Keep a diary.", subcommands: [Draw.self, Tell.self])

    @OptionGroup var output: Shared
  }

  private struct Shared: ParsableArguments {
    @Option(help: "How it is written.") var format: Form = .text
  }

  private enum Form: String, CaseIterable, ExpressibleByArgument {
    case text, json, picture
  }

  private struct Draw: ParsableCommand {
    static let configuration = CommandConfiguration(name: "draw", abstract: "Draw a day.")
    @OptionGroup var output: Shared
  }

  private struct Tell: ParsableCommand {
    static let configuration = CommandConfiguration(name: "tell", abstract: "Tell of a day.")
    static let narrowedValues = ["--format": ["text", "json"]]
    @OptionGroup var output: Shared
  }

  @Test(arguments: ["tell --format json", "--format json tell", "draw --format picture", "--format picture draw"])
  func `a value that the command has is taken, before or after its name`(_ line: String) throws {
    #expect(try parsed(line, root: Root.self).path.count == 2)
  }

  @Test(arguments: ["tell --format picture", "--format=picture tell", "tell --format pictur"])
  func `another is refused with those the command has`(_ line: String) {
    let message = failure(line, root: Root.self)?.message ?? ""
    #expect(message.contains("is not a valid --format: choose text or json."))
    #expect(message.contains("'diary tell --help'"))
  }

  @Test func `help and descriptions name what the command has`() throws {
    let parser = CommandLineParser(root: Root.self)
    func values(_ path: String...) -> [String]? {
      parser.description.find(path)?.arguments.first { $0.displayName == "--format" }?.allowedValues
    }
    #expect(values("diary", "tell") == ["text", "json"])
    #expect(values("diary", "draw") == ["text", "json", "picture"])
    #expect(parser.helpText(path: ["diary", "tell"])?.contains("values: text, json; default: text") == true)
  }
}
