import CommandLineKit
import Testing

/// A command in which a digit is the name of an option.
private struct Zip: ParsableCommand {
  static let configuration = CommandConfiguration(name: "zip", abstract: "Pack files.")
  @Flag(name: .customShort("9"), help: "Pack best.") var best: Bool = false
  @Argument(help: "The files.") var file: [String] = []
  @Option(help: "The level.") var level: Int?
}

@Suite("A dash before a digit")
struct NegativeNumberTests {
  @Test(arguments: ["-5", "-42.50", "-3d", "-1,5", "-0"])
  func `begins a value, by place or behind an option`(word: String) throws {
    #expect(try command("list", word, "x", as: ListPlants.self).name == [word, "x"])
    #expect(try command("plant", "Leek", "3", "--bed", word, as: Plant.self).bed == word)
  }

  @Test func `is read as a number`() throws {
    let plant = try command("plant", "Leek", "-5", "--depth", "-12.5", as: Plant.self)
    #expect(plant.plantCount == -5)
    #expect(plant.depth == -12.5)
  }

  @Test(arguments: ["-.5", "-x5", "-\u{664}"])
  func `is the only word with a dash that is no option`(word: String) {
    guard case .unknownOption = failure(["list", word]) else {
      Issue.record("\(word) was accepted")
      return
    }
  }

  @Test func `is an option where one is declared`() throws {
    let zip = try #require(try parsed("-9 a -8", root: Zip.self).command as? Zip)
    #expect(zip.best)
    #expect(zip.file == ["a", "-8"])
    #expect(
      failure("--level -9", root: Zip.self)
        == .missingValue(option: "--level", valueName: "LEVEL", next: nil, path: ["zip"]))
  }
}
