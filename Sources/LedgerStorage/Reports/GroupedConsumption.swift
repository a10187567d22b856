internal import LedgerDomain
internal import SQLiteKit

/// Reads what categories, payees, accounts or tags consumed over stretches of months.
struct GroupedConsumption {
  let ledger: Ledger
  let series: MonthSeries

  /// What each group consumed in each stretch, of those in which something was spent or came back.
  ///
  /// - Throws: ``MoneyError/outOfRange`` when a sum does not fit.
  func amounts(by grouping: ConsumptionGrouping, over stretches: [MonthStretch]) throws -> [ConsumptionGroup: [Money]] {
    switch grouping {
    case .category: try series.consumedByCategory(stretches)
    case .payee: try entrySums(by: .payee, over: stretches)
    case .account: try entrySums(by: .account, over: stretches)
    case .tag: try entrySums(by: .tag, over: stretches)
    }
  }

  private func entrySums(
    by key: GroupedSumDAO.Key, over stretches: [MonthStretch]
  ) throws -> [ConsumptionGroup: [Money]] {
    guard let first = stretches.first?.days.lowerBound, let last = stretches.last?.days.upperBound else { return [:] }
    let kinds = Dictionary(uniqueKeysWithValues: series.categories.map { ($0.id, $0.kind) })
    var groups: [ConsumptionGroup: StretchSums] = [:]
    try GroupedSumDAO(connection: ledger.connection).forEach(in: first...last, by: key, series.currency) { sum in
      // What lies outside of the scope has no kind here.
      guard let kind = kinds[sum.category], kind == .spending || kind == .uncategorized && sum.moneyOut != 0
      else { return }
      let consumed = try kind.counted(moneyIn: sum.moneyIn, moneyOut: sum.moneyOut).consumed
      let group = sum.group.map(ConsumptionGroup.named) ?? .unnamed
      try groups[group, default: StretchSums(stretches)].add(consumed, in: series.calendar.month(of: sum.day))
    }
    return groups.mapValues { $0.amounts(in: series.currency) }
  }
}
