/// What a month consumed of each category or payee beside their averages, the largest change first.
public struct ChangesReport: Hashable, Sendable {
  /// The most months before a month that averages are taken over.
  public static let comparedCount = 12

  /// What became of a group.
  public enum Kind: String, Sendable {
    /// Consumed now and before.
    case changed
    /// Nothing was consumed of it before.
    case new
    /// Nothing was consumed of it in the month.
    case vanished
  }

  /// One group's change.
  public struct Change: Hashable, Sendable {
    /// The group.
    public let group: ConsumptionGroup
    /// The month beside the average.
    public let change: ConsumptionChange
    /// What became of it; nil without anything to compare with.
    public let kind: Kind?
  }

  /// The month.
  public let span: MonthSpan
  /// What the rows tell apart.
  public let grouping: ConsumptionGrouping
  /// The currency of all amounts.
  public let currency: Currency
  /// The complete months before it that averages are taken over, zeros counted; nil when there is none.
  public let compared: MonthRange?
  /// All groups of which something was consumed in the month or before, the largest change first and equal ones by name.
  public let changes: [Change]
  /// The whole month beside its average.
  public let total: ConsumptionChange
  /// The month's sums in other currencies, by code.
  public let unconverted: [UnconvertedSum]

  /// How many months averages are taken over.
  public var divisor: Int { compared?.count ?? 0 }

  /// Works out the changes.
  ///
  /// - Parameters:
  ///   - span: the month.
  ///   - grouping: what the groups are.
  ///   - compared: the complete months before it.
  ///   - groups: what each group consumed in the month and in the compared months together.
  ///   - total: the same of all groups.
  ///   - currency: the currency of all amounts.
  ///   - unconverted: the month's sums in other currencies.
  /// - Throws: ``MoneyError/outOfRange`` when a difference does not fit.
  public init(
    span: MonthSpan, by grouping: ConsumptionGrouping, compared: MonthRange?,
    groups: [ConsumptionGroup: (month: Money, before: Money)], total: (month: Money, before: Money),
    in currency: Currency, unconverted: [UnconvertedSum]
  ) throws(MoneyError) {
    func change(_ amounts: (month: Money, before: Money)) throws(MoneyError) -> ConsumptionChange {
      try ConsumptionChange(from: compared.map { amounts.before.mean(of: $0.count) }, to: amounts.month)
    }
    var changes: [Change] = []
    for (group, amounts) in groups where !amounts.month.isZero || !amounts.before.isZero {
      let kind: Kind = amounts.before.isZero ? .new : amounts.month.isZero ? .vanished : .changed
      changes.append(Change(group: group, change: try change(amounts), kind: compared == nil ? nil : kind))
    }
    changes.sort { left, right in
      let (leftSize, rightSize) = (ChangesReport.size(left), ChangesReport.size(right))
      return leftSize == rightSize ? left.group < right.group : leftSize > rightSize
    }
    self.span = span
    self.grouping = grouping
    self.currency = currency
    self.compared = compared
    self.changes = changes
    self.total = try change(total)
    self.unconverted = unconverted
  }

  /// How large a change is; without anything to compare with, how much was consumed.
  private static func size(_ change: Change) -> UInt64 {
    (change.change.change ?? change.change.consumed).minorUnits.magnitude
  }

  /// The months that a month is compared with.
  ///
  /// - Parameters:
  ///   - month: the month.
  ///   - calendar: which days make which month.
  ///   - begin: the first month that the ledger has an entry in.
  ///   - today: the day.
  /// - Returns: the complete ones among the twelve before it; nil when there is none.
  public static func comparedMonths(
    before month: Month, in calendar: MonthCalendar, since begin: Month?, today: CalendarDate
  ) -> MonthRange? {
    guard let begin, let last = month.adding(months: -1) else { return nil }
    let complete = MonthRange(count: comparedCount, endingWith: last).months.filter {
      begin <= $0 && calendar.lastDay(of: $0) < today
    }
    guard let first = complete.first, let last = complete.last else { return nil }
    return MonthRange(first: first, last: last)
  }
}
