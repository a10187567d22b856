internal import LedgerDomain

extension MonthSeries {
  /// What each category itself consumed over stretches of months, of those in which something was spent or came back.
  func consumedByCategory(_ stretches: [MonthStretch]) throws -> [ConsumptionGroup: [Money]] {
    guard let first = stretches.first?.months.first, let last = stretches.last?.months.last else { return [:] }
    var groups: [ConsumptionGroup: [Money]] = [:]
    for category in categories where category.kind == .spending || category.kind == .uncategorized {
      let active = sums(of: category).filter { amount in
        first <= amount.month && amount.month <= last && (category.kind == .spending || amount.moneyOut != 0)
      }
      if active.isEmpty { continue }
      var sums = StretchSums(stretches)
      for amount in active {
        let counted = try category.kind.counted(moneyIn: amount.moneyIn, moneyOut: amount.moneyOut)
        try sums.add(counted.consumed, in: amount.month)
      }
      groups[.named(category.name)] = sums.amounts(in: currency)
    }
    return groups
  }
}
