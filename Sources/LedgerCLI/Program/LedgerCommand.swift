internal import CommandLineKit

/// A command that does something, as opposed to one that only has subcommands.
protocol LedgerCommand: ParsableCommand {
  /// Does it.
  ///
  /// - Throws: any error that ``Failure`` has a sentence for.
  func run(in context: Context) throws
}
