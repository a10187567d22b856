public import LedgerDomain

extension Ledger {
  /// Months with all that their own reports show: what one page with all of them is drawn from.
  ///
  /// - Parameters:
  ///   - months: the months.
  ///   - depth: how many levels of categories are shown; what lies deeper is counted in its ancestor. Nil for all.
  ///   - renaming: tells names that rules give to payees, which recurring entries may have in bank's files.
  /// - Returns: the overview.
  /// - Throws: `SQLiteError`; ``MoneyError/outOfRange`` when a sum does not fit; what `renaming` throws.
  public func overview(
    of months: MonthRange, depth: Int? = nil, renaming: PayeeRenaming? = nil
  ) throws -> MonthsOverview {
    try read {
      let before = MonthRange(count: 12, endingWith: months.first).first
      let series = try MonthSeries(self, MonthRange(first: before, last: months.last) ?? months)
      let balances = try BalanceSeries(self)
      let expected = try ExpectedSeries(self, months, series.calendar, renaming: renaming)
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
              mostConsumedOf: try series.ringCandidates(in: month, depth: depth) + balances.rings(in: month)),
            expected: try expected.amounts(in: month))
        }, balances: try balances.cards(asOf: today), countedIn: series.countedIn(depth))
    }
  }
}
