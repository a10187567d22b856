internal import LedgerDomain
internal import SQLiteKit

/// What every report of a stretch of months is made of, read once: the sums of the months, categories and budgets.
struct MonthSeries {
  /// A category's consumption over some months, with the sums that it comes from.
  struct CategoryPosition {
    let category: Category
    let position: BudgetPosition
    /// Whether something was spent or came back, even if that adds up to 0.
    let hasActivity: Bool
  }

  let months: MonthRange
  let currency: Currency
  let calendar: MonthCalendar
  private let today: CalendarDate
  private let categories: [Category]
  private let schedules: [Category.ID?: BudgetSchedule]
  private let amounts: [Category.ID: [ConsumedAmount]]
  /// What the months receive from those before them, by category.
  private let carried: [Category.ID: [Month: Money]]

  init(_ ledger: Ledger, _ months: MonthRange) throws {
    self.months = months
    currency = try ledger.currency()
    calendar = try ledger.calendar()
    today = ledger.today
    categories = try ledger.categories()
    schedules = try BudgetDAO(connection: ledger.connection).schedules(in: currency)
    let rollOvers = try RollOverDAO(connection: ledger.connection).all(in: currency)
    // A chain begins where it was told to, whatever months are reported.
    let first = min(months.first, rollOvers.values.compactMap(\.start).min() ?? months.first)
    let read = MonthRange(first: first, last: months.last) ?? months
    amounts = Dictionary(
      grouping: try ConsumedAmountDAO(connection: ledger.connection).amounts(in: read), by: \.category)
    var carried: [Category.ID: [Month: Money]] = [:]
    for category in categories {
      guard let rollOver = rollOvers[category.id], let schedule = schedules[category.id] else { continue }
      let consumed = try MonthSeries.consumed(of: category, amounts[category.id] ?? [], in: currency)
      carried[category.id] = try rollOver.carried(
        through: months.last, in: currency, budget: schedule.budget,
        consumed: { [currency] in consumed[$0] ?? Money.zero(currency) })
    }
    self.carried = carried
  }

  /// What a category consumed, by month.
  private static func consumed(
    of category: Category, _ amounts: [ConsumedAmount], in currency: Currency
  ) throws -> [Month: Money] {
    var consumed: [Month: Money] = [:]
    for amount in amounts where amount.currency == currency {
      consumed[amount.month] = Money(minorUnits: try category.kind.counted(amount).consumed, currency: currency)
    }
    return consumed
  }

  /// One month against its budget.
  func expense(_ month: Month) throws -> MonthExpense {
    let range = MonthRange(month)
    let sums = try counted(over: range)
    let span = calendar.span(of: month)
    return MonthExpense(
      span: span,
      position: try BudgetPosition(
        budget: try budget(in: month), carried: try carried(into: month), consumed: sums.consumed),
      income: sums.income, isFuture: span.days.lowerBound > today)
  }

  /// All categories with what they consumed over some months, those without activity and budget included.
  func breakdown(over range: MonthRange) throws -> ActivityBreakdown {
    let positions = try categories.map { try position(of: $0, over: range) }
    return ActivityBreakdown(
      breakdown: try Breakdown(positions.map { ($0.category, $0.position) }, currency: currency),
      active: Set(positions.filter(\.hasActivity).map(\.category.id)))
  }

  /// The categories that `isWanted` picks, with the sums of all.
  func report(over range: MonthRange, keeping isWanted: (ActivityBreakdown.Share) -> Bool) throws -> PeriodReport {
    let sums = try counted(over: range)
    return PeriodReport(
      months: range, days: calendar.days(of: range), breakdown: try breakdown(over: range).keeping(isWanted),
      position: try BudgetPosition(
        budget: try sum(try range.months.map { try budget(in: $0) }), carried: try carried(into: range.first),
        consumed: sums.consumed),
      income: sums.income, unconverted: try unconverted(over: range))
  }

