/// A stretch of time as a person names it on the command line (DESIGN §3), before today is known.
public enum Period: Hashable, Sendable {
  /// Months given by name: `2026-11`, `2026`, `2026-Q3`, `2026-01..2026-06`.
  case months(MonthRange)
  /// Everything from a month on: `2026-03..`.
  case monthsFrom(Month)
  /// Everything up to a month, that month included: `..2026-03`.
  case monthsUntil(Month)
  /// Days, both included: `2026-11-03`, `2026-11-01..2026-11-15`.
  case days(ClosedRange<CalendarDate>)
  /// The month that holds today.
  case thisMonth
  /// The month before the one that holds today.
  case lastMonth
  /// January to December of the year that holds today.
  case thisYear
  /// The twelve months that end with the one that holds today.
  case last12Months

  /// The first and last day that belong to the period; nil at an end that is open.
  public func days(today: CalendarDate, in calendar: MonthCalendar) -> (first: CalendarDate?, last: CalendarDate?) {
    switch self {
    case .days(let range): return (range.lowerBound, range.upperBound)
    case .monthsFrom(let month): return (calendar.firstDay(of: month), nil)
    case .monthsUntil(let month): return (nil, calendar.lastDay(of: month))
    default:
      guard let months = months(today: today, in: calendar) else { return (nil, nil) }
      return (calendar.firstDay(of: months.first), calendar.lastDay(of: months.last))
    }
  }

  /// The months of the period; nil when it is not made of whole months or has no beginning. A period without an end
  /// goes up to the month that holds today.
  public func months(today: CalendarDate, in calendar: MonthCalendar) -> MonthRange? {
    let current = calendar.month(of: today)
    return switch self {
    case .months(let range): range
    case .monthsFrom(let month): MonthRange(first: month, last: max(month, current))
    case .monthsUntil, .days: nil
    case .thisMonth: MonthRange(current)
    case .lastMonth: current.adding(months: -1).map(MonthRange.init)
    case .thisYear:
      Month(year: current.year, month: 1).flatMap { january in
        january.adding(months: 11).flatMap { MonthRange(first: january, last: $0) }
      }
    case .last12Months: MonthRange(count: 12, endingWith: current)
    }
  }
}
