import CommandLineKit
import Testing

/// A value whose type the kit knows nothing about, and which has no text.
private struct Length: Equatable {
  let count: Int

  init(_ word: String) throws {
    if word == "refuse" { throw Refusal() }
    if word == "usage" { throw CommandLineError.invalidUsage(reason: "Not that") }
    count = word.count
  }
}

private struct Refusal: Error, CustomStringConvertible {
  var description: String { "it was refused" }
}

/// A property of each shape that a function can read.
private struct Shapes: ParsableCommand {
  static let configuration = CommandConfiguration(name: "shapes", abstract: "Have all shapes.")
  @Argument(help: "Required.", transform: Length.init) var place: Length
  @Argument(help: "With a default.", transform: { Int($0) ?? -1 }) var number: Int = 7
  @Argument(help: "Optional.", transform: Length.init) var maybe: Length?
  @Argument(help: "All that remain.", transform: Length.init) var rest: [Length] = []
  @Option(name: .short, help: "Required.", transform: Length.init) var required: Length
  @Option(help: "With a default.", transform: { $0.uppercased() }) var text: String = "none"
  @Option(help: "Explicitly optional.", transform: Length.init) var absent: Length? = nil
  @Option(help: "At least one.", transform: Length.init) var some: [Length]
  @Option(help: "Any number.", transform: { $0.count }) var counts: [Int] = [1, 2]
  @Option(help: "Any number.", transform: Length.init) var opaque: [Length] = []
}

@Suite("Values that a function reads")
struct TransformTests {
  private func shapes(_ line: String) throws -> Shapes {
    try #require(try parsed(line, root: Shapes.self).command as? Shapes)
  }

  @Test func `defaults stand for what is left out`() throws {
    let shapes = try shapes("ab -r c --some d")
    #expect(shapes.place.count == 2)
    #expect(shapes.number == 7)
    #expect(shapes.maybe == nil)
    #expect(shapes.rest == [])
    #expect(shapes.required.count == 1)
    #expect(shapes.text == "none")
    #expect(shapes.absent == nil)
    #expect(shapes.some.map(\.count) == [1])
    #expect(shapes.counts == [1, 2])
  }

  @Test func `each shape takes its values`() throws {
    let shapes = try shapes(
      "ab 3 abc a bb -r c --some d --some dd --text x --absent xyz --counts abcd --opaque a")
    #expect(shapes.number == 3)
    #expect(shapes.maybe?.count == 3)
    #expect(shapes.rest.map(\.count) == [1, 2])
    #expect(shapes.text == "X")
    #expect(shapes.absent?.count == 3)
    #expect(shapes.some.map(\.count) == [1, 2])
    #expect(shapes.counts == [4])
    #expect(shapes.opaque.map(\.count) == [1])
  }

  @Test func `what has no default is required`() {
    #expect(failure("", root: Shapes.self) == .missingArgument(name: "PLACE", path: ["shapes"]))
    #expect(failure("a --some x", root: Shapes.self) == .missingOption(name: "-r", path: ["shapes"]))
    #expect(failure("a -r x", root: Shapes.self) == .missingOption(name: "--some", path: ["shapes"]))
  }

  @Test func `the description of an error is the reason`() {
    #expect(
      failure("refuse", root: Shapes.self)
        == .invalidValue(argument: "PLACE", value: "refuse", reason: "it was refused", path: ["shapes"]))
  }

  @Test func `an error of the command line passes through`() {
    #expect(failure("usage", root: Shapes.self) == .invalidUsage(reason: "Not that", path: ["shapes"]))
  }

  @Test func `help shows a default that has a text`() {
    let arguments = CommandDescription(Shapes.self).arguments
    let shown = arguments.compactMap { argument in argument.defaultText.map { "\(argument.displayName) \($0)" } }
    #expect(shown == ["NUMBER 7", "--text none", "--counts 1, 2"])
  }

  @Test func `a completion can be given with the declaration`() throws {
    let file = try #require(CommandDescription(Garden.self).arguments.first { $0.displayName == "--file" })
    #expect(file.completion == .files)
  }
}
