/// What becomes of the rest of a category's budget at the end of a month, over time (SEMANTICS §5).
public struct RollOver: Hashable, Sendable {
  /// What goes into the next month.
  public enum Mode: String, CaseIterable, Sendable {
    /// Nothing: each month stands for itself.
    case none
    /// What is left; overspending is forgotten.
    case surplus
    /// What is left, and what was overspent.
    case both
  }

  /// A mode, effective from a month until the next rule.
  public struct Rule: Hashable, Sendable {
    /// The first month that receives by it.
    public let month: Month
    /// What it receives.
    public let mode: Mode
    /// The most that a month receives, above 0; nil without a limit.
    public let cap: Money?

    /// Makes a rule.
    public init(month: Month, mode: Mode, cap: Money? = nil) {
      self.month = month
      self.mode = mode
      self.cap = cap
    }
  }

  /// The rules, oldest first, at most one for each month.
  public let rules: [Rule]

  /// Makes a schedule of rules in any order.
  public init(_ rules: [Rule] = []) { self.rules = rules.sorted { $0.month < $1.month } }

  /// The rule in effect in a month; nil where nothing rolls over.
  public func rule(in month: Month) -> Rule? {
    rules.last { $0.month <= month }.flatMap { $0.mode == .none ? nil : $0 }
  }

  /// The first month in which anything rolls over; it receives nothing. Nil when nothing ever does.
  public var start: Month? { rules.first { $0.mode != .none }?.month }

  /// What each month receives from those before it, worked out from the chain's first month on, so that a late entry flows
  /// through.
  ///
  /// A month in which roll-over begins, or begins anew after a time without, receives nothing.
  ///
  /// - Parameters:
  ///   - last: the last month to work out.
  ///   - currency: the currency of the budgets.
  ///   - budget: the budget of a month; a month without one resets the chain.
  ///   - consumed: what a month consumed.
  /// - Returns: the amounts of the months that receive something, negative for overspending that is carried.
  /// - Throws: ``MoneyError`` when a sum does not fit; what `budget` and `consumed` throw.
  public func carried(
    through last: Month, in currency: Currency, budget: (Month) throws -> Money?, consumed: (Month) throws -> Money
  ) throws -> [Month: Money] {
    guard let start, let chain = MonthRange(first: start, last: last) else { return [:] }
    let zero = Money.zero(currency)
    var carried: [Month: Money] = [:]
    for (month, next) in zip(chain.months, chain.months.dropFirst()) {
      guard rule(in: month) != nil, let rule = rule(in: next), let budget = try budget(month) else { continue }
      var left = try (carried[month] ?? zero).adding(budget).subtracting(try consumed(month))
      if rule.mode == .surplus && left.isNegative { left = zero }
      if let cap = rule.cap, cap.minorUnits < left.minorUnits { left = cap }
      if !left.isZero { carried[next] = left }
    }
    return carried
  }
}
