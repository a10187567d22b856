internal import LedgerDomain

/// Why a command failed, where no other layer's error says it.
enum CommandFailure: Error, Equatable {
  /// There is neither a ledger named nor a home folder to put one in.
  case noHome
  /// A file was read, and rows of it cannot be; nothing was stored. The sentences name line and column.
  case rowsRejected(file: String, count: Int, first: [String])
  /// A file cannot be imported as it stands; the sentence says why and what to do.
  case fileRefused(file: String, sentence: String)
  /// The output would take the place of the ledger itself.
  case outputIsLedger(path: String)
  /// A date lies outside the calendar.
  case dateOutOfRange
}
