/// How far a month has come and what is left for each day of it, in plain arithmetic: nothing is foretold.
public struct MonthPace: Hashable, Sendable {
  /// Which day of the month today is, 1 for the first.
  public let day: Int
  /// How many days the month has.
  public let dayCount: Int
  /// Where the month stands.
  public let position: BudgetPosition

  /// The pace of a month; nil when today is no day of it.
  ///
  /// - Parameters:
  ///   - expense: the month.
  ///   - today: the day.
  public init?(_ expense: MonthExpense, today: CalendarDate) {
    guard expense.span.contains(today) else { return nil }
    day = today.days(since: expense.span.days.lowerBound) + 1
    dayCount = expense.span.dayCount
    position = expense.position
  }

  /// How many days there are to come, today among them.
  public var daysLeft: Int { dayCount - day + 1 }

  /// What there is for each of the days left, rounded down to the minor unit and never below 0; nil without a budget.
  public var leftPerDay: Money? {
    position.remaining.map {
      Money(minorUnits: max(0, $0.minorUnits) / Int64(daysLeft), currency: $0.currency)
    }
  }

  /// What was consumed on each day so far, today among them, rounded to the nearest minor unit.
  public var consumedPerDay: Money { position.consumed.mean(of: day) }
}
