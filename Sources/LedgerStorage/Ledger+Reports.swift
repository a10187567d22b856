public import LedgerDomain
internal import SQLiteKit

extension Ledger {
  /// The monthly expense report: the month, its categories, the twelve months that end with it, and the balances.
  ///
  /// - Parameters:
  ///   - month: the month.
  ///   - depth: how many levels of categories are shown; what lies deeper is counted in its ancestor. Nil for all.
  ///   - renaming: tells names that rules give to payees, which recurring entries may have in bank's files.
  /// - Returns: the report.
  /// - Throws: `SQLiteError`; ``MoneyError/outOfRange`` when a sum does not fit; what `renaming` throws.
  public func monthReport(
    _ month: Month, depth: Int? = nil, renaming: PayeeRenaming? = nil
  ) throws -> MonthReport {
    try read {
      let series = try MonthSeries(self, MonthRange(count: 12, endingWith: month))
      let chosen = MonthRange(month)
      let months = try series.months.months.map { try series.expense($0) }
      return MonthReport(
        expense: try series.expense(month),
        breakdown: try series.breakdown(over: chosen, depth: depth).keeping { $0.hasActivity },
        months: months, balances: try balanceCards(asOf: today), unconverted: try series.unconverted(over: chosen),
        expected: try ExpectedSeries(self, chosen, series.calendar, renaming: renaming).amounts(in: month))
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
  /// - Parameters:
  ///   - months: the months.
  ///   - depth: how many levels of categories are shown; what lies deeper is counted in its ancestor. Nil for all.
  /// - Returns: the categories in which something was spent or came back.
  /// - Throws: `SQLiteError`; ``MoneyError/outOfRange`` when a sum does not fit.
  public func breakdown(over months: MonthRange, depth: Int? = nil) throws -> PeriodReport {
    try read { try MonthSeries(self, months).activity(over: months, depth: depth) }
  }

  /// Each category with a budget in a month, spent or not, with all that lies below it.
  ///
  /// - Parameters:
  ///   - month: the month.
  ///   - depth: how many levels of categories are shown; nil for all.
  /// - Returns: the categories with a budget.
  /// - Throws: `SQLiteError`; ``MoneyError/outOfRange`` when a sum does not fit.
  public func budgetReport(_ month: Month, depth: Int? = nil) throws -> PeriodReport {
    try read { try MonthSeries(self, MonthRange(month)).budgets(over: MonthRange(month), depth: depth) }
  }

  /// The leave-style balances as of a day.
  ///
  /// - Parameters:
  ///   - day: the day up to which events count.
  ///   - includingArchived: whether balances that are out of use are among them.
  /// - Returns: the cards in the order in which the balances were made.
  /// - Throws: `SQLiteError`; ``MoneyError/outOfRange`` when a sum does not fit.
  public func balanceCards(asOf day: CalendarDate, includingArchived: Bool = false) throws -> [BalanceCard] {
    try read { try BalanceSeries(self, includingArchived: includingArchived).cards(asOf: day) }
  }

  /// Where a category with all below it stands in a month, and where the month stands.
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
      return (try series.position(of: category, over: MonthRange(month)), try series.expense(month))
    }
  }

  /// Where categories with all below them stand in a month, and where the month stands. A category without a budget of its own is
  /// part of the nearest one above it that has one, which then stands for it.
  ///
  /// - Parameters:
  ///   - categories: the categories.
  ///   - month: the month.
  /// - Returns: a category with its position for each of them, in their order, and the month.
  /// - Throws: `SQLiteError`; ``MoneyError/outOfRange`` when a sum does not fit.
  public func budgetedStandings(
    of categories: [Category], in month: Month
  ) throws -> (categories: [(category: Category, position: BudgetPosition)], month: MonthExpense) {
    try read {
      let range = MonthRange(month)
      let series = try MonthSeries(self, range)
      let standings = try categories.map { category -> (category: Category, position: BudgetPosition) in
        let own = (category: category, position: try series.position(of: category, over: range))
        if own.position.budget != nil { return own }
        for above in series.ancestors(of: category) {
          let position = try series.position(of: above, over: range)
          if position.budget != nil { return (category: above, position: position) }
        }
        return own
      }
      return (standings, try series.expense(month))
    }
  }

  /// What was available to a category in each of some months, carried and budget; months without a budget have none.
  func available(to category: Category, over months: MonthRange) throws -> [Month: Money] {
    try read {
      let series = try MonthSeries(self, months)
      var available: [Month: Money] = [:]
      for month in months.months {
        available[month] = try series.position(of: category, over: MonthRange(month)).available
      }
      return available
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
