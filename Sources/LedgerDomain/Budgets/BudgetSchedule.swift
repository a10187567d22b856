/// The budgets of one category, or of the whole month, over time (SEMANTICS §5).
public struct BudgetSchedule: Hashable, Sendable {
  /// One decision about a budget.
  public struct Rule: Hashable, Sendable {
    /// How far the decision reaches.
    public enum Scope: String, CaseIterable, Sendable {
      /// From its month on, until a later rule.
      case from
      /// Its month alone: an override.
      case only
    }

    /// The month it begins in, or the only one.
    public let month: Month
    /// How far it reaches.
    public let scope: Scope
    /// The budget; nil means that there is none, which differs from 0.
    public let amount: Money?

    /// Makes a rule.
    public init(month: Month, scope: Scope, amount: Money?) {
      self.month = month
      self.scope = scope
      self.amount = amount
    }
  }

  /// The rules, by month, at most one for each month and scope.
  public let rules: [Rule]

  /// Makes a schedule of rules in any order.
  public init(_ rules: [Rule]) {
    self.rules = rules.sorted { ($0.month, $0.scope.rawValue) < ($1.month, $1.scope.rawValue) }
  }

  /// The budget in effect in a month: its override, else the newest rule from it or before; nil when there is none.
  public func budget(in month: Month) -> Money? {
    if let override = rules.first(where: { $0.scope == .only && $0.month == month }) {
      return override.amount
    }
    return rules.last { $0.scope == .from && $0.month <= month }?.amount
  }
}
