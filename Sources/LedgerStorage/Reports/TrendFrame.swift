internal import LedgerDomain

/// What a report over stretches of months is about: the whole stretches, their categories, and what these consumed.
struct TrendFrame {
  let scope: CategoryScope?
  let stretches: [MonthStretch]
  /// The months of all stretches.
  let months: MonthRange
  let series: MonthSeries
  /// The first month with an entry; nil in a ledger without.
  let begin: Month?

  init(_ ledger: Ledger, _ months: MonthRange, _ length: StretchLength, _ category: String?) throws {
    scope = try category.map { try CategoryScope(named: $0, in: ledger) }
    stretches = length.stretches(over: months, in: try ledger.calendar())
    let first = stretches.first?.months.first ?? months.first
    self.months = MonthRange(first: first, last: stretches.last?.months.last ?? months.last) ?? months
    series = try MonthSeries(ledger, self.months, scope: scope)
    begin = try ledger.monthsWithEntries()?.first
  }
}

extension MonthRange {
  /// The months with the same labels a year before, as far as the calendar goes; nil where it does not.
  var yearBefore: MonthRange? {
    guard let last = last.adding(months: -12) else { return nil }
    return MonthRange(first: first.adding(months: -12) ?? CalendarDate.earliest.month, last: last)
  }
}
