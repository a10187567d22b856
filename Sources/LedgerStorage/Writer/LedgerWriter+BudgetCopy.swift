public import LedgerDomain

extension LedgerWriter {
  /// Makes budgets of those of another month, or of the mean of what was consumed.
  ///
  /// A mean is of the last complete months before the month, as many as the source says; months before the ledger's first entry
  /// are not counted, those without spending are. It is rounded to the minor unit, halves away from zero, and not below 0. A
  /// category's is that of all that lies below it, since its budget is the cap of that.
  ///
  /// - Parameters:
  ///   - source: what they are made of.
  ///   - month: the month that they are for.
  ///   - scope: whether they are for that month alone, or from it on.
  ///   - categories: the categories; without any, all that the source has something of, and for budgets the whole month.
  /// - Returns: the budgets before and after.
  /// - Throws: ``LedgerError/nothingToCopy(_:_:_:)``; ``LedgerError/notSpending(_:)``; ``MoneyError/outOfRange``.
  public func copyBudgets(
    from source: BudgetSource, to month: Month, _ scope: BudgetSchedule.Rule.Scope, of categories: [Category] = []
  ) throws -> BudgetCopy {
    for category in categories { try refuseUnlessSpending(category) }
    guard let months = try months(of: source, before: month) else {
      throw LedgerError.nothingToCopy(source, categories.first, month)
    }
    let amounts =
      source.meanMonths == nil
      ? try budgets(in: months.first) : try means(over: months, for: month, naming: categories)
    var targets: [Category?] = [nil] + (try ledger.categories().map { $0 })
    if !categories.isEmpty { targets = targets.filter { $0.map(categories.contains) ?? false } }
    for category in categories where amounts[category.id] == nil {
      throw LedgerError.nothingToCopy(source, category, month)
    }
    if amounts.isEmpty { throw LedgerError.nothingToCopy(source, nil, month) }
    return BudgetCopy(
      source: source, months: months, month: month, scope: scope, currency: try ledger.currency(),
      budgets: try whole {
        try targets.compactMap { category in
          try amounts[category?.id].map { try copy($0, to: category, in: month, scope) }
        }
      })
  }

  /// The months that a source is found in; nil when there are none.
  private func months(of source: BudgetSource, before month: Month) throws -> MonthRange? {
    guard let count = source.meanMonths else {
      return month.adding(months: source == .lastMonth ? -1 : -12).map { MonthRange($0) }
    }
    // A month is complete when it has ended before today.
    let current = try ledger.calendar().month(of: ledger.today)
    guard let begin = try ledger.monthsWithEntries()?.first, let last = min(month, current).adding(months: -1)
    else { return nil }
    return MonthRange(first: max(begin, MonthRange(count: count, endingWith: last).first), last: last)
  }

  /// The budgets in effect in a month.
  private func budgets(in month: Month) throws -> [Category.ID?: Money] {
    try ledger.budgetSchedules().compactMapValues { $0.budget(in: month) }
  }

  /// What each category with a budget or spending consumed on the average.
  private func means(
    over months: MonthRange, for month: Month, naming categories: [Category]
  ) throws -> [Category.ID?: Money] {
    let series = try MonthSeries(ledger, months)
    let budgeted = try budgets(in: month)
    let named = Set(categories.map(\.id))
    let active = try series.breakdown(over: months).active
    var means: [Category.ID?: Money] = [:]
    for category in series.categories where category.kind.isConsumed {
      // A category that is named has something to copy also when only those below it consumed something.
      let concerned = named.contains(category.id) ? series.tree.subtree(of: category.id) : [category.id]
      guard budgeted[category.id] != nil || concerned.contains(where: active.contains) else { continue }
      let mean = try series.position(of: category, over: months).consumed.mean(of: months.count)
      means[category.id] = mean.isNegative ? Money.zero(mean.currency) : mean
    }
    return means
  }

  /// Sets one budget, unless it is in effect already.
  private func copy(
    _ amount: Money, to category: Category?, in month: Month, _ scope: BudgetSchedule.Rule.Scope
  ) throws -> BudgetChange {
    let schedule = try ledger.budgetSchedules()[category?.id] ?? BudgetSchedule([])
    // What holds from the month on is told apart from its override, which stays.
    let effective =
      scope == .only ? schedule : BudgetSchedule(schedule.rules.filter { $0.scope == .from })
    if effective.budget(in: month) == amount {
      return BudgetChange(of: category, from: schedule, to: schedule, in: month, scope)
    }
    return try setBudget(BudgetSchedule.Rule(month: month, scope: scope, amount: amount), of: category)
  }
}
