/// What each category, payee, account or tag consumed, stretch by stretch: a table of groups and months.
public struct GroupedHistory: Hashable, Sendable {
  /// One line of the table.
  public struct Row: Hashable, Sendable {
    /// What was consumed in each stretch, in the order of the stretches; negative for a net refund.
    public let amounts: [Money]
    /// The sum of all stretches.
    public let sum: Money
    /// The mean of the complete stretches, rounded to the nearest minor unit; nil when none is complete.
    public let average: Money?
  }

  /// A line with its group.
  public struct GroupRow: Hashable, Sendable {
    /// The group.
    public let group: ConsumptionGroup
    /// Its figures.
    public let row: Row
  }

  /// What the rows tell apart.
  public let grouping: ConsumptionGrouping
  /// The currency of all amounts.
  public let currency: Currency
  /// The category that it is about, with those below it; nil for all.
  public let category: String?
  /// The columns, in order of time.
  public let stretches: [MonthStretch]
  /// Which of the columns count in averages.
  public let isComplete: [Bool]
  /// The groups with the largest sums, largest first and equal ones by name.
  public let rows: [GroupRow]
  /// How many groups have no row of their own.
  public let otherCount: Int
  /// These groups together; nil without any, and where groups overlap, because their sum would mean nothing.
  public let others: Row?
  /// Entries in no group, where groups overlap; nil elsewhere and when there are none.
  public let ungrouped: Row?
  /// What was consumed, each entry once.
  public let total: Row
  /// The sums of these stretches in other currencies, by code.
  public let unconverted: [UnconvertedSum]
  /// The first month that the ledger has an entry in; nil in a ledger without.
  public let begin: Month?

  /// How long each column is.
  public var length: StretchLength { stretches.first?.length ?? .month }
  /// How many columns averages are taken over.
  public var divisor: Int { isComplete.count { $0 } }

  /// Sorts groups into rows and adds up the rest.
  ///
  /// - Parameters:
  ///   - grouping: what the groups are.
  ///   - stretches: the columns.
  ///   - groups: each group once, with an amount for each column, all in one currency.
  ///   - total: what was consumed in each column, each entry once.
  ///   - currency: the currency of all amounts.
  ///   - top: how many groups get a row of their own.
  ///   - category: the category that it is about.
  ///   - unconverted: the sums in other currencies.
  ///   - begin: the first month that the ledger has an entry in.
  ///   - today: the day, which tells what is complete.
  /// - Throws: ``MoneyError/outOfRange`` when a sum does not fit.
  public init(
    by grouping: ConsumptionGrouping, stretches: [MonthStretch], groups: [ConsumptionGroup: [Money]], total: [Money],
    in currency: Currency, top: Int, category: String? = nil, unconverted: [UnconvertedSum] = [], begin: Month?,
    today: CalendarDate
  ) throws(MoneyError) {
    let isComplete = stretches.map { $0.isComplete(since: begin, today: today) }
    func row(_ amounts: [Money]) throws(MoneyError) -> Row {
      let complete = zip(amounts, isComplete).filter(\.1).map(\.0)
      return Row(
        amounts: amounts, sum: try Money.sum(amounts, in: currency),
        average: complete.isEmpty
          ? nil : try Money.sum(complete, in: currency).mean(of: complete.count))
    }
    var sorted: [GroupRow] = []
    for (group, amounts) in groups where !(grouping.overlaps && group == .unnamed) {
      sorted.append(GroupRow(group: group, row: try row(amounts)))
    }
    sorted.sort { left, right in
      let (leftSum, rightSum) = (left.row.sum.minorUnits, right.row.sum.minorUnits)
      return leftSum == rightSum ? left.group < right.group : leftSum > rightSum
    }
    let rest = sorted.dropFirst(top)
    self.grouping = grouping
    self.currency = currency
    self.category = category
    self.stretches = stretches
    self.isComplete = isComplete
    rows = Array(sorted.prefix(top))
    otherCount = rest.count
    if rest.isEmpty || grouping.overlaps {
      others = nil
    } else {
      var sums: [Money] = []
      for index in stretches.indices { sums.append(try Money.sum(rest.map { $0.row.amounts[index] }, in: currency)) }
      others = try row(sums)
    }
    if grouping.overlaps, let amounts = groups[.unnamed] {
      ungrouped = try row(amounts)
    } else {
      ungrouped = nil
    }
    self.total = try row(total)
    self.unconverted = unconverted
    self.begin = begin
  }
}
