import CommandLineKit

/// A command with arguments by place and many kinds of options.
struct Plant: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "plant", abstract: "Enter plants.",
    examples: [
      Example("garden plant Tomato 6", "Enter six tomatoes today."),
      Example(
        "garden plant Leek 20 --depth -12.5 --tag winter --tag vegetable",
        "Enter leeks that stand 12.5 cm below the ground, with two tags that lists can be narrowed to later."),
    ],
    aliases: ["sow"])

  @Argument(help: "What is planted.", completion: .custom("plants")) var name: String
  @Argument(help: "How many.") var plantCount: Int
  @Argument(help: "A remark.") var remark: String?

  @Option(name: .shortAndLong, help: "The bed.") var bed: String = "north"
  @Option(name: [.customShort("D"), .long], help: "Centimetres above the ground.") var depth: Double?
  @Option(help: "A tag.") var tag: [String] = []
  @Option(help: "The day.", valueName: "day", transform: Day.init(word:)) var date: Day?
  @Flag(name: [.customShort("n"), .long], help: "Change nothing.") var dryRun: Bool = false
  @Flag(name: .shortAndLong, help: "Tell more.") var verbose: Bool = false
  @Flag(inversion: .prefixedNo, help: "Water the plants.") var water: Bool = true
  @Option(help: ArgumentHelp("For tests of the program.", isHidden: true)) var seed: Int64?

  func validate() throws {
    if plantCount == 0 { throw NothingToPlant() }
    if plantCount > 1000 {
      throw CommandLineError.invalidValue(
        argument: "PLANT-COUNT", value: "\(plantCount)", reason: "the garden holds 1000 plants")
    }
  }
}

/// An error that the kit knows nothing about.
struct NothingToPlant: Error, Equatable {}

/// A value that a function reads.
struct Day: Equatable {
  let text: String

  init(word: String) throws {
    guard word.count == 10 || word.hasSuffix("d") else {
      throw ArgumentValueError(reason: "write a day as 2026-11-03 or -3d")
    }
    text = word
  }
}
