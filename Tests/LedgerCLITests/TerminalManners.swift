import Foundation
import Testing

@testable import LedgerCLI

@Suite struct `Terminal manners` {
  private let escape = "\u{1b}["

  @Test func `colour is used on a terminal only`() {
    #expect(CommandRun("report", isTerminal: true).output.contains(escape))
    #expect(!CommandRun("report", isTerminal: false).output.contains(escape))
  }

  @Test(arguments: [("NO_COLOR", "1"), ("TERM", "dumb")])
  func `an environment that wants no colour gets none`(name: String, value: String) {
    let environment = ["LEDGER_DB": ":memory:", name: value]
    #expect(!CommandRun("report", environment: environment, isTerminal: true).output.contains(escape))
  }

  @Test func `an empty NO_COLOR means nothing`() {
    let environment = ["LEDGER_DB": ":memory:", "NO_COLOR": ""]
    #expect(CommandRun("report", environment: environment, isTerminal: true).output.contains(escape))
  }

  @Test func `the option stands over the environment`() {
    let environment = ["LEDGER_DB": ":memory:", "NO_COLOR": "1"]
    #expect(CommandRun("report", "--color", "always", environment: environment).output.contains(escape))
    #expect(!CommandRun("report", "--color", "never", isTerminal: true).output.contains(escape))
  }

  @Test func `24-bit colour is used where the terminal says it can`() {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    var environment = ["LEDGER_DB": file]
    #expect(CommandRun("add", "5", "Home", environment: environment).status == 0)
    #expect(!CommandRun("report", environment: environment, isTerminal: true).output.contains("38;2;"))
    environment["COLORTERM"] = "truecolor"
    #expect(CommandRun("report", environment: environment, isTerminal: true).output.contains("38;2;"))
  }

  @Test func `messages go to standard error and data to standard output`() {
    let failed = CommandRun("add", "5", "Nothing")
    #expect(failed.output == "" && failed.messages.hasPrefix("ledger: ") && failed.status == 65)
    let done = CommandRun("add", "5", "Home")
    #expect(done.messages == "" && done.output.contains("5.00") && done.status == 0)
  }

  @Test func `ASCII output holds no other character`() {
    for report in ["month", "history", "breakdown", "budget", "balances"] {
      #expect(CommandRun("report", report, "--ascii", isTerminal: true).output.utf8.allSatisfy { $0 < 0x80 })
    }
  }
}
