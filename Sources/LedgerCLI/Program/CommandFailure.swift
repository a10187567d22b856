internal import LedgerDomain

/// Why a command failed, where no other layer's error says it.
enum CommandFailure: Error, Equatable {
  /// There is neither a ledger named nor a home folder to put one in.
  case noHome
  /// A file was read, by a profile where one was named, and rows of it cannot be; nothing was stored. The sentences name line
  /// and column, and what to do.
  case rowsRejected(file: String, count: Int, first: [String], profile: String?, remedy: String)
  /// A file cannot be imported as it stands; the sentence says why and what to do.
  case fileRefused(file: String, sentence: String)
  /// A profile holds what this version cannot read; the reason is a clause.
  case unusableProfile(name: String, reason: String)
  /// There is no import whose reading a profile could take.
  case noImportToSave
  /// An import does not say how its file was read.
  case readingUnknown(Int64)
  /// Entries of an import were changed since; the texts tell the first of them.
  case importEdited(Int64, count: Int, first: [String])
  /// The output would take the place of the ledger itself.
  case outputIsLedger(path: String)
  /// The output would take the place of a database, which may be a backup.
  case outputIsDatabase(path: String)
  /// The output would take the place of a file that the command reads.
  case outputIsInput(path: String)
  /// The file to read is the ledger itself.
  case inputIsLedger(path: String)
  /// With the rows of a file a sum is larger than the ledger can add up to, first with the row on a line; nil where no single
  /// row shows it.
  case sumTooLarge(file: String, line: Int?)
  /// A date lies outside the calendar.
  case dateOutOfRange
  /// A page would have more months than it has room for.
  case tooManyMonths(Int, first: Month, last: Month)
}
