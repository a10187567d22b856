internal import LedgerReports
internal import LedgerStorage
internal import SQLiteKit

extension Failure {
  /// How much of a command line is shown.
  private static let commandWidth = 80

  /// The sentence for a command that waited for another process in vain: who waited for whom, and what to do.
  ///
  /// - Parameters:
  ///   - path: the command that ran.
  ///   - error: what ended it; nil is returned for anything but a lock that was not free.
  ///   - context: what it ran with.
  init?(waiting path: [String], for error: any Error, in context: Context?) {
    guard let context, let error = error as? SQLiteError, error.code == .busy,
      let ledger = (try? context.ledgerPath) ?? nil
    else { return nil }
    let command = path.joined(separator: " ")
    let holder = WriteLockHolder.holder(ofLedgerAt: ledger).map { holder in
      "process \(holder.process)" + (holder.command.map { " (\(Failure.clipped($0)))" } ?? "") + ", which is writing to"
    }
    let seconds = context.timeoutSeconds
    let waited = seconds == 0 ? "'\(command)' did not wait" : "'\(command)' waited \(seconds) s"
    self.init(
      status: .busy,
      message: """
        \(waited) for \(holder ?? "another process that was writing to") \(ledger). Nothing was changed. Try again when it \
        is done, or wait longer with --timeout.
        """)
  }

  /// A command line in one line that can be read.
  private static func clipped(_ command: String) -> String {
    ProgressLine.plain(command, width: commandWidth, usesASCII: false)
  }
}
