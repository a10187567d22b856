import LedgerDomain
import LedgerImport

@testable import LedgerCLI

/// One run of the program inside the test's process, on a ledger in a file or in memory.
struct CommandRun {
  let status: Int32
  let output: String
  let messages: String

  init(
    _ arguments: String..., environment: [String: String] = ["LEDGER_DB": ":memory:"], isTerminal: Bool = false,
    width: Int = 80, input: [UInt8] = [], adjust: (inout Host) -> Void = { _ in }
  ) {
    self.init(
      arguments, environment: environment, isTerminal: isTerminal, width: width, input: input, adjust: adjust)
  }

  init(
    _ arguments: [String], environment: [String: String], isTerminal: Bool = false, width: Int = 80,
    input: [UInt8] = [], adjust: (inout Host) -> Void = { _ in }
  ) {
    let (output, messages) = (TextBuffer(), TextBuffer())
    var host = Host(
      environment: environment, today: CalendarDate(iso: "2026-11-29") ?? .earliest, now: "2026-11-29T08:30:00Z",
      standardOutput: output, standardError: messages, outputIsTerminal: isTerminal, terminalWidth: width,
      readStandardInput: { _ in SourceBytes(input) })
    adjust(&host)
    status = LedgerProgram.run(arguments, in: host)
    self.output = output.text
    self.messages = messages.text
  }
}
