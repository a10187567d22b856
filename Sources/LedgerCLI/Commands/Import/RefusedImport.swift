internal import LedgerReports

/// A file that was looked at and not imported, on its way to the end of the command.
struct RefusedImport: Error {
  /// Why it was not.
  let failure: CommandFailure
  /// What is said of it in the place of its import; nil for people, whom the message tells all.
  let document: ImportDocument?
}
