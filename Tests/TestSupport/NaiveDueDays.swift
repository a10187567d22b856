public import LedgerDomain

/// The due days of a schedule by walking from day to day, for comparison with those that are reckoned.
public enum NaiveDueDays {
  /// All due days up to a day.
  public static func walk(_ schedule: RecurrenceSchedule, through last: CalendarDate) -> [CalendarDate] {
    var due: [CalendarDate] = []
    var units = 0
    var day = schedule.first
    while day <= last {
      if isWished(day, schedule) {
        // The first one begins the count; from it on only each so manieth one is due.
        if units.isMultiple(of: schedule.recurrence.interval.count) { due.append(day) }
        units += 1
      }
      day = day.adding(days: 1)!
    }
    switch schedule.end {
    case .never: return due
    case .until(let end): return due.filter { $0 <= end }
    case .count(let count): return Array(due.prefix(count))
    }
  }

  private static func isWished(_ day: CalendarDate, _ schedule: RecurrenceSchedule) -> Bool {
    let (year, month, ofMonth) = day.components
    switch schedule.recurrence {
    case .weeks(_, let weekday): return day.weekday == weekday
    case .months(_, let wished): return ofMonth == min(wished, CalendarDate.days(inMonth: month, of: year))
    case .years(_, let wishedMonth, let wished):
      return month == wishedMonth && ofMonth == min(wished, CalendarDate.days(inMonth: month, of: year))
    }
  }
}
