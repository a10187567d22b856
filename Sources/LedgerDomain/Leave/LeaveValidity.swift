/// How long something granted can be used, whenever it is granted: `15m`, `2y`, `03-31`.
public enum LeaveValidity: Hashable, Sendable {
  /// A number of months, the day of the grant being the first day.
  case months(Int)
  /// Up to the next such day of a year; 29 February is the 28th in common years.
  case yearDay(month: Int, day: Int)

  /// Reads a number of months or years, or the month and day of a year; nil for any other text.
  public init?(text: String) {
    if let unit = text.last, unit == "m" || unit == "y", (2...5).contains(text.utf8.count),
      let number = DigitText.number(text.dropLast(), digits: text.utf8.count - 1)
    {
      let months = unit == "y" ? number * 12 : number
      guard (1...1200).contains(months) else { return nil }
      self = .months(months)
      return
    }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    // 2000 is a leap year, so that 29 February is a day.
    guard parts.count == 2, let month = DigitText.number(parts[0], digits: 2),
      let day = DigitText.number(parts[1], digits: 2), CalendarDate(year: 2000, month: month, day: day) != nil
    else { return nil }
    self = .yearDay(month: month, day: day)
  }

  /// The last day on which something can be used.
  ///
  /// - Parameter day: the day on which it is granted.
  /// - Returns: the last day; nil when that lies after the year 9999.
  public func lastDay(from day: CalendarDate) -> CalendarDate? {
    switch self {
    case .months(let months): return day.adding(months: months)?.adding(days: -1)
    case .yearDay(let month, let dayOfMonth):
      let years = [day.components.year, day.components.year + 1]
      return years.lazy.compactMap { year in
        CalendarDate(year: year, month: month, day: min(dayOfMonth, CalendarDate.days(inMonth: month, of: year)))
      }.first { $0 >= day }
    }
  }
}

extension LeaveValidity: CustomStringConvertible {
  /// The text that stands for it, as typed and stored.
  public var description: String {
    switch self {
    case .months(let months): "\(months)m"
    case .yearDay(let month, let day): "\(DigitText.padded(month, to: 2))-\(DigitText.padded(day, to: 2))"
    }
  }
}
