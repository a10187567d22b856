import CommandLineKit
import Testing

@Suite("Arguments by place")
struct ArgumentTests {
  @Test func `arguments follow the order of the properties`() throws {
    let plant = try command("plant", "Leek", "3", "in a row", as: Plant.self)
    #expect(plant.name == "Leek")
    #expect(plant.plantCount == 3)
    #expect(plant.remark == "in a row")
  }

  @Test func `a default stands for an argument that is left out`() throws {
    #expect(try command("report", "history", as: ReportHistory.self).months == 12)
    #expect(try command("report", "history", "3", as: ReportHistory.self).months == 3)
  }

  @Test func `an array takes all words that remain`() throws {
    #expect(try command("list", as: ListPlants.self).name == [])
    #expect(try command("list", "a", "--min", "2", "b", "c", as: ListPlants.self).name == ["a", "b", "c"])
  }

  @Test func `an array without a default needs a word, and a function reads each`() throws {
    #expect(try command("move", "a", "b", "--to", "x", as: Move.self).name == ["A", "B"])
    #expect(failure("move --to x") == .missingArgument(name: "NAME", path: ["garden", "move"]))
  }

  @Test func `a required argument that is left out is named`() {
    let path = ["garden", "plant"]
    #expect(failure("plant") == .missingArgument(name: "NAME", path: path))
    #expect(failure("plant Leek") == .missingArgument(name: "PLANT-COUNT", path: path))
  }

  @Test func `a required option that is left out is named`() {
    #expect(failure("move a") == .missingOption(name: "--to", path: ["garden", "move"]))
  }

  @Test func `a word too many is an error`() {
    #expect(
      failure("plant Leek 3 x y")
        == .unexpectedArgument(value: "y", suggestions: [], path: ["garden", "plant"]))
  }

  @Test func `a word that is no value is told with the reason`() {
    #expect(
      failure("plant Leek many")
        == .invalidValue(
          argument: "PLANT-COUNT", value: "many", reason: "it is not a whole number",
          path: ["garden", "plant"]))
    #expect(
      failure("plant Leek 3 --date soon")
        == .invalidValue(
          argument: "--date", value: "soon", reason: "write a day as 2026-11-03 or -3d",
          path: ["garden", "plant"]))
    #expect(
      failure("plant Leek 3 -Dx")
        == .invalidValue(
          argument: "-D", value: "x", reason: "it is not a number", path: ["garden", "plant"]))
  }

  @Test func `a word that is none of the allowed values is told with them`() {
    #expect(
      failure("list --format yaml")
        == .invalidValue(
          argument: "--format", value: "yaml", reason: "", allowedValues: ["text", "json", "csv"],
          path: ["garden", "list"]))
  }

  @Test func `a function reads an optional value`() throws {
    #expect(try command("plant", "a", "1", as: Plant.self).date == nil)
    let day = try command("plant", "a", "1", "--date", "-3d", as: Plant.self).date
    #expect(day?.text == "-3d")
  }

  @Test func `each parsing starts from the defaults`() throws {
    let parser = CommandLineParser(root: Garden.self)
    _ = try parser.parse(words("plant Leek 3 --tag a --bed b"))
    guard case .command(let second) = try parser.parse(words("plant Leek 3 --tag c")) else {
      Issue.record("no command")
      return
    }
    let plant = try #require(second.command as? Plant)
    #expect(plant.tag == ["c"])
    #expect(plant.bed == "north")
  }

  @Test func `a program can set a value itself`() throws {
    let plant = Plant()
    plant.name = "Leek"
    plant.dryRun = true
    plant.bed = "west"
    #expect(plant.name == "Leek")
    #expect(plant.dryRun)
    #expect(plant.bed == "west")
  }

  @Test func `reading a required value before parsing traps and names it`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      print(Plant().name)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("A required value was read before the command line was parsed: What is planted."))
  }
}
