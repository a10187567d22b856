import Foundation

/// How long the tests try that get better with time: short by themselves, long under `make soak`, which sets LEDGER_SOAK.
enum Soak {
  private static let environment = ProcessInfo.processInfo.environment

  /// Whether this is the long run.
  static let isOn = environment["LEDGER_SOAK"] != nil
  /// How often each command is killed: LEDGER_SOAK_KILLS in the long run.
  static let kills = isOn ? number("LEDGER_SOAK_KILLS", 500) : 4
  /// After how many seconds the killing of one command ends, whatever is left: LEDGER_SOAK_MINUTES are for all of them.
  static func seconds(each parts: Int) -> Double {
    isOn ? Double(number("LEDGER_SOAK_MINUTES", 30)) * 60 / Double(parts) : 20
  }

  /// A line about a long run, or about what could not be tried, for whoever watches.
  static func tell(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }

  private static func number(_ name: String, _ usual: Int) -> Int {
    guard let text = environment[name] else { return usual }
    guard let number = Int(text), number > 0 else {
      preconditionFailure("\(name) is \(text) and must be a whole number")
    }
    return number
  }
}
