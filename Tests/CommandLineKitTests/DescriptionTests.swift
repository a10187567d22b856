import CommandLineKit
import Testing

@Suite("Descriptions")
struct DescriptionTests {
  let garden = CommandDescription(Garden.self)

  func argument(_ name: String, of path: String) throws -> ArgumentDescription {
    let command = try #require(garden.find(words(path)))
    return try #require(command.arguments.first { $0.displayName == name })
  }

  @Test func `the tree is walked parents first`() {
    #expect(
      garden.walk.map { $0.path.joined(separator: " ") } == [
        "garden", "garden plant", "garden list", "garden report", "garden report month",
        "garden report history", "garden move", "garden debug",
      ])
  }

  @Test func `a command is found by its path`() {
    #expect(garden.find(["garden"]) == garden)
    #expect(garden.find(["garden", "report", "history"])?.abstract == "Show several months.")
    #expect(garden.find(["garden", "swim"]) == nil)
    #expect(garden.find([]) == nil)
  }

  @Test func `a command tells what its configuration says`() throws {
    let plant = try #require(garden.find(["garden", "plant"]))
    #expect(plant.name == "plant")
    #expect(plant.aliases == ["sow"])
    #expect(plant.examples.map(\.commandLine).first == "garden plant Tomato 6")
    #expect(garden.find(["garden", "report"])?.defaultSubcommand == "month")
    #expect(garden.find(["garden", "debug"])?.isHidden == true)
    #expect(garden.discussion.hasPrefix("Everything is kept in one file."))
  }

  @Test func `arguments come in their order, with the shared ones and those of all commands`() throws {
    let list = try #require(garden.find(["garden", "list"]))
    #expect(
      list.arguments.map(\.displayName) == [
        "NAME", "--min", "--format", "--output", "--per-page", "--file", "--color", "--timeout", "--help",
      ])
    #expect(list.arguments.filter(\.isInherited).map(\.displayName) == ["--file", "--color", "--timeout"])
    let plant = try #require(garden.find(["garden", "plant"]))
    #expect(!plant.arguments.map(\.displayName).contains("--format"))
    #expect(garden.arguments.map(\.displayName).suffix(2) == ["--help", "--version"])
  }

  @Test func `an argument by place is described`() throws {
    let name = try argument("NAME", of: "garden plant")
    #expect(name.kind == .argument)
    #expect(name.names == [])
    #expect(name.valueName == "NAME")
    #expect(name.help.abstract == "What is planted.")
    #expect(!name.isOptional)
    #expect(!name.isRepeating)
    #expect(name.completion == .custom("plants"))
    #expect(try argument("REMARK", of: "garden plant").isOptional)
    #expect(try argument("NAME", of: "garden move").isRepeating)
    #expect(try !argument("NAME", of: "garden move").isOptional)
  }

  @Test func `an option is described`() throws {
    let format = try argument("--format", of: "garden list")
    #expect(format.kind == .option)
    #expect(format.names == ["--format"])
    #expect(format.valueName == "FORMAT")
    #expect(format.defaultText == "text")
    #expect(format.allowedValues == ["text", "json", "csv"])
    #expect(format.completion == .values)
    #expect(format.groupTitle == "OUTPUT OPTIONS")
    #expect(format.isOptional)
    let output = try argument("--output", of: "garden list")
    #expect(output.names == ["-o", "--output"])
    #expect(output.valueName == "FILE")
    #expect(output.completion == .files)
    #expect(try argument("--per-page", of: "garden list").groupTitle == "OUTPUT OPTIONS")
    #expect(try argument("--seed", of: "garden plant").help.isHidden)
    #expect(try argument("--helper", of: "garden move").defaultText == "me, you")
    #expect(try argument("--to", of: "garden move").isOptional == false)
    #expect(try argument("MONTH", of: "garden report month").defaultText == "the first of 2026")
  }

  @Test func `a flag is described`() throws {
    let dryRun = try argument("--dry-run", of: "garden plant")
    #expect(dryRun.kind == .flag)
    #expect(dryRun.names == ["-n", "--dry-run"])
    #expect(dryRun.valueName == nil)
    #expect(dryRun.defaultText == nil)
    #expect(dryRun.allowedValues == [])
    #expect(dryRun.completion == .none)
    let water = try argument("--water", of: "garden plant")
    #expect(water.negativeNames == ["--no-water"])
    #expect(water.defaultText == "--water")
    #expect(try argument("--color", of: "garden").defaultText == nil)
  }

  @Test func `the usage shows what is required`() {
    #expect(garden.usage == "garden COMMAND [OPTIONS]")
    #expect(garden.find(words("garden plant"))?.usage == "garden plant NAME PLANT-COUNT [REMARK] [OPTIONS]")
    #expect(garden.find(words("garden move"))?.usage == "garden move --to TO NAME... [OPTIONS]")
    #expect(garden.find(words("garden report"))?.usage == "garden report [COMMAND] [OPTIONS]")
  }

  @Test func `names are made from the words of a property`() {
    let names = CommandDescription(Named.self).arguments.flatMap(\.names)
    #expect(names == ["--to-url-of-page", "--last12-months", "-p", "--pages", "-X", "-h", "--help", "--version"])
  }
}

private struct Named: ParsableCommand {
  static let configuration = CommandConfiguration(name: "named", abstract: "Have names.")
  @Option(help: "A.") var toURLOfPage: Int?
  @Option(help: "B.") var last12Months: Int?
  @Option(name: [.customLong("pages"), .customShort("p")], help: "C.") var something: Int?
  @Flag(name: .customShort("X"), help: "D.") var other: Bool = false
}
