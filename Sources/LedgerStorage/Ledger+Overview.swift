public import LedgerDomain

extension Ledger {
  /// Months with all that their own reports show: what one page with all of them is drawn from.
  ///
  /// - Parameters:
  ///   - months: the months.
  ///   - depth: how many levels of categories are shown; what lies deeper is counted in its ancestor. Nil for all.
  /// - Returns: the overview.
  /// - Throws: `SQLiteError`; ``MoneyError/outOfRange`` when a sum does not fit.
  public func overview(of months: MonthRange, depth: Int? = nil) throws -> MonthsOverview {
    try read {
      let before = MonthRange(count: 12, endingWith: months.first).first
      let series = try MonthSeries(self, MonthRange(first: before, last: months.last) ?? months)
      let balances = try BalanceSeries(self)
      return MonthsOverview(
        calendar: series.calendar, currency: series.currency,
        history: try series.months.months.map { try series.expense($0) },
        parts: try months.months.map { month in
          let chosen = MonthRange(month)
          return MonthsOverview.Part(
            expense: try series.expense(month),
            breakdown: try series.breakdown(over: chosen, depth: depth).keeping { $0.hasActivity },
            unconverted: try series.unconverted(over: chosen),
            rings: RingsReport(
              span: series.calendar.span(of: month), currency: series.currency,
              mostConsumedOf: try series.ringCandidates(in: month, depth: depth) + balances.rings(in: month)))
        }, balances: try balances.cards(asOf: today), countedIn: series.countedIn(depth))
    }
  }
}
