public import LedgerDomain

extension Ledger {
  /// The rings of a month: its budgets, and the leave-style balances as of today.
  ///
  /// A name that is both a category's and a balance's stands for both rings, the budget's first; what is named twice is one
  /// ring.
  ///
  /// - Parameters:
  ///   - month: the month.
  ///   - names: the categories and balances to show, in this order; without any, those with the largest share consumed.
  /// - Returns: the report.
  /// - Throws: ``LedgerError/unknownRing(_:known:)``; ``LedgerError/notSpending(_:)`` for a category that consumes nothing;
  ///   `SQLiteError`; ``MoneyError/outOfRange`` when a sum does not fit.
  public func ringsReport(_ month: Month, named names: [String] = []) throws -> RingsReport {
    try read {
      let series = try MonthSeries(self, MonthRange(month))
      let all = try series.rings(in: month)
      let balances = try balanceCards(asOf: today).map { Ring($0) }
      if names.isEmpty {
        return RingsReport(month: month, currency: series.currency, mostConsumedOf: all + balances)
      }
      var rings: [Ring] = []
      for name in names {
        for ring in try named(name, in: all, balances) where !rings.contains(ring) { rings.append(ring) }
      }
      return RingsReport(month: month, currency: series.currency, rings: rings)
    }
  }

  /// The rings that a name stands for.
  private func named(_ name: String, in budgets: [Ring], _ balances: [Ring]) throws -> [Ring] {
    let folded = FoldedText(name)
    let found = (budgets + balances).filter { FoldedText($0.name) == folded }
    let consuming = found.filter(\.isOfConsumption)
    if !consuming.isEmpty { return consuming }
    if case .budget(let category, _)? = found.first?.source { throw LedgerError.notSpending(category) }
    let known = (budgets + balances).filter(\.isOfConsumption).map(\.name)
    throw LedgerError.unknownRing(name, known: known)
  }
}

extension Ring {
  /// Whether anything can be consumed of what it stands for: not of income and transfers.
  fileprivate var isOfConsumption: Bool {
    guard case .budget(let category, _) = source else { return true }
    return category.kind == .spending || category.kind == .uncategorized
  }
}
