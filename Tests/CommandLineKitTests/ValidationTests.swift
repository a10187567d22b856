import CommandLineKit
import Testing

@Suite("Validation")
struct ValidationTests {
  @Test func `what a command throws passes through`() {
    #expect(throws: NothingToPlant()) { try parse(words("plant Leek 0")) }
  }

  @Test func `an error of the command line gets the path that it lacks`() {
    #expect(
      failure("plant Leek 1001")
        == .invalidValue(
          argument: "PLANT-COUNT", value: "1001", reason: "the garden holds 1000 plants",
          path: ["garden", "plant"]))
  }

  @Test func `a group of a command above is validated`() {
    #expect(
      failure("list --timeout -1")
        == .invalidUsage(reason: "--timeout cannot be negative", path: ["garden", "list"]))
  }

  @Test func `a command and its groups are validated once, inner groups first`() throws {
    let outer = try #require(try parsed("leaf", root: Counting.self).command as? CountingLeaf)
    #expect(outer.steps == ["command"])
    #expect(outer.group.steps == ["inner 1", "outer"])
  }

  @Test func `a group that the command does not have is not validated`() throws {
    #expect(try parsed("bare", root: Counting.self).path == ["counting", "bare"])
  }

  @Test func `nothing is validated before all values are there`() {
    #expect(failure("plant Leek 0 --depth x") != nil)
    #expect(failure("plant Leek 0 x y") != nil)
  }
}

private struct Counting: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "counting", abstract: "Count.", subcommands: [CountingLeaf.self, Bare.self])
  @OptionGroup var group: OuterGroup
  @OptionGroup var failing: FailingGroup
}

private struct CountingLeaf: ParsableCommand {
  static let configuration = CommandConfiguration(name: "leaf", abstract: "Count.")
  @OptionGroup var group: OuterGroup
  var steps: [String] = []

  mutating func validate() { steps.append("command") }
}

private struct Bare: ParsableCommand {
  static let configuration = CommandConfiguration(name: "bare", abstract: "Count.")
}

private struct OuterGroup: ParsableArguments {
  @OptionGroup var inner: InnerGroup
  var steps: [String] = []

  mutating func validate() {
    steps.append("inner \(inner.count)")
    steps.append("outer")
  }
}

private struct InnerGroup: ParsableArguments {
  var count = 0

  mutating func validate() { count += 1 }
}

private struct FailingGroup: ParsableArguments {
  func validate() throws { throw NothingToPlant() }
}
