internal import LedgerDomain
internal import SQLiteKit

/// What every report of a stretch of months is made of, read once: the sums of the months, categories and budgets.
struct MonthSeries {
  /// What a category itself consumed over some months.
  private struct Consumption {
    let amount: Money
    /// Whether something was spent or came back, even if that adds up to 0.
    let hasActivity: Bool
  }

  let months: MonthRange
  let currency: Currency
  let calendar: MonthCalendar
  private let today: CalendarDate
  let categories: [Category]
  let tree: CategoryTree
  private let schedules: [Category.ID?: BudgetSchedule]
  private let amounts: [Category.ID: [ConsumedAmount]]
  /// What the months receive from those before them, by category.
  private let carried: [Category.ID: [Month: Money]]

  /// Reads the sums of months.
  ///
  /// - Parameters:
  ///   - ledger: the ledger.
  ///   - months: the months.
  ///   - scope: the categories that it is about, as if there were no others and no budget of the whole month; nil for all.
  /// - Throws: `SQLiteError`; ``MoneyError/outOfRange`` when a sum does not fit.
  init(_ ledger: Ledger, _ months: MonthRange, scope: CategoryScope? = nil) throws {
    self.months = months
    currency = try ledger.currency()
    calendar = try ledger.calendar()
    today = ledger.today
    categories = try scope?.categories ?? ledger.categories()
    tree = CategoryTree(categories)
    let ids = Set(categories.map(\.id))
    schedules = try BudgetDAO(connection: ledger.connection).schedules(in: currency)
      .filter { scope == nil || $0.key.map(ids.contains) ?? false }
    let rollOvers = try RollOverDAO(connection: ledger.connection).all(in: currency).filter { ids.contains($0.key) }
    // A chain begins where it was told to, whatever months are reported.
    let first = min(months.first, rollOvers.values.compactMap(\.start).min() ?? months.first)
    let read = MonthRange(first: first, last: months.last) ?? months
    amounts = Dictionary(
      grouping: try ConsumedAmountDAO(connection: ledger.connection).amounts(in: read), by: \.category)
    var consumed: [Category.ID: [(month: Month, amount: Money)]] = [:]
    for category in categories {
      consumed[category.id] = try (amounts[category.id] ?? []).compactMap { [currency] amount in
        guard amount.currency == currency else { return nil }
        return (amount.month, Money(minorUnits: try category.kind.counted(amount).consumed, currency: currency))
      }
    }
    var carried: [Category.ID: [Month: Money]] = [:]
    for (category, rollOver) in rollOvers {
      guard let schedule = schedules[category] else { continue }
      // A budget is the cap of all that lies below its category, so this is what it leaves over.
      var below: [Month: Money] = [:]
      for part in tree.subtree(of: category).compactMap({ consumed[$0] }).joined() {
        below[part.month] = try (below[part.month] ?? Money.zero(currency)).adding(part.amount)
      }
      carried[category] = try rollOver.carried(
        through: months.last, in: currency, budget: schedule.budget,
        consumed: { [currency] in below[$0] ?? Money.zero(currency) })
    }
    self.carried = carried
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

  /// All categories with what they consumed over some months, those without activity and budget included; what lies deeper than
  /// `depth` is counted in its ancestor there.
  func breakdown(over range: MonthRange, depth: Int? = nil) throws -> ActivityBreakdown {
    let own = try consumption(over: range)
    let counted = Dictionary(grouping: categories) { tree.counted($0.id, toDepth: depth) }
    var active: Set<Category.ID> = []
    let parts = try categories.compactMap { category -> Breakdown.Part? in
      guard let members = counted[category.id], tree.counted(category.id, toDepth: depth) == category.id else {
        return nil
      }
      let position = try position(of: category, over: range, own)
      // What was spent below a budget moves it, so that it is shown even when nothing was spent in the category itself.
      let concerned = position.budget == nil ? members.map(\.id) : tree.subtree(of: category.id)
      if concerned.contains(where: { own[$0]?.hasActivity ?? false }) { active.insert(category.id) }
      return Breakdown.Part(
        category: category, amount: try Money.sum(members.compactMap { own[$0.id]?.amount }, in: currency),
        position: position)
    }
    return ActivityBreakdown(breakdown: try Breakdown(parts, currency: currency), active: active)
  }

  /// The categories with a budget, each with the sum of all that lies below it, down to a depth.
  func budgets(over range: MonthRange, depth: Int? = nil) throws -> PeriodReport {
    // The amount and the share of a category with all below it are those of the breakdown that ends with its level.
    let levels = Set(categories.map { tree.depth(of: $0.id) }).filter { $0 <= depth ?? .max }
    var shares: [Breakdown.Share] = []
    for level in levels.sorted() {
      shares += try breakdown(over: range, depth: level).keeping { $0.position.budget != nil }
        .shares.filter { tree.depth(of: $0.category.id) == level }
    }
    return try report(over: range, Breakdown(listing: shares, total: try counted(over: range).consumed))
  }

  /// The categories in which something happened, with the sums of all.
  func activity(over range: MonthRange, depth: Int?) throws -> PeriodReport {
    try report(over: range, try breakdown(over: range, depth: depth).keeping { $0.hasActivity })
  }

  private func report(over range: MonthRange, _ breakdown: Breakdown) throws -> PeriodReport {
    PeriodReport(
      months: range, days: calendar.days(of: range), breakdown: breakdown, position: try position(over: range),
      income: try counted(over: range).income, unconverted: try unconverted(over: range))
  }

  /// What all categories consumed over some months, against the sum of the budgets in them and what the first of them received.
  /// There is no budget unless each month has one.
  func position(over range: MonthRange) throws -> BudgetPosition {
    try BudgetPosition(
      budget: try sum(try range.months.map { try budget(in: $0) }), carried: try carried(into: range.first),
      consumed: try consumed(over: range))
  }

  /// What all categories consumed over some months.
  func consumed(over range: MonthRange) throws -> Money { try counted(over: range).consumed }

  /// The categories that one lies below, the nearest first.
  func ancestors(of category: Category) -> [Category] {
    tree.ancestors(of: category.id).compactMap { id in categories.first { $0.id == id } }
  }

  /// The sums of a category itself, by month, in the ledger's currency.
  func sums(of category: Category) -> [ConsumedAmount] {
    (amounts[category.id] ?? []).filter { $0.currency == currency }
  }

  /// What one category and everything below it consumed over some months, against the sum of its budgets in them and what the
  /// first of them received.
  func position(of category: Category, over range: MonthRange) throws -> BudgetPosition {
    try position(of: category, over: range, try consumption(over: range))
  }

  private func position(
    of category: Category, over range: MonthRange, _ own: [Category.ID: Consumption]
  ) throws -> BudgetPosition {
    let schedule = schedules[category.id]
    return try BudgetPosition(
      budget: try sum(range.months.map { schedule?.budget(in: $0) }), carried: carried[category.id]?[range.first],
      consumed: try Money.sum(tree.subtree(of: category.id).compactMap { own[$0]?.amount }, in: currency))
  }

  /// What each category itself consumed over some months.
  private func consumption(over range: MonthRange) throws -> [Category.ID: Consumption] {
    var consumption: [Category.ID: Consumption] = [:]
    for category in categories {
      let own = (amounts[category.id] ?? []).filter { range.contains($0.month) && $0.currency == currency }
      let consumed = try own.map { Money(minorUnits: try category.kind.counted($0).consumed, currency: currency) }
      let hasActivity =
        switch category.kind {
        case .spending: !own.isEmpty
        case .uncategorized: own.contains { $0.moneyOut != 0 }
        case .income, .transfer: false
        }
      consumption[category.id] = Consumption(
        amount: try Money.sum(consumed, in: currency), hasActivity: hasActivity)
    }
    return consumption
  }

  /// The categories that others are counted in at a depth, by those that are not shown themselves.
  func countedIn(_ depth: Int?) -> [Category.ID: Category] {
    let byID = Dictionary(uniqueKeysWithValues: categories.map { ($0.id, $0) })
    return byID.compactMapValues { category in
      let counted = tree.counted(category.id, toDepth: depth)
      return counted == category.id ? nil : byID[counted]
    }
  }

  /// The rings that the whole month and the categories would have in a month, those without a budget included.
  func rings(in month: Month) throws -> [Ring] {
    [Ring(wholeMonth: try expense(month).position)] + (try categoryRings(in: month, depth: nil))
  }

  /// The rings to choose from where none is named: the whole month only with a budget of its own, since the sum of the
  /// categories' would say again what they say.
  func ringCandidates(in month: Month, depth: Int? = nil) throws -> [Ring] {
    let wholeMonth = schedules[nil]?.budget(in: month) == nil ? [] : [Ring(wholeMonth: try expense(month).position)]
    return wholeMonth + (try categoryRings(in: month, depth: depth))
  }

  private func categoryRings(in month: Month, depth: Int?) throws -> [Ring] {
    let range = MonthRange(month)
    let own = try consumption(over: range)
    return try categories.filter { tree.counted($0.id, toDepth: depth) == $0.id }
      .map { Ring($0, try position(of: $0, over: range, own)) }
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

  /// The budget of a month: the whole month's, else the sum of those of its topmost categories (SEMANTICS §5); nil without
  /// any.
  private func budget(in month: Month) throws -> Money? {
    try schedules[nil]?.budget(in: month) ?? categoryBudgets(in: month)
  }

  /// The sum of the categories' budgets in a month; nil without any.
  func categoryBudgets(in month: Month) throws -> Money? {
    let parts = topmost(in: month).map(\.budget)
    return parts.isEmpty ? nil : try Money.sum(parts, in: currency)
  }

  /// What a month received from those before it: what its topmost categories did, unless the whole month has a budget, which
  /// never carries (SEMANTICS §5).
  private func carried(into month: Month) throws -> Money {
    guard schedules[nil]?.budget(in: month) == nil else { return Money.zero(currency) }
    return try Money.sum(topmost(in: month).compactMap { carried[$0.category]?[month] }, in: currency)
  }

  /// The categories with a budget in a month that lie below no other such: a budget below another is a part of it.
  private func topmost(in month: Month) -> [(category: Category.ID, budget: Money)] {
    var budgets: [Category.ID: Money] = [:]
    for category in categories { budgets[category.id] = schedules[category.id]?.budget(in: month) }
    return categories.compactMap { category in
      guard let budget = budgets[category.id],
        !tree.ancestors(of: category.id).contains(where: { budgets[$0] != nil })
      else { return nil }
      return (category.id, budget)
    }
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
