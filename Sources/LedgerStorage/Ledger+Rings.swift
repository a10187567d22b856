public import LedgerDomain

extension Ledger {
  /// The rings of a month: its budgets, and the leave-style balances as they stood when it ended, or stand today.
  ///
  /// A name that is both a category's and a balance's stands for both rings, the budget's first; what is named twice is one
  /// ring. What was neither budgeted nor granted has none.
  ///
  /// - Parameters:
  ///   - month: the month.
  ///   - names: the categories and balances to show, in this order, or ``Ring/wholeMonthName``; without any, those with the
  ///     largest share consumed.
  ///   - depth: how many levels of categories there are to choose from where none is named; nil for all.
  /// - Returns: the report.
  /// - Throws: ``LedgerError/unknownRing(_:known:)``; ``LedgerError/notSpending(_:)`` for a category that consumes nothing;
  ///   ``LedgerError/unmeasured(_:_:)`` for what has no budget and no grant; `SQLiteError`; ``MoneyError/outOfRange`` when a sum
  ///   does not fit.
  public func ringsReport(_ month: Month, named names: [String] = [], depth: Int? = nil) throws -> RingsReport {
    try read {
      let series = try MonthSeries(self, MonthRange(month))
      let balances = try BalanceSeries(self)
      let cards = try balances.rings(in: month)
      if names.isEmpty {
        return RingsReport(
          span: series.calendar.span(of: month), currency: series.currency,
          mostConsumedOf: try series.ringCandidates(in: month, depth: depth) + cards)
      }
      let budgets = try series.rings(in: month)
      var rings: [Ring] = []
      for name in names {
        for ring in try named(name, in: budgets, cards, month) where !rings.contains(ring) { rings.append(ring) }
      }
      return RingsReport(span: series.calendar.span(of: month), currency: series.currency, rings: rings)
    }
  }

  /// The rings that a name stands for.
  private func named(_ name: String, in budgets: [Ring], _ balances: [Ring], _ month: Month) throws -> [Ring] {
    let path = CategoryPath(name)
    let found = (budgets + balances).filter { CategoryPath($0.name) == path }
    let consuming = found.filter(\.isOfConsumption)
    let measured = consuming.filter(\.isMeasured)
    if !measured.isEmpty { return measured }
    if let ring = consuming.first { throw LedgerError.unmeasured(ring, month) }
    if case .budget(let category, _)? = found.first?.source { throw LedgerError.notSpending(category) }
    let known = (budgets + balances).filter(\.isOfConsumption).map(\.name)
    throw LedgerError.unknownRing(name, known: known)
  }
}

extension Ring {
  /// Whether anything can be consumed of what it stands for: not of income and transfers.
  fileprivate var isOfConsumption: Bool {
    guard case .budget(let category, _) = source else { return true }
    return category.kind.isConsumed
  }
}
