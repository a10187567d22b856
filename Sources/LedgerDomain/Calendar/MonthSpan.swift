/// A month with the days that make it: the label and the period of SEMANTICS §6.
public struct MonthSpan: Hashable, Sendable {
  /// The label.
  public let month: Month
  /// The first and the last day.
  public let days: ClosedRange<CalendarDate>

  /// Makes a span of its parts.
  public init(_ month: Month, days: ClosedRange<CalendarDate>) {
    self.month = month
    self.days = days
  }

  /// The calendar month, from its 1st on.
  public init(_ month: Month) { self.init(month, days: month.firstDay...month.lastDay) }

  /// Whether the days are those of the calendar month, so that the label says it all.
  public var isCalendarMonth: Bool { days == month.firstDay...month.lastDay }

  /// How many days it has.
  public var dayCount: Int { days.upperBound.days(since: days.lowerBound) + 1 }

  /// Whether a day lies in it.
  public func contains(_ day: CalendarDate) -> Bool { days.contains(day) }
}
