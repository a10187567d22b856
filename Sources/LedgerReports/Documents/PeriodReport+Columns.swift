internal import LedgerDomain

extension PeriodReport {
  /// The first and the last day as columns that are the same in each row.
  var csvColumns: [(String, CSVCell)] {
    [("from", .described(days.lowerBound)), ("to", .described(days.upperBound))]
  }
}
