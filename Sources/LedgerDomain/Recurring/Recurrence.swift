/// How often something falls due, and on which day.
///
/// A wished day that a month does not have is the last one of that month. It is always reckoned from the wished day, never from
/// the day before: the 31st gives 28 Feb and then 31 Mar (SEMANTICS §6).
public enum Recurrence: Hashable, Sendable {
  /// Every so many weeks, 1 or more, on a weekday.
  case weeks(Int, on: Weekday)
  /// Every so many months, 1 or more, on a day of the month, 1…31.
  case months(Int, on: Int)
  /// Every so many years, 1 or more, on a day, 1…31, of a month, 1…12.
  case years(Int, month: Int, on: Int)

  /// Makes a recurrence whose day is the one of a date, unless another one is wished; nil where the day is none of such an interval,
  /// as a weekday in months. In years a day of the month is one of the date's month.
  ///
  /// - Parameters:
  ///   - interval: how often.
  ///   - day: the wished day; nil is that of the date.
  ///   - first: the date.
  public init?(_ interval: RecurrenceInterval, on day: RecurrenceDay?, from first: CalendarDate) {
    switch (interval.unit, day) {
    case (.week, nil): self = .weeks(interval.count, on: first.weekday)
    case (.week, .weekday(let weekday)?): self = .weeks(interval.count, on: weekday)
    case (.month, nil): self = .months(interval.count, on: first.components.day)
    case (.month, .dayOfMonth(let day)?): self = .months(interval.count, on: day)
    case (.year, nil): self = .years(interval.count, month: first.components.month, on: first.components.day)
    case (.year, .dayOfMonth(let day)?): self = .years(interval.count, month: first.components.month, on: day)
    case (.year, .dayOfYear(let month, let day)?): self = .years(interval.count, month: month, on: day)
    case (.week, .dayOfMonth?), (.week, .dayOfYear?), (.month, .weekday?), (.month, .dayOfYear?), (.year, .weekday?):
      return nil
    }
  }

  /// How often, without the day.
  public var interval: RecurrenceInterval {
    let (unit, count): (RecurrenceInterval.Unit, Int) =
      switch self {
      case .weeks(let count, _): (.week, count)
      case .months(let count, _): (.month, count)
      case .years(let count, _, _): (.year, count)
      }
    guard let interval = RecurrenceInterval(count, unit) else {
      preconditionFailure("a recurrence has a valid interval")
    }
    return interval
  }

  /// The wished day.
  public var day: RecurrenceDay {
    switch self {
    case .weeks(_, let weekday): .weekday(weekday)
    case .months(_, let day): .dayOfMonth(day)
    case .years(_, let month, let day): .dayOfYear(month: month, day: day)
    }
  }
}
