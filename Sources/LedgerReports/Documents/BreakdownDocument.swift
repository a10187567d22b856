public import LedgerDomain

/// What each category consumed in some months together: `report breakdown`.
public struct BreakdownDocument: ReportDocument {
  let report: PeriodReport

  /// Makes the document.
  ///
  /// - Parameter report: the months with their categories.
  public init(_ report: PeriodReport) { self.report = report }

  /// The report as DESIGN §4 has it.
  public var json: JSONValue { .period("breakdown", report) }

  /// The categories, one in a row.
  public var csv: CSVTable {
    .shares(report.breakdown.shares, currency: report.currency, behind: report.csvColumns)
  }
}
