/// A month, a quarter or a year of label months, with the days that make it.
public struct MonthStretch: Hashable, Sendable {
  /// How long it is.
  public let length: StretchLength
  /// Its months, by their labels.
  public let months: MonthRange
  /// The first and the last day.
  public let days: ClosedRange<CalendarDate>

  init(_ length: StretchLength, from first: Month, through last: Month, in calendar: MonthCalendar) {
    guard let months = MonthRange(first: first, last: last) else {
      preconditionFailure("a stretch ends before it begins")
    }
    self.length = length
    self.months = months
    days = calendar.days(of: months)
  }

  /// What it is called: `2026-11`, `2026-Q4` or `2026`, as a period is typed.
  public var label: String {
    switch length {
    case .month: months.first.description
    case .quarter: "\(months.first.description.prefix(4))-Q\((months.first.monthOfYear + 2) / 3)"
    case .year: String(months.first.description.prefix(4))
    }
  }

  /// Whether the days are those of calendar months, so that the label says it all.
  public var isCalendarStretch: Bool { days == months.first.firstDay...months.last.lastDay }

  /// Whether a day lies in it.
  public func contains(_ day: CalendarDate) -> Bool { days.contains(day) }

  /// Whether it begins after a day.
  public func isFuture(today: CalendarDate) -> Bool { days.lowerBound > today }

  /// Whether it counts in averages: all of it has ended, and all of it was recorded (SEMANTICS §6).
  ///
  /// - Parameters:
  ///   - begin: the first month that the ledger has an entry in; nil in a ledger without.
  ///   - today: the day.
  /// - Returns: whether it does.
  public func isComplete(since begin: Month?, today: CalendarDate) -> Bool {
    guard let begin else { return false }
    return begin <= months.first && days.upperBound < today
  }
}
