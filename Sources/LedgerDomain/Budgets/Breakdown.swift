/// What each category consumed, with its share of the whole (SEMANTICS §3).
public struct Breakdown: Hashable, Sendable {
  /// What a category consumed itself, and where it stands with all that lies below it.
  public struct Part: Hashable, Sendable {
    /// The category.
    public let category: Category
    /// What counts in its share; the amounts of all parts add up to what was consumed.
    public let amount: Money
    /// Where the category stands together with everything below it.
    public let position: BudgetPosition

    /// Makes a part.
    public init(category: Category, amount: Money, position: BudgetPosition) {
      self.category = category
      self.amount = amount
      self.position = position
    }
  }

  /// One category's part.
  public struct Share: Hashable, Sendable {
    /// The category.
    public let category: Category
    /// What was consumed by what counts in the share alone; negative for a net refund.
    public let amount: Money
    /// The category's budget, and where it stands together with everything below it, whose cap the budget is (SEMANTICS §5).
    public let position: BudgetPosition
    /// The part of all categories with positive consumption; 0 for a net refund.
    public let share: Ratio
    /// The share in whole percents, which add up to 100 over all categories; nil for a net refund.
    public let wholePercent: Int?

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
  ///   - positions: each category once, with nothing below it.
  ///   - currency: the currency of all amounts.
  /// - Throws: ``MoneyError`` when a currency differs or a sum does not fit.
  public init(_ positions: [(category: Category, position: BudgetPosition)], currency: Currency)
    throws(MoneyError)
  {
    try self.init(
      positions.map { Part(category: $0.category, amount: $0.position.consumed, position: $0.position) },
      currency: currency)
  }

  /// Works out shares from what each category consumed.
  ///
  /// - Parameters:
  ///   - parts: each category once.
  ///   - currency: the currency of all amounts.
  /// - Throws: ``MoneyError`` when a currency differs or a sum does not fit.
  public init(_ parts: [Part], currency: Currency) throws(MoneyError) {
    total = try Money.sum(parts.map(\.amount), in: currency)
    let ordered = parts.sorted { Breakdown.isListed(($0.amount, $0.category), before: ($1.amount, $1.category)) }
    let spent = ordered.filter { !$0.amount.isNegative }
    let base = try Money.sum(spent.map(\.amount), in: currency).minorUnits
    let percents = LargestRemainder.wholePercents(
      of: spent.map { .init(amount: $0.amount.minorUnits, name: $0.category.name) })
    let refunds = ordered.filter(\.amount.isNegative)
    shares =
      zip(spent, percents).map { part, percent in
        Share(
          category: part.category, amount: part.amount, position: part.position,
          share: Ratio(part.amount.minorUnits, of: base), wholePercent: percent)
      }
      + refunds.map { part in
        Share(
          category: part.category, amount: part.amount, position: part.position, share: Ratio(0, of: base),
          wholePercent: nil)
      }
  }

  /// The largest amount first and equal ones by name, net refunds after all others.
  private static func isListed(
    _ left: (amount: Money, category: Category), before right: (amount: Money, category: Category)
  ) -> Bool {
    if left.amount.isNegative != right.amount.isNegative { return right.amount.isNegative }
    if left.amount.minorUnits != right.amount.minorUnits {
      return left.amount.minorUnits.magnitude > right.amount.minorUnits.magnitude
    }
    return left.category.name < right.category.name
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

  /// A list of shares of several breakdowns of the same whole, in the usual order.
  ///
  /// - Parameters:
  ///   - shares: the shares, in any order.
  ///   - total: what all categories consumed together.
  public init(listing shares: [Share], total: Money) {
    self.init(
      shares: shares.sorted { Breakdown.isListed(($0.amount, $0.category), before: ($1.amount, $1.category)) },
      total: total)
  }

  private init(shares: [Share], total: Money) {
    self.shares = shares
    self.total = total
  }
}
