public import LedgerDomain

extension LedgerWriter {
  /// Decides a budget from a month on, or for one month alone (SEMANTICS §5). Other rules stay as they are.
  ///
  /// - Parameters:
  ///   - rule: the month, how far it reaches, and the amount in the ledger's currency; nil for none.
  ///   - category: the category; nil for the whole month.
  /// - Throws: ``LedgerError/notSpending(_:)``; ``MoneyError/differentCurrencies(_:_:)`` for an amount in another currency.
  public func setBudget(_ rule: BudgetSchedule.Rule, of category: Category?) throws {
    let currency = try ledger.currency()
    if let amount = rule.amount, amount.currency != currency {
      throw MoneyError.differentCurrencies(currency, amount.currency)
    }
    try refuseUnlessSpending(category)
    // A thousandth of what all entries may add up to leaves room for the budgets of many categories and months.
    if let amount = rule.amount, amount.minorUnits > Money.limit / 1000 { throw MoneyError.outOfRange }
    try BudgetDAO(connection: connection).set(rule, of: category?.id)
  }

  /// Removes a rule, so that an earlier one is in effect again.
  ///
  /// - Parameters:
  ///   - month: the month of the rule.
  ///   - scope: whether it is the override of that month, or the rule that begins in it.
  ///   - category: the category; nil for the whole month.
  /// - Throws: ``LedgerError/noBudgetRule(_:)``.
  public func clearBudget(in month: Month, _ scope: BudgetSchedule.Rule.Scope, of category: Category?) throws {
    guard try BudgetDAO(connection: connection).remove(month: month, scope: scope, of: category?.id) else {
      throw LedgerError.noBudgetRule(month)
    }
  }

  /// Decides what a category's months receive from those before them, from a month on (SEMANTICS §5).
  ///
  /// - Parameters:
  ///   - rule: the first month that receives by it, what it receives, and at most how much.
  ///   - category: the category.
  /// - Throws: ``LedgerError/notSpending(_:)``; ``MoneyError/differentCurrencies(_:_:)`` for a cap in another currency.
  public func setRollOver(_ rule: RollOver.Rule, of category: Category) throws {
    let currency = try ledger.currency()
    if let cap = rule.cap, cap.currency != currency { throw MoneyError.differentCurrencies(currency, cap.currency) }
    if let cap = rule.cap, cap.minorUnits > Money.limit / 1000 { throw MoneyError.outOfRange }
    try refuseUnlessSpending(category)
    try RollOverDAO(connection: connection).set(rule, of: category.id)
  }

  private func refuseUnlessSpending(_ category: Category?) throws {
    guard let category else { return }
    guard category.kind == .spending || category.kind == .uncategorized else {
      throw LedgerError.notSpending(category)
    }
  }
}
