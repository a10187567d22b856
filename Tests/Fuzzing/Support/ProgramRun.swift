import LedgerCLI
import LedgerDomain
import LedgerImport

/// One run of the program, and what must hold of each.
enum ProgramRun {
  /// Runs a command line.
  ///
  /// - Parameters:
  ///   - words: the words after the program's name.
  ///   - ledger: the ledger's file.
  ///   - input: standard input.
  static func check(_ words: [String], ledger: String, input: [UInt8] = []) {
    let (output, messages) = (TextBuffer(), TextBuffer())
    var lines = input.split(separator: 0x0a).map { String(decoding: $0, as: UTF8.self) }[...]
    let host = Host(
      environment: ["LEDGER_DB": ledger], today: CalendarDate(iso: "2026-11-29") ?? .earliest,
      now: "2026-11-29T08:30:00Z", standardOutput: output, standardError: messages,
      inputIsTerminal: true, readStandardInput: { _ in SourceBytes(input) }, readLine: { lines.popFirst() })
    let status = LedgerProgram.run(words, in: host)
    precondition(statuses.contains(status), "\(status) is an exit status of the program")
    // 1 and 2 may be the answer of `check` and `budget check`, which is a document.
    precondition(status <= 2 || !messages.text.isEmpty, "a failure has a message")
    precondition(!messages.text.contains("Something unexpected went wrong"), messages.text)
    let colored = words.contains { $0.contains("always") }
    for text in [output.text, messages.text] {
      for scalar in text.unicodeScalars where isObeyed(scalar) {
        precondition(colored && scalar == "\u{1b}", "U+\(String(scalar.value, radix: 16)) reaches a terminal")
      }
    }
  }

  private static let statuses: Set<Int32> = [0, 1, 2, 64, 65, 66, 73, 74, 75, 76]

  /// Whether a terminal would obey the character; a tab stands in cells of CSV.
  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0a: false
    case 0x00...0x1f, 0x7f...0x9f, 0x61c, 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069: true
    default: false
    }
  }
}
