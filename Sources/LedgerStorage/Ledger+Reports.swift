public import LedgerDomain
internal import SQLiteKit

extension Ledger {
  /// The monthly expense report: the month, its categories, the twelve months that end with it, and the balances.
  ///
  /// - Parameter month: the month.
  /// - Returns: the report.
  /// - Throws: `SQLiteError`; ``MoneyError/outOfRange`` when a sum does not fit.
  public func monthReport(_ month: Month) throws -> MonthReport {
    try read {
      let series = try MonthSeries(self, MonthRange(count: 12, endingWith: month))
      let chosen = MonthRange(month)
      let months = try series.months.months.map { try series.expense($0) }
      return MonthReport(
        expense: try series.expense(month),
        breakdown: try series.breakdown(over: chosen).keeping { $0.hasActivity },
        months: months, balances: try balanceCards(asOf: today), unconverted: try series.unconverted(over: chosen))
    }
  }

  /// Budget, consumed and remaining, month by month.
  ///
  /// - Parameter months: the months.
  /// - Returns: the history.
  /// - Throws: `SQLiteError`; ``MoneyError/outOfRange`` when a sum does not fit.
  public func history(over months: MonthRange) throws -> History {
    try read {
      let series = try MonthSeries(self, months)
      return History(
        currency: series.currency, months: try months.months.map { try series.expense($0) },
        unconverted: try series.unconverted(over: months), begin: try monthsWithEntries()?.first)
    }
  }

  /// What each category consumed in some months together.
  ///
  /// - Parameter months: the months.
  /// - Returns: the categories in which something was spent or came back.
  /// - Throws: `SQLiteError`; ``MoneyError/outOfRange`` when a sum does not fit.
  public func breakdown(over months: MonthRange) throws -> PeriodReport {
    try read { try MonthSeries(self, months).report(over: months) { $0.hasActivity } }
  }

  /// Each category with a budget in a month, spent or not.
  ///
  /// - Parameter month: the month.
  /// - Returns: the categories with a budget.
  /// - Throws: `SQLiteError`; ``MoneyError/outOfRange`` when a sum does not fit.
  public func budgetReport(_ month: Month) throws -> PeriodReport {
    try read {
      try MonthSeries(self, MonthRange(month)).report(over: MonthRange(month)) { $0.position.budget != nil }
    }
  }

  /// The leave-style balances as of a day.
  ///
  /// - Parameter day: the day up to which events count.
  /// - Returns: the cards in the order in which the balances were made.
  /// - Throws: `SQLiteError`; ``MoneyError/outOfRange`` when a sum does not fit.
  public func balanceCards(asOf day: CalendarDate) throws -> [BalanceCard] {
    try read { try BalanceSeries(self).cards(asOf: day) }
  }

  /// Where a category stands in a month, and where the month stands.
  ///
  /// - Parameters:
  ///   - category: the category.
  ///   - month: the month.
  /// - Returns: both positions.
  /// - Throws: `SQLiteError`; ``MoneyError/outOfRange`` when a sum does not fit.
  public func standing(of category: Category, in month: Month) throws -> (category: BudgetPosition, month: MonthExpense)
  {
    try read {
      let series = try MonthSeries(self, MonthRange(month))
      return (try series.position(of: category, over: MonthRange(month)).position, try series.expense(month))
    }
  }

  /// The budget rules of the whole month, under nil, and of each category that has some.
  ///
  /// - Returns: the schedules.
  /// - Throws: `SQLiteError`.
  public func budgetSchedules() throws -> [Category.ID?: BudgetSchedule] {
    try BudgetDAO(connection: connection).schedules(in: try currency())
  }

  /// What categories carry from month to month, of each that was told to.
  ///
  /// - Returns: the rules by category.
  /// - Throws: `SQLiteError`.
  public func rollOvers() throws -> [Category.ID: RollOver] {
    try RollOverDAO(connection: connection).all(in: try currency())
  }

  /// Which days make which month.
  ///
  /// - Returns: the calendar.
  /// - Throws: `SQLiteError`; ``LedgerError/damaged(_:)``.
  public func calendar() throws -> MonthCalendar { try MonthStartDAO(connection: connection).calendar() }

  /// The first and the last month with an entry; nil in a ledger without.
  ///
  /// - Returns: the months.
  /// - Throws: `SQLiteError`.
  public func monthsWithEntries() throws -> MonthRange? { try ConsumedAmountDAO(connection: connection).months() }
}
