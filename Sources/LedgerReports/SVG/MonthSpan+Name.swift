internal import LedgerDomain

extension MonthSpan {
  /// The month's name, with its days where they are not those of the calendar month.
  var name: String { "\(month.name) \(month.year)" + (isCalendarMonth ? "" : ", \(range)") }

  /// The first and the last day.
  var range: String { "\(days.lowerBound) – \(days.upperBound)" }
}
