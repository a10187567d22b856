internal import CommandLineKit

/// Options that every command takes, before or after its name.
struct GlobalOptions: ParsableArguments {
  /// When output is coloured.
  enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
    case auto, always, never
  }

  @Option(
    help: "The ledger's file; else $LEDGER_DB, else ~/.local/share/ledger/ledger.sqlite.", valueName: "path",
    completion: .files)
  var db: String?

  @Option(help: "How many seconds to wait for another process that writes.", valueName: "seconds")
  var timeout = 30

  @Option(help: "When to colour text: on a terminal, always or never.", valueName: "when")
  var color = ColorChoice.auto

  @Flag(help: "Change a period that 'ledger lock' protects all the same; the log says so.") var force = false

  func validate() throws {
    guard (0...86_400).contains(timeout) else {
      throw CommandLineError.invalidValue(
        argument: "--timeout", value: "\(timeout)", reason: "it is not between 0 and 86400 seconds")
    }
    if db == "" {
      throw CommandLineError.invalidValue(argument: "--db", value: "", reason: "it names no file")
    }
  }
}
