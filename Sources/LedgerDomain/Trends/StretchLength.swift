/// How many months the figures of a report add up at a time.
public enum StretchLength: String, CaseIterable, Sendable {
  /// Each month stands for itself.
  case month
  /// Three months, the first of which are January, April, July and October.
  case quarter
  /// January to December.
  case year

  /// The number of months.
  public var monthCount: Int {
    switch self {
    case .month: 1
    case .quarter: 3
    case .year: 12
    }
  }

  /// The stretches that hold some months: those at the ends are whole ones too.
  ///
  /// - Parameters:
  ///   - months: the months, by their labels.
  ///   - calendar: which days make which month.
  /// - Returns: the stretches in order of time, without a gap.
  public func stretches(over months: MonthRange, in calendar: MonthCalendar) -> [MonthStretch] {
    let first = Int(months.first.number) / monthCount
    let last = Int(months.last.number) / monthCount
    return (first...last).map { index in
      // Years begin and end with whole quarters, so that none reaches beyond the calendar.
      let start = Month(uncheckedNumber: Int32(index * monthCount))
      let end = Month(uncheckedNumber: Int32(index * monthCount + monthCount - 1))
      return MonthStretch(self, from: start, through: end, in: calendar)
    }
  }
}
