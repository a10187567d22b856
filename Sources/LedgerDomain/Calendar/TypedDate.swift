/// A date as a person types it (DESIGN §3), before today is known: `2026-11-03`, `today`, `yesterday`, `-3d`, `mon`.
public enum TypedDate: Hashable, Sendable {
  /// A date given in full.
  case date(CalendarDate)
  /// A number of days before today.
  case daysAgo(Int)
  /// The last such weekday up to and including today.
  case last(Weekday)

  /// Reads a typed date; nil for any other text and for a day that does not exist.
  public init?(text: String) {
    if let date = CalendarDate(iso: text) {
      self = .date(date)
    } else if text == "today" {
      self = .daysAgo(0)
    } else if text == "yesterday" {
      self = .daysAgo(1)
    } else if text.hasPrefix("-"), text.hasSuffix("d"), (3...7).contains(text.utf8.count),
      let days = DigitText.number(text.dropFirst().dropLast(), digits: text.utf8.count - 2)
    {
      self = .daysAgo(days)
    } else if let weekday = Weekday(abbreviation: text) {
      self = .last(weekday)
    } else {
      return nil
    }
  }

  /// The calendar date, given today; nil outside the years 1 to 9999.
  public func date(today: CalendarDate) -> CalendarDate? {
    switch self {
    case .date(let date): return date
    case .daysAgo(let days): return today.adding(days: -days)
    case .last(let weekday):
      return (0..<7).lazy.compactMap { today.adding(days: -$0) }.first { $0.weekday == weekday }
    }
  }
}
