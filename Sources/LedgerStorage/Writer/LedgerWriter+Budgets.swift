public import LedgerDomain

extension LedgerWriter {
  /// Decides a budget from a month on, or for one month alone (SEMANTICS §5). Other rules stay as they are, unless later ones
  /// are to be replaced.
  ///
  /// - Parameters:
  ///   - rule: the month, how far it reaches, and the amount in the ledger's currency; nil for none.
  ///   - category: the category; nil for the whole month.
  ///   - replacesLater: whether a rule from a month on takes the place of all later rules and of overrides from its month on.
  /// - Returns: what changes.
  /// - Throws: ``LedgerError/notSpending(_:)``; ``MoneyError/differentCurrencies(_:_:)`` for an amount in another currency.
  @discardableResult
  public func setBudget(
    _ rule: BudgetSchedule.Rule, of category: Category?, replacesLater: Bool = false
  ) throws -> BudgetChange {
    let currency = try ledger.currency()
    if let amount = rule.amount, amount.currency != currency {
      throw MoneyError.differentCurrencies(currency, amount.currency)
    }
    try refuseUnlessSpending(category)
    // A thousandth of what all entries may add up to leaves room for the budgets of many categories and months.
    if let amount = rule.amount, amount.minorUnits > Money.limit / 1000 { throw MoneyError.outOfRange }
    return try changed(category, in: rule.month, rule.scope) { budgets in
      if replacesLater, rule.scope == .from { try budgets.removeLater(than: rule.month, of: category?.id) }
      try budgets.set(rule, of: category?.id)
    }
  }

  /// What a change of a category's rules changes about its budgets.
  private func changed(
    _ category: Category?, in month: Month, _ scope: BudgetSchedule.Rule.Scope, by body: (BudgetDAO) throws -> Void
  ) throws -> BudgetChange {
    let before = try ledger.budgetSchedules()[category?.id]
    try body(BudgetDAO(connection: connection))
    let after = try ledger.budgetSchedules()[category?.id]
    return BudgetChange(
      of: category, from: before ?? BudgetSchedule([]), to: after ?? BudgetSchedule([]), in: month, scope)
  }

  /// Removes a rule, so that an earlier one is in effect again.
  ///
  /// - Parameters:
  ///   - month: the month of the rule.
  ///   - scope: whether it is the override of that month, or the rule that begins in it.
  ///   - category: the category; nil for the whole month.
  /// - Returns: what changes.
  /// - Throws: ``LedgerError/noBudgetRule(_:)``.
  @discardableResult
  public func clearBudget(
    in month: Month, _ scope: BudgetSchedule.Rule.Scope, of category: Category?
  ) throws -> BudgetChange {
    try changed(category, in: month, scope) { budgets in
      guard try budgets.remove(month: month, scope: scope, of: category?.id) else {
        throw LedgerError.noBudgetRule(month)
      }
    }
  }

  /// Decides what a category's months receive from those before them, from a month on (SEMANTICS §5).
  ///
  /// - Parameters:
  ///   - rule: the first month that receives by it, what it receives, and at most how much.
  ///   - category: the category.
  /// - Returns: what changes about what is available in the months up to this one; later ones follow from what these leave.
  /// - Throws: ``LedgerError/notSpending(_:)``; ``MoneyError/differentCurrencies(_:_:)`` for a cap in another currency.
  @discardableResult
  public func setRollOver(_ rule: RollOver.Rule, of category: Category) throws -> [AmountChange] {
    let currency = try ledger.currency()
    if let cap = rule.cap, cap.currency != currency { throw MoneyError.differentCurrencies(currency, cap.currency) }
    if let cap = rule.cap, cap.minorUnits > Money.limit / 1000 { throw MoneyError.outOfRange }
    try refuseUnlessSpending(category)
    let months = MonthRange(first: rule.month, last: ledger.today.month) ?? MonthRange(rule.month)
    let before = try ledger.available(to: category, over: months)
    try RollOverDAO(connection: connection).set(rule, of: category.id)
    let after = try ledger.available(to: category, over: months)
    return AmountChange.changes(
      at: Set(months.months), until: months.last, from: { before[$0] }, to: { after[$0] })
  }

  func refuseUnlessSpending(_ category: Category?) throws {
    guard let category else { return }
    guard category.kind.isConsumed else {
      throw LedgerError.notSpending(category)
    }
  }
}
