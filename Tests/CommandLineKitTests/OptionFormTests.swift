import CommandLineKit
import Testing

/// A way to write one option, with the value that `--bed` then has.
struct OptionForm: CustomTestStringConvertible, Sendable {
  let words: [String]
  let bed: String
  var testDescription: String { words.joined(separator: " ") }

  static let all = [
    OptionForm(words: [], bed: "north"),
    OptionForm(words: ["--bed", "south"], bed: "south"),
    OptionForm(words: ["--bed=south"], bed: "south"),
    OptionForm(words: ["--bed="], bed: ""),
    OptionForm(words: ["--bed", ""], bed: ""),
    OptionForm(words: ["--bed=a=b"], bed: "a=b"),
    OptionForm(words: ["--bed=-x"], bed: "-x"),
    OptionForm(words: ["--bed=--"], bed: "--"),
    OptionForm(words: ["--bed=\u{301}x"], bed: "\u{301}x"),
    OptionForm(words: ["--bed", "-"], bed: "-"),
    OptionForm(words: ["--bed", "-5"], bed: "-5"),
    OptionForm(words: ["-b", "south"], bed: "south"),
    OptionForm(words: ["-bsouth"], bed: "south"),
    OptionForm(words: ["-b=south"], bed: "south"),
    OptionForm(words: ["-b="], bed: ""),
    OptionForm(words: ["-b=a=b"], bed: "a=b"),
    OptionForm(words: ["-b-x"], bed: "-x"),
    OptionForm(words: ["-nvbsouth"], bed: "south"),
    OptionForm(words: ["-nvb", "south"], bed: "south"),
    OptionForm(words: ["-vb=south"], bed: "south"),
  ]
}

@Suite("How an option is written")
struct OptionFormTests {
  @Test(arguments: OptionForm.all)
  func `an option is read behind the arguments`(form: OptionForm) throws {
    let result = try parse(["plant", "Leek", "3"] + form.words)
    guard case .command(let parsed) = result else { throw NoCommand(result: "\(result)") }
    let plant = try #require(parsed.command as? Plant)
    #expect(plant.bed == form.bed)
    #expect(plant.name == "Leek")
    #expect(plant.plantCount == 3)
    #expect(plant.remark == nil)
  }

  @Test(arguments: OptionForm.all)
  func `an option is read between the arguments`(form: OptionForm) throws {
    let result = try parse(["plant", "Leek"] + form.words + ["3"])
    guard case .command(let parsed) = result else { throw NoCommand(result: "\(result)") }
    let plant = try #require(parsed.command as? Plant)
    #expect(plant.bed == form.bed)
    #expect(plant.plantCount == 3)
  }

  @Test func `letters behind one dash are flags one by one`() throws {
    let plant = try command("plant", "Leek", "3", "-nv", as: Plant.self)
    #expect(plant.dryRun)
    #expect(plant.verbose)
  }

  @Test func `nothing behind two dashes is an option`() throws {
    let plant = try command("plant", "--", "--bed", "3", "-n", as: Plant.self)
    #expect(plant.name == "--bed")
    #expect(plant.plantCount == 3)
    #expect(plant.remark == "-n")
    #expect(plant.bed == "north")
    #expect(!plant.dryRun)
  }

  @Test func `a second pair of dashes is an argument`() throws {
    let plant = try command("plant", "Leek", "3", "--", "--", as: Plant.self)
    #expect(plant.remark == "--")
  }

  @Test func `a dash alone is an argument`() throws {
    #expect(try command("list", "-", as: ListPlants.self).name == ["-"])
  }

  @Test func `an empty word is an argument`() throws {
    #expect(try command("list", "", as: ListPlants.self).name == [""])
  }

  @Test(arguments: ["--be", "--dry", "--verb", "--tags"])
  func `the beginning of a name is no name`(name: String) {
    guard case .unknownOption(name, _, ["garden", "plant"]) = failure("plant Leek 3 \(name) x") else {
      Issue.record("\(name) was accepted")
      return
    }
  }

  @Test(arguments: ["--bed", "-b", "-nb"])
  func `an option at the end of the line needs a value`(option: String) {
    let name = option == "--bed" ? "--bed" : "-b"
    #expect(
      failure("plant Leek 3 \(option)")
        == .missingValue(option: name, valueName: "BED", next: nil, path: ["garden", "plant"]))
  }

  @Test func `an option is no value of another`() {
    #expect(
      failure("plant Leek 3 --bed --dry-run")
        == .missingValue(option: "--bed", valueName: "BED", next: nil, path: ["garden", "plant"]))
    #expect(
      failure("plant Leek 3 --bed -- x")
        == .missingValue(option: "--bed", valueName: "BED", next: nil, path: ["garden", "plant"]))
  }

  @Test func `an unknown word with a dash is no value, and is told`() {
    #expect(
      failure("plant Leek 3 --bed -x")
        == .missingValue(option: "--bed", valueName: "BED", next: "-x", path: ["garden", "plant"]))
  }

  @Test func `an option that takes one value is given once`() {
    let path = ["garden", "plant"]
    #expect(failure("plant Leek 3 --bed a --bed b") == .repeatedOption(name: "--bed", path: path))
    #expect(failure("plant Leek 3 --bed a -b a") == .repeatedOption(name: "-b", path: path))
    #expect(failure("--file a plant Leek 3 --file b") == .repeatedOption(name: "--file", path: path))
  }

  @Test func `an array takes one value from each occurrence`() throws {
    let plant = try command("plant", "Leek", "--tag", "a", "3", "--tag=b", "--tag", "a", as: Plant.self)
    #expect(plant.tag == ["a", "b", "a"])
    #expect(plant.remark == nil)
  }

  @Test func `the first value of an array replaces its default`() throws {
    #expect(try command("move", "a", "--to", "x", as: Move.self).helper == ["me", "you"])
    #expect(try command("move", "a", "--to", "x", "--helper", "they", as: Move.self).helper == ["they"])
  }
}
