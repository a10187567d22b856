internal import LedgerDomain

extension BackupVerification {
  /// The months that have entries, behind what they are months of: ` from 2026-01 to 2026-11`, ` of 2026-11`, or nothing.
  var periodWords: String {
    guard let months else { return "" }
    if months.lowerBound == months.upperBound { return " of \(months.lowerBound)" }
    return " from \(months.lowerBound) to \(months.upperBound)"
  }
}
