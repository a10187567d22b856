public import LedgerDomain

extension Ledger {
  /// What a category with all below it consumed against its budget, month by month. Its own budget is against all of it; where
  /// it has none, those of the topmost categories below it add up.
  ///
  /// - Parameters:
  ///   - months: the months.
  ///   - category: the category's name.
  /// - Returns: the history.
  /// - Throws: ``LedgerError/unknownName(_:_:known:)``, ``LedgerError/notSpending(_:)``; `SQLiteError`;
  ///   ``MoneyError/outOfRange`` when a sum does not fit.
  public func history(over months: MonthRange, of category: String) throws -> History {
    try read {
      let scope = try CategoryScope(named: category, in: self)
      let series = try MonthSeries(self, months, scope: scope)
      return History(
        currency: series.currency, months: try months.months.map { try series.expense($0) },
        unconverted: try series.unconverted(over: months), begin: try monthsWithEntries()?.first, category: scope.name)
    }
  }

  /// Budget, consumed and remaining by stretches of months.
  ///
  /// - Parameters:
  ///   - months: the months; the stretches at their ends are whole ones.
  ///   - length: how long the stretches are.
  ///   - category: the name of the category that it is about; nil for all.
  /// - Returns: the history.
  /// - Throws: as ``history(over:of:)``.
  public func history(
    over months: MonthRange, each length: StretchLength, of category: String? = nil
  ) throws -> StretchHistory {
    try read {
      let frame = try TrendFrame(self, months, length, category)
      return StretchHistory(
        length: length, currency: frame.series.currency, category: frame.scope?.name,
        stretches: try frame.stretches.map { stretch in
          StretchExpense(
            stretch: stretch,
            position: try frame.series.position(over: stretch.months),
            isFuture: stretch.isFuture(today: today), isComplete: stretch.isComplete(since: frame.begin, today: today))
        },
        unconverted: try frame.series.unconverted(over: frame.months), begin: frame.begin)
    }
  }

  /// What each category, payee, account or tag consumed, by stretches of months.
  ///
  /// - Parameters:
  ///   - months: the months; the stretches at their ends are whole ones.
  ///   - grouping: what is told apart.
  ///   - length: how long the stretches are.
  ///   - category: the name of the category that it is about; nil for all.
  ///   - top: how many groups get a row of their own.
  /// - Returns: the table.
  /// - Throws: as ``history(over:of:)``.
  public func history(
    over months: MonthRange, by grouping: ConsumptionGrouping, each length: StretchLength = .month,
    of category: String? = nil, top: Int
  ) throws -> GroupedHistory {
    try read {
      let frame = try TrendFrame(self, months, length, category)
      return try GroupedHistory(
        by: grouping, stretches: frame.stretches,
        groups: try GroupedConsumption(ledger: self, series: frame.series).amounts(by: grouping, over: frame.stretches),
        total: try frame.stretches.map { try frame.series.consumed(over: $0.months) }, in: frame.series.currency,
        top: top, category: frame.scope?.name, unconverted: try frame.series.unconverted(over: frame.months),
        begin: frame.begin, today: today)
    }
  }

  /// What stretches of months consumed, each beside the one with the same label a year before.
  ///
  /// - Parameters:
  ///   - months: the months; the stretches at their ends are whole ones.
  ///   - length: how long the stretches are.
  ///   - category: the name of the category that it is about; nil for all.
  /// - Returns: the comparison.
  /// - Throws: as ``history(over:of:)``.
  public func comparisonWithYearBefore(
    over months: MonthRange, each length: StretchLength = .month, of category: String? = nil
  ) throws -> YearComparison {
    try read {
      let frame = try TrendFrame(self, months, length, category)
      let earlier = try frame.months.yearBefore.map { earlier in
        (series: try MonthSeries(self, earlier, scope: frame.scope), months: earlier)
      }
      let pairs = try frame.stretches.map { stretch in
        let before = stretch.months.yearBefore.flatMap { length.stretches(over: $0, in: frame.series.calendar).first }
        // Months that nobody recorded are no months in which nothing was consumed.
        let known = before.flatMap { before in frame.begin.map { $0 <= before.months.last } ?? false ? before : nil }
        return YearComparison.Pair(
          stretch: stretch, earlier: before,
          change: try ConsumptionChange(
            from: try known.flatMap { try earlier?.series.consumed(over: $0.months) },
            to: try frame.series.consumed(over: stretch.months)),
          isFuture: stretch.isFuture(today: today),
          isComplete: stretch.isComplete(since: frame.begin, today: today)
            && before?.isComplete(since: frame.begin, today: today) ?? false)
      }
      return YearComparison(
        length: length, currency: frame.series.currency, category: frame.scope?.name, pairs: pairs,
        unconverted: try frame.series.unconverted(over: frame.months),
        earlierUnconverted: try earlier.map { try $0.series.unconverted(over: $0.months) } ?? [], begin: frame.begin)
    }
  }

  /// What a month consumed of each category or payee beside the averages of the complete months among the twelve before it.
  ///
  /// - Parameters:
  ///   - month: the month.
  ///   - grouping: what is told apart.
  /// - Returns: the changes, the largest first.
  /// - Throws: `SQLiteError`; ``MoneyError/outOfRange`` when a sum does not fit.
  public func changes(in month: Month, by grouping: ConsumptionGrouping) throws -> ChangesReport {
    try read {
      let calendar = try self.calendar()
      let compared = ChangesReport.comparedMonths(
        before: month, in: calendar, since: try monthsWithEntries()?.first, today: today)
      let months = compared.flatMap { MonthRange(first: $0.first, last: month) } ?? MonthRange(month)
      let frame = try TrendFrame(self, months, .month, nil)
      let groups = try GroupedConsumption(ledger: self, series: frame.series).amounts(
        by: grouping, over: frame.stretches)
      let currency = frame.series.currency
      func parts(_ amounts: [Money]) throws -> (month: Money, before: Money) {
        let before = zip(frame.stretches, amounts).filter { compared?.contains($0.0.months.first) ?? false }.map(\.1)
        return (amounts.last ?? Money.zero(currency), try Money.sum(before, in: currency))
      }
      return try ChangesReport(
        span: calendar.span(of: month), by: grouping, compared: compared, groups: try groups.mapValues(parts),
        total: try parts(try frame.stretches.map { try frame.series.consumed(over: $0.months) }), in: currency,
        unconverted: try frame.series.unconverted(over: MonthRange(month)))
    }
  }
}
