import CommandLineKit
import Testing

@Suite("Flags")
struct FlagTests {
  @Test func `a flag is false until it is given`() throws {
    #expect(try !command("plant", "Leek", "3", as: Plant.self).dryRun)
    #expect(try command("plant", "Leek", "3", "--dry-run", as: Plant.self).dryRun)
    #expect(try command("plant", "-n", "Leek", "3", as: Plant.self).dryRun)
  }

  @Test func `a flag that is true can be taken back`() throws {
    #expect(try command("plant", "Leek", "3", as: Plant.self).water)
    #expect(try command("plant", "Leek", "3", "--water", as: Plant.self).water)
    #expect(try !command("plant", "Leek", "3", "--no-water", as: Plant.self).water)
  }

  @Test func `an optional flag tells three states apart`() throws {
    func color(_ line: String) throws -> Bool? {
      let root = try #require(try parsed(line).ancestors.first as? Garden)
      return root.store.color
    }
    #expect(try color("list") == nil)
    #expect(try color("list --color") == true)
    #expect(try color("--no-color list") == false)
  }

  @Test func `only a flag with an inversion has a negative name`() {
    guard case .unknownOption("--no-dry-run", _, _) = failure("plant Leek 3 --no-dry-run") else {
      Issue.record("--no-dry-run was accepted")
      return
    }
  }

  @Test func `a flag given twice changes nothing`() throws {
    #expect(try command("plant", "Leek", "3", "-nn", "--dry-run", as: Plant.self).dryRun)
    #expect(try !command("plant", "Leek", "3", "--no-water", "--no-water", as: Plant.self).water)
  }

  @Test func `a flag given both ways is an error`() {
    #expect(
      failure("plant Leek 3 --no-water --water")
        == .conflictingFlags(first: "--no-water", second: "--water", path: ["garden", "plant"]))
    #expect(
      failure("--color list --no-color")
        == .conflictingFlags(first: "--color", second: "--no-color", path: ["garden", "list"]))
  }

  @Test(arguments: ["--dry-run", "-n", "--no-water", "--help", "-h"])
  func `a flag takes no value`(flag: String) {
    let error = failure("plant Leek 3 \(flag)=yes")
    #expect(error == .unexpectedValue(flag: flag, value: "yes", path: ["garden", "plant"]))
  }
}
