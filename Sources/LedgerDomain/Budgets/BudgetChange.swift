/// What a decision changes about the budgets of a category, or of the whole month.
public struct BudgetChange: Hashable, Sendable {
  /// The category; nil for the whole month.
  public let category: Category?
  /// The first month that the decision is about.
  public let month: Month
  /// The budget of that month before; nil for none.
  public let before: Money?
  /// The budget of that month after; nil for none.
  public let after: Money?
  /// The months whose budgets change.
  public let changes: [AmountChange]
  /// The overrides in the months that the decision reaches, which keep their budgets.
  public let kept: [BudgetSchedule.Rule]
  /// The rules of later months, which stay as they are.
  public let later: [BudgetSchedule.Rule]

  /// Compares two schedules.
  ///
  /// - Parameters:
  ///   - category: the category; nil for the whole month.
  ///   - before: its budgets before the decision.
  ///   - after: its budgets after it.
  ///   - month: the first month that the decision is about.
  ///   - scope: how far it reaches.
  public init(
    of category: Category?, from before: BudgetSchedule, to after: BudgetSchedule, in month: Month,
    _ scope: BudgetSchedule.Rule.Scope
  ) {
    self.category = category
    self.month = month
    self.before = before.budget(in: month)
    self.after = after.budget(in: month)
    let starts = (before.rules + after.rules).flatMap { rule in
      [rule.month] + (rule.scope == .only ? [rule.month.adding(months: 1)].compactMap { $0 } : [])
    }
    changes = AmountChange.changes(at: Set(starts), from: before.budget, to: after.budget)
    later = scope == .from ? after.rules.filter { $0.month > month } : []
    let end = after.rules.first { $0.scope == .from && $0.month > month }?.month
    kept =
      scope == .from
      ? after.rules.filter { rule in rule.scope == .only && rule.month >= month && end.map { rule.month < $0 } ?? true }
      : []
  }
}
