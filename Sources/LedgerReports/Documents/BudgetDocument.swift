public import LedgerDomain

/// Each category with a budget, spent or not: `report budget`.
public struct BudgetDocument: ReportDocument {
  let report: PeriodReport

  /// Makes the document.
  ///
  /// - Parameter report: the months with the categories that have a budget.
  public init(_ report: PeriodReport) { self.report = report }

  /// The report as DESIGN §4 has it.
  public var json: JSONValue { .period("budget", report) }

  /// The categories, one in a row.
  public var csv: CSVTable {
    .shares(report.breakdown.shares, currency: report.currency, behind: report.csvColumns)
  }
}
