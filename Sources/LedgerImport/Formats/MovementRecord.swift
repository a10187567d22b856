import LedgerDomain

/// What a walk through a file that is not in columns comes across.
enum MovementRecord {
  /// A movement.
  case row(ImportRow)
  /// A record that is no movement of the account, or not wanted.
  case skipped(SkippedRow)
  /// A movement that cannot be read.
  case problem(RowProblem)
  /// Something that a person should know; it is no record.
  case warning(ImportWarning)
}
