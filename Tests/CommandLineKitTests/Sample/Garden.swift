import CommandLineKit

/// The root of the sample program that the tests parse for: a diary of a garden.
struct Garden: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "garden", abstract: "Keep a diary of a garden.",
    discussion: """
      Everything is kept in one file. It is made when the first plant is entered, and it can be copied while the
      program is not running.

      The file is looked for in this order:

        1. --file
        2. the folder you are in
      """,
    examples: [
      Example("garden plant Tomato 6 --bed south", "Enter six tomatoes in the southern bed."),
      Example("garden report 2026-11", "Show what happened in a month."),
    ],
    subcommands: [Plant.self, ListPlants.self, Report.self, Move.self, Debug.self])

  @OptionGroup(scope: .everywhere, title: "GLOBAL OPTIONS") var store: StoreOptions
  @OptionGroup(title: "OUTPUT OPTIONS") var output: OutputOptions
}

/// Options that every command of the sample accepts at every place.
struct StoreOptions: ParsableArguments {
  @Option(help: "The file that holds the diary.", valueName: "path", completion: .files) var file: String?
  @Flag(inversion: .prefixedNo, help: "Use colours.") var color: Bool?
  @Option(help: "Seconds to wait for another process.") var timeout: Int = 30

  func validate() throws {
    if timeout < 0 { throw CommandLineError.invalidUsage(reason: "--timeout cannot be negative") }
  }
}

/// Options of the sample's commands that write a table.
struct OutputOptions: ParsableArguments {
  @Option(help: "How the table is written.") var format: TableFormat = .text
  @Option(name: [.customShort("o"), .long], help: "Write to a file.", valueName: "file", completion: .files)
  var output: String?
  @OptionGroup var page: PageOptions
}

/// A group inside a group.
struct PageOptions: ParsableArguments {
  @Option(help: "How many rows make a page.") var perPage: Int = 20
}

/// The formats of the sample's tables.
enum TableFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, csv
}

/// Not meant for users.
struct Debug: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "debug", abstract: "Show what the program knows.", isHidden: true)
}
