extension Period {
  /// The periods that have a name of their own.
  public static let named: [(name: String, period: Period)] = [
    ("this-month", .thisMonth), ("last-month", .lastMonth), ("this-year", .thisYear),
    ("last-12-months", .last12Months),
  ]

  /// Reads a period such as `2026-11`, `2026`, `2026-Q3`, `2026-01..2026-06`, `2026-03..`, `2026-11-03` or
  /// `last-month`; nil for any other text.
  public init?(text: String) {
    if let named = Period.named.first(where: { $0.name == text }) {
      self = named.period
      return
    }
    guard let separator = text.firstRange(of: "..") else {
      guard let span = Span(text) else { return nil }
      self = span.period
      return
    }
    let from = text[..<separator.lowerBound]
    let to = text[separator.upperBound...]
    switch (Span(from), Span(to)) {
    case (.months(let first)?, .months(let last)?):
      guard let range = MonthRange(first: first.first, last: last.last) else { return nil }
      self = .months(range)
    case (.days(let first)?, .days(let last)?):
      guard first.lowerBound <= last.upperBound else { return nil }
      self = .days(first.lowerBound...last.upperBound)
    case (.months(let first)?, nil) where to.isEmpty: self = .monthsFrom(first.first)
    case (.days(let first)?, nil) where to.isEmpty: self = .days(first.lowerBound...CalendarDate.latest)
    case (nil, .months(let last)?) where from.isEmpty: self = .monthsUntil(last.last)
    case (nil, .days(let last)?) where from.isEmpty: self = .days(CalendarDate.earliest...last.upperBound)
    default: return nil
    }
  }

  /// One end of a period, or a period without `..`.
  private enum Span {
    case months(MonthRange)
    case days(ClosedRange<CalendarDate>)

    var period: Period {
      switch self {
      case .months(let range): .months(range)
      case .days(let range): .days(range)
      }
    }

    init?(_ text: some StringProtocol) {
      if let date = CalendarDate(iso: text) {
        self = .days(date...date)
      } else if let month = Month(iso: text) {
        self = .months(MonthRange(month))
      } else if let year = DigitText.number(text, digits: 4),
        let range = Span.months(of: year, from: 1, count: 12)
      {
        self = .months(range)
      } else {
        let parts = text.split(separator: "-Q", omittingEmptySubsequences: false)
        guard parts.count == 2, let year = DigitText.number(parts[0], digits: 4),
          let quarter = DigitText.number(parts[1], digits: 1), (1...4).contains(quarter),
          let range = Span.months(of: year, from: quarter * 3 - 2, count: 3)
        else { return nil }
        self = .months(range)
      }
    }

    private static func months(of year: Int, from month: Int, count: Int) -> MonthRange? {
      guard let first = Month(year: year, month: month), let last = first.adding(months: count - 1) else {
        return nil
      }
      return MonthRange(first: first, last: last)
    }
  }
}
