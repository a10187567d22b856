/// What the entries of a category count as in reports (SEMANTICS §4).
public enum CategoryKind: String, CaseIterable, Sendable {
  /// Consumption: money out counts as consumed, a refund lowers it.
  case spending
  /// Income: never part of what was consumed.
  case income
  /// Moves between own accounts: part of no report of spending or income.
  case transfer
  /// Not sorted yet, by sign: money out is consumed, money in is income. One category of each ledger has this kind.
  case uncategorized

  /// Whether its entries are consumption, and it can have budgets.
  public var isConsumed: Bool { self == .spending || self == .uncategorized }

  /// Whether a category of this kind can lie below one of another, or above it: both are of one kind, or both are consumed.
  public func isAkin(to other: CategoryKind) -> Bool { self == other || isConsumed && other.isConsumed }

  /// What sums of money in and money out count as.
  ///
  /// - Parameters:
  ///   - moneyIn: the sum of the amounts above 0, in minor units.
  ///   - moneyOut: the sum of the amounts below 0 as a positive count of minor units.
  /// - Returns: both as positive counts of minor units; a net refund is a negative consumption.
  /// - Throws: ``MoneyError/outOfRange`` when a difference does not fit.
  public func counted(moneyIn: Int64, moneyOut: Int64) throws(MoneyError) -> (consumed: Int64, income: Int64) {
    switch self {
    case .spending: return (try difference(moneyOut, moneyIn), 0)
    case .income: return (0, try difference(moneyIn, moneyOut))
    case .transfer: return (0, 0)
    case .uncategorized: return (moneyOut, moneyIn)
    }
  }

  private func difference(_ left: Int64, _ right: Int64) throws(MoneyError) -> Int64 {
    let (result, overflow) = left.subtractingReportingOverflow(right)
    if overflow { throw .outOfRange }
    return result
  }
}
