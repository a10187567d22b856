import CommandLineKit
import Testing

/// A help text that is kept as a golden.
struct HelpPage: CustomTestStringConvertible, Sendable {
  let path: String
  let width: Int
  var testDescription: String { "\(path), \(width) columns" }
  var golden: String { "help \(path) \(width).txt".split(separator: " ").joined(separator: "-") }

  static let all = [
    HelpPage(path: "garden", width: 80),
    HelpPage(path: "garden plant", width: 80),
    HelpPage(path: "garden plant", width: 50),
    HelpPage(path: "garden list", width: 80),
    HelpPage(path: "garden report", width: 80),
    HelpPage(path: "garden report month", width: 80),
    HelpPage(path: "garden move", width: 80),
  ]
}

@Suite("Help texts")
struct HelpGeneratorTests {
  func text(_ page: HelpPage) throws -> String {
    try #require(CommandLineParser(root: Garden.self).helpText(path: words(page.path), width: page.width))
  }

  @Test(arguments: HelpPage.all)
  func `the help of a command is its golden`(page: HelpPage) throws {
    expectGolden(try text(page), page.golden)
  }

  @Test(arguments: HelpPage.all)
  func `no line is longer than the width`(page: HelpPage) throws {
    for line in try text(page).split(separator: "\n") where !line.contains("garden plant Leek 20") {
      #expect(line.count <= page.width, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }

  @Test func `a very narrow terminal gets 40 columns`() {
    #expect(HelpGenerator(width: 3).width == 40)
  }

  @Test func `hidden commands and options are left out`() throws {
    #expect(try !text(HelpPage(path: "garden", width: 80)).contains("debug"))
    #expect(try !text(HelpPage(path: "garden plant", width: 80)).contains("--seed"))
  }

  @Test func `a discussion follows its option, and a long label stands alone`() {
    let text = HelpGenerator(width: 60).text(for: CommandDescription(Talkative.self))
    expectGolden(text, "help-talkative-60.txt")
  }

  @Test func `a golden that differs is told by its first line`() {
    #expect(firstDifference(between: "a\nb\n", and: "a\nb\n") == nil)
    #expect(firstDifference(between: "a\nb\n", and: "a\nc\n") == "line 2 is 'c' instead of 'b'")
    #expect(firstDifference(between: "a", and: "a\nc") == "line 2 is 'c' instead of no line")
  }
}

private struct Talkative: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "talkative", abstract: "Say more than others do, and say it in a sentence that needs two lines.")
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Choose the words.", discussion: "Words are taken one by one.\n\nA word without end is refused.",
      valueName: "word"))
  var aVeryLongNameIndeed: [String] = []
  @Argument(help: "Größe: 👩‍🌾 counts as one character wherever lines are broken in two.") var größe: Int = 1
}
