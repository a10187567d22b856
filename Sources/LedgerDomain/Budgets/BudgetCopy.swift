/// Budgets that were made of those of another month, or of what was consumed.
public struct BudgetCopy: Hashable, Sendable {
  /// What they were made of.
  public let source: BudgetSource
  /// The months that the source was found in: one, or those that a mean is of.
  public let months: MonthRange
  /// The month that the budgets are for.
  public let month: Month
  /// Whether they are for that month alone, or from it on.
  public let scope: BudgetSchedule.Rule.Scope
  /// The ledger's currency.
  public let currency: Currency
  /// The budgets, the whole month's first; also those that were the same before.
  public let budgets: [BudgetChange]

  /// Makes a copy of its parts.
  public init(
    source: BudgetSource, months: MonthRange, month: Month, scope: BudgetSchedule.Rule.Scope, currency: Currency,
    budgets: [BudgetChange]
  ) {
    self.source = source
    self.months = months
    self.month = month
    self.scope = scope
    self.currency = currency
    self.budgets = budgets
  }

  /// How many months a mean was divided by; nil for what copies budgets.
  public var divisor: Int? { source.meanMonths == nil ? nil : months.count }
}
