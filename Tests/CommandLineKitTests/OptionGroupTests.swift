import CommandLineKit
import Testing

@Suite("Option groups")
struct OptionGroupTests {
  @Test(arguments: [
    "--file x plant Leek 3", "plant --file x Leek 3", "plant Leek 3 --file=x", "report history --file x",
    "report --file x history", "debug --file x",
  ])
  func `a group for everywhere is accepted at every place`(line: String) throws {
    let root = try #require(try parsed(line).ancestors.first as? Garden)
    #expect(root.store.file == "x")
  }

  @Test(arguments: [
    "--format json list", "list --format json", "--format json report history",
    "report --format json history", "report history --format json",
  ])
  func `a group of the same type holds the same values wherever they are given`(line: String) throws {
    let parsed = try parsed(line)
    let root = try #require(parsed.ancestors.first as? Garden)
    #expect(root.output.format == .json)
    switch parsed.command {
    case let list as ListPlants: #expect(list.output.format == .json)
    case let history as ReportHistory: #expect(history.output.format == .json)
    default: Issue.record("\(parsed.path) runs")
    }
  }

  @Test func `a group inside a group is shared as well`() throws {
    let parsed = try parsed("--per-page 5 list")
    let list = try #require(parsed.command as? ListPlants)
    let root = try #require(parsed.ancestors.first as? Garden)
    #expect(list.output.page.perPage == 5)
    #expect(root.output.page.perPage == 5)
    list.output.page.perPage = 7
    #expect(root.output.page.perPage == 7)
    list.output = OutputOptions()
    #expect(root.output.page.perPage == 20)
  }

  @Test func `a shared group counts its options together`() {
    #expect(
      failure("--format json list --format csv")
        == .repeatedOption(name: "--format", path: ["garden", "list"]))
  }

  @Test(arguments: ["--format json plant Leek 3", "plant Leek 3 --format json"])
  func `a command without the group refuses its options`(line: String) {
    #expect(failure(line) == .inapplicableOption(name: "--format", path: ["garden", "plant"]))
  }

  @Test func `an option of the default subcommand is refused by the others`() {
    #expect(
      failure("report --by-bed history")
        == .inapplicableOption(name: "--by-bed", path: ["garden", "report", "history"]))
  }

  @Test func `an option of a command cannot stand before its name`() {
    #expect(
      failure("--min 3 list") == .unknownOption(name: "--min", suggestions: [], path: ["garden"]))
  }

  @Test func `a command may use a name of a group that it does not have`() throws {
    let own = try #require(try parsed("own --format 7", root: Shadow.self).command as? ShadowOwn)
    #expect(own.format == 7)
  }

  @Test func `options that stand before the command are read as the command means them`() throws {
    let own = try #require(try parsed("--format 7 own", root: Shadow.self).command as? ShadowOwn)
    #expect(own.format == 7)
    #expect(
      failure("--output x own", root: Shadow.self)
        == .inapplicableOption(name: "--output", path: ["shadow", "own"]))
  }

  @Test func `a group inside a group for everywhere is accepted everywhere too`() throws {
    let parsed = try parsed("bare --per-page 3", root: Wide.self)
    #expect(parsed.ancestor(as: Wide.self)?.output.page.perPage == 3)
  }

  @Test func `a group for everywhere is described once where a command declares it too`() {
    let names = CommandDescription(Wide.self).find(["wide", "same"])?.arguments.map(\.displayName)
    #expect(names == ["--format", "--output", "--per-page", "--password", "--help"])
  }

  @Test func `a required option of a group is required where the group is declared`() throws {
    #expect(try parsed("bare", root: Wide.self).path == ["wide", "bare"])
    #expect(failure("same", root: Wide.self) == .missingOption(name: "--password", path: ["wide", "same"]))
    let same = try #require(try parsed("--password x same", root: Wide.self).command as? WideSame)
    #expect(same.secret.password == "x")
  }

  @Test func `the nearest declaration of a name wins`() throws {
    // Declaring a name twice is a mistake, yet it must not depend on chance what it means.
    let own = try #require(try parsed("own --level 7", root: Shadow.self).command as? ShadowOwn)
    #expect(own.level == 7)
  }
}

/// A root whose group holds for all commands, with another group inside.
private struct Wide: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "wide", abstract: "Hold two.", subcommands: [WideBare.self, WideSame.self])
  @OptionGroup(scope: .everywhere) var output: OutputOptions
  @OptionGroup var secret: SecretOptions
}

private struct WideBare: ParsableCommand {
  static let configuration = CommandConfiguration(name: "bare", abstract: "Declare nothing.")
}

private struct WideSame: ParsableCommand {
  static let configuration = CommandConfiguration(name: "same", abstract: "Declare the same groups.")
  @OptionGroup var output: OutputOptions
  @OptionGroup var secret: SecretOptions
}

private struct SecretOptions: ParsableArguments {
  @Option(help: "It must be given.") var password: String
}

/// A root whose group has names that its subcommand uses for something else.
private struct Shadow: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "shadow", abstract: "Hold one.", subcommands: [ShadowOwn.self])
  @OptionGroup var output: OutputOptions
  @Option(help: "A level.") var level: Int?
}

private struct ShadowOwn: ParsableCommand {
  static let configuration = CommandConfiguration(name: "own", abstract: "Mean something else.")
  @Option(help: "A number.") var format: Int?
  @Option(help: "Another level.") var level: Int?
  @Flag(help: "A flag here, an option above.") var output: Bool = false
}
