/// The day on which something falls due within its week, month or year.
public enum RecurrenceDay: Hashable, Sendable {
  /// A day of the month, 1…31; a shorter month has its last one.
  case dayOfMonth(Int)
  /// A day, 1…31, of a month, 1…12; a shorter month has its last one.
  case dayOfYear(month: Int, day: Int)
  /// A day of the week.
  case weekday(Weekday)

  /// Reads `15`, `03-15`, `monday` or `mon`; nil for any other text.
  public init?(text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    if let day = Int(text), (1...31).contains(day), text.first != "+" {
      self = .dayOfMonth(day)
    } else if parts.count == 2, let month = DigitText.number(parts[0], digits: 2),
      let day = DigitText.number(parts[1], digits: 2), (1...12).contains(month), (1...31).contains(day)
    {
      self = .dayOfYear(month: month, day: day)
    } else if let weekday = Weekday(abbreviation: text) {
      self = .weekday(weekday)
    } else {
      return nil
    }
  }
}

extension RecurrenceDay: CustomStringConvertible {
  /// The day as it is typed: `15`, `03-15` or `monday`.
  public var description: String {
    switch self {
    case .dayOfMonth(let day): "\(day)"
    case .dayOfYear(let month, let day): "\(DigitText.padded(month, to: 2))-\(DigitText.padded(day, to: 2))"
    case .weekday(let weekday): weekday.rawValue
    }
  }
}