  /// What one category consumed over some months, against the sum of its budgets in them and what the first of them received.
  func position(of category: Category, over range: MonthRange) throws -> CategoryPosition {
    let own = (amounts[category.id] ?? []).filter { range.contains($0.month) && $0.currency == currency }
    let consumed = try Money.sum(
      own.map { Money(minorUnits: try category.kind.counted($0).consumed, currency: currency) }, in: currency)
    let schedule = schedules[category.id]
    let hasActivity =
      switch category.kind {
      case .spending: !own.isEmpty
      case .uncategorized: own.contains { $0.moneyOut != 0 }
      case .income, .transfer: false
      }
    return CategoryPosition(
      category: category,
      position: try BudgetPosition(
        budget: try sum(range.months.map { schedule?.budget(in: $0) }), carried: carried[category.id]?[range.first],
        consumed: consumed),
      hasActivity: hasActivity)
  }

  /// The rings that the whole month and the categories would have in a month, those without a budget included.
  func rings(in month: Month) throws -> [Ring] {
    [Ring(wholeMonth: try expense(month).position)] + (try categoryRings(in: month))
  }

  /// The rings to choose from where none is named: the whole month only with a budget of its own, since the sum of the
  /// categories' would say again what they say.
  func ringCandidates(in month: Month) throws -> [Ring] {
    schedules[nil]?.budget(in: month) == nil ? try categoryRings(in: month) : try rings(in: month)
  }

  private func categoryRings(in month: Month) throws -> [Ring] {
    try categories.map { Ring($0, try position(of: $0, over: MonthRange(month)).position) }
  }

  /// The sums in other currencies, by code; currencies in which nothing counts are left out.
  func unconverted(over range: MonthRange) throws -> [UnconvertedSum] {
    let currencies = Set(amounts.values.joined().filter { range.contains($0.month) }.map(\.currency))
    return try currencies.subtracting([currency]).sorted().compactMap { foreign in
      let sums = try counted(over: range, in: foreign)
      return sums.consumed.isZero && sums.income.isZero
        ? nil : UnconvertedSum(consumed: sums.consumed, income: sums.income)
    }
  }

  /// The budget of several months: nil unless each of them has one, since the consumption of months without a budget says
  /// nothing about the budget of others.
  private func sum(_ budgets: [Money?]) throws -> Money? {
    let amounts = budgets.compactMap { $0 }
    return amounts.count == budgets.count ? try Money.sum(amounts, in: currency) : nil
  }

  /// The budget of a month: the whole month's, else the sum of the categories' (SEMANTICS §5); nil without any.
  private func budget(in month: Month) throws -> Money? {
    try schedules[nil]?.budget(in: month) ?? categoryBudgets(in: month)
  }

  /// The sum of the categories' budgets in a month; nil without any.
  func categoryBudgets(in month: Month) throws -> Money? {
    let parts = categories.compactMap { schedules[$0.id]?.budget(in: month) }
    return parts.isEmpty ? nil : try Money.sum(parts, in: currency)
  }

  /// What a month received from those before it: what its categories did, unless the whole month has a budget, which never
  /// carries (SEMANTICS §5).
  private func carried(into month: Month) throws -> Money {
    guard schedules[nil]?.budget(in: month) == nil else { return Money.zero(currency) }
    let parts = categories.compactMap { category in
      schedules[category.id]?.budget(in: month) == nil ? nil : carried[category.id]?[month]
    }
    return try Money.sum(parts, in: currency)
  }

  private func counted(over range: MonthRange, in wanted: Currency? = nil) throws -> (consumed: Money, income: Money) {
    let wanted = wanted ?? currency
    var parts: [(consumed: Int64, income: Int64)] = []
    for category in categories {
      for amount in amounts[category.id] ?? [] where amount.currency == wanted && range.contains(amount.month) {
        parts.append(try category.kind.counted(amount))
      }
    }
    return (
      try Money.sum(parts.map { Money(minorUnits: $0.consumed, currency: wanted) }, in: wanted),
      try Money.sum(parts.map { Money(minorUnits: $0.income, currency: wanted) }, in: wanted)
    )
  }
}

extension CategoryKind {
  fileprivate func counted(_ amount: ConsumedAmount) throws -> (consumed: Int64, income: Int64) {
    try counted(moneyIn: amount.moneyIn, moneyOut: amount.moneyOut)
  }
}
