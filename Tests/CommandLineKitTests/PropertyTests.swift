import CommandLineKit
import Testing

@Suite("Properties")
struct PropertyTests {
  /// A command whose properties are not all read from the command line.
  struct Shed: ParsableCommand {
    static let configuration = CommandConfiguration(name: "shed", abstract: "Keep tools.")

    struct Place: ParsableArguments {
      var isLocked = true
      @Option(help: "The shelf.") var topShelf: Int?
    }

    var count = 3
    @Argument(help: "The tool.") var tool: String
    var remark: String? = "none"
    @OptionGroup var place: Place
    @Flag(help: "Lend it.") var lend = false
  }

  @Test func `they are found in the order of their declaration, under their own names`() {
    let names = CommandDescription(Shed.self).arguments.map(\.displayName)
    #expect(names == ["TOOL", "--top-shelf", "--lend", "--help", "--version"])
  }

  @Test func `what is not read from the command line stays what it is`() throws {
    let result = try CommandLineParser(root: Shed.self).parse(["saw", "--lend", "--top-shelf", "2"])
    guard case .command(let parsed) = result, let shed = parsed.command as? Shed else {
      Issue.record("\(result)")
      return
    }
    #expect(shed.tool == "saw" && shed.lend && shed.place.topShelf == 2)
    #expect(shed.count == 3 && shed.remark == "none" && shed.place.isLocked)
  }

  @Test func `two parsed lines share nothing`() throws {
    let parser = CommandLineParser(root: Shed.self)
    guard case .command(let first) = try parser.parse(["saw", "--lend"]),
      case .command(let second) = try parser.parse(["rake"])
    else {
      Issue.record("both lines run")
      return
    }
    #expect((first.command as? Shed)?.lend == true)
    #expect((second.command as? Shed)?.lend == false)
  }
}
