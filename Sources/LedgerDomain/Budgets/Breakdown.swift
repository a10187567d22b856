/// What each category consumed, with its share of the whole (SEMANTICS §3).
public struct Breakdown: Hashable, Sendable {
  /// One category's part.
  public struct Share: Hashable, Sendable {
    /// The category.
    public let category: Category
    /// Consumed, the category's budget and what follows from them.
    public let position: BudgetPosition
    /// The part of all categories with positive consumption; 0 for a net refund.
    public let share: Ratio
    /// The share in whole percents, which add up to 100 over all categories; nil for a net refund.
    public let wholePercent: Int?

    /// What was consumed; negative for a net refund.
    public var amount: Money { position.consumed }

    /// Whether more came back than was spent.
    public var isNetRefund: Bool { amount.isNegative }
  }

  /// The categories, the largest amount first and equal ones by name, those with a net refund after all others.
  public let shares: [Share]
  /// What all categories consumed together, refunds included.
  public let total: Money

  /// Works out shares from what each category consumed.
  ///
  /// - Parameters:
  ///   - positions: each category once.
  ///   - currency: the currency of all amounts.
  /// - Throws: ``MoneyError`` when a currency differs or a sum does not fit.
  public init(_ positions: [(category: Category, position: BudgetPosition)], currency: Currency)
    throws(MoneyError)
  {
    total = try Money.sum(positions.map(\.position.consumed), in: currency)
    let ordered = positions.sorted { left, right in
      let (leftAmount, rightAmount) = (left.position.consumed.minorUnits, right.position.consumed.minorUnits)
      if (leftAmount < 0) != (rightAmount < 0) { return rightAmount < 0 }
      if leftAmount != rightAmount { return leftAmount.magnitude > rightAmount.magnitude }
      return left.category.name < right.category.name
    }
    let spent = ordered.filter { !$0.position.consumed.isNegative }
    let base = try Money.sum(spent.map(\.position.consumed), in: currency).minorUnits
    let percents = LargestRemainder.wholePercents(
      of: spent.map { .init(amount: $0.position.consumed.minorUnits, name: $0.category.name) })
    let refunds = ordered.filter(\.position.consumed.isNegative)
    shares =
      zip(spent, percents).map { part, percent in
        Share(
          category: part.category, position: part.position,
          share: Ratio(part.position.consumed.minorUnits, of: base), wholePercent: percent)
      }
      + refunds.map { part in
        Share(category: part.category, position: part.position, share: Ratio(0, of: base), wholePercent: nil)
      }
  }
}

extension Breakdown {
  /// The breakdown with fewer lines; shares and the total stay those of all.
  ///
  /// - Parameter isWanted: which shares to keep.
  /// - Returns: the breakdown of those.
  public func keeping(_ isWanted: (Share) -> Bool) -> Breakdown {
    Breakdown(shares: shares.filter(isWanted), total: total)
  }

  private init(shares: [Share], total: Money) {
    self.shares = shares
    self.total = total
  }
}
