public import LedgerDomain

extension LedgerWriter {
  /// Lets months start on another day from a calendar month on; months before are not cut anew (SEMANTICS §6).
  ///
  /// - Parameter start: the day, and the calendar month on whose first day the setting begins.
  /// - Throws: ``MoneyError/outOfRange`` when a sum does not fit.
  public func setMonthStart(_ start: MonthStart) throws {
    try whole {
      try applySums()
      try MonthStartDAO(connection: connection).set(start)
      let calendar = try ledger.calendar()
      // A stub before the cut may join the month before it, and no day before that month changes its label.
      let first = start.from.adding(months: -1) ?? start.from
      let sums = ConsumedAmountDAO(connection: connection)
      change = ConsumedAmountChange(calendar: calendar)
      try sums.removeCategoryAmounts(from: first)
      try sums.forEachDay(from: calendar.firstDay(of: first)) { day, category, currency, sum in
        try change.add(sum, of: category, in: currency, on: day)
      }
      try applySums()
    }
  }
}
