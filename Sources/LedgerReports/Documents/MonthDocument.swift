public import LedgerDomain

/// The monthly expense report: `report month`.
public struct MonthDocument: ReportDocument {
  let report: MonthReport
  let today: CalendarDate

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - report: the month.
  ///   - today: the day on which it is shown, which tells how far the month has come.
  public init(_ report: MonthReport, today: CalendarDate) {
    self.report = report
    self.today = today
  }

  var span: MonthSpan { report.expense.span }
  var month: Month { report.expense.month }
  /// Whether the month begins after today, so that all of it is planned.
  var isPlanned: Bool { today < span.days.lowerBound }
  var currency: Currency { report.expense.income.currency }
  /// How far the month has come; nil when it does not last.
  var pace: MonthPace? { MonthPace(report.expense, today: today) }

  /// The report as DESIGN §4 has it.
  public var json: JSONValue {
    .document([
      ("report", .string("month")),
      ("month", .described(month)),
      ("monthName", .string(month.name)),
      ("year", .count(month.year)),
      ("from", .described(span.days.lowerBound)),
      ("to", .described(span.days.upperBound)),
      ("currency", .string(currency.code)),
      ("expense", .expense(report.expense)),
      ("income", .described(report.expense.income)),
      ("categories", .array(report.breakdown.shares.map(JSONValue.share))),
      ("months", .array(report.months.map(JSONValue.expense))),
      ("balances", .array(report.balances.map(JSONValue.card))),
      ("unconverted", .unconverted(report.unconverted)),
      ("expected", .expected(report.expected)),
      ("pace", .pace(pace)),
    ])
  }

  /// The categories of the month, one in a row.
  public var csv: CSVTable {
    .shares(report.breakdown.shares, currency: currency, behind: [("month", .described(month))])
  }
}
