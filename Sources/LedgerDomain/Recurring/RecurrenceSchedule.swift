/// The days on which something falls due: a recurrence from a first day on, until a day or so many times.
public struct RecurrenceSchedule: Hashable, Sendable {
  /// When it ends.
  public enum End: Hashable, Sendable {
    /// It does not.
    case never
    /// No due day lies after this one. It may lie before the first one: there is none then.
    case until(CalendarDate)
    /// There are so many due days, 1 or more.
    case count(Int)
  }

  /// How often, and on which day.
  public let recurrence: Recurrence
  /// No due day lies before this one.
  public let first: CalendarDate
  /// When it ends.
  public var end: End

  /// Makes a schedule of its parts.
  public init(_ recurrence: Recurrence, from first: CalendarDate, end: End = .never) {
    self.recurrence = recurrence
    self.first = first
    self.end = end
  }

  /// The due days of a stretch of time, in order, worked out one by one as they are asked for.
  ///
  /// - Parameter days: the first and the last day that count.
  /// - Returns: the due days.
  public func dueDays(in days: ClosedRange<CalendarDate>) -> DueDays { DueDays(self, in: days) }

  /// Whether something falls due on a day.
  public func isDue(on day: CalendarDate) -> Bool { dueDays(in: day...day).first { _ in true } != nil }

  /// The first due day that is not before a day; nil where there is none.
  public func nextDueDay(from day: CalendarDate) -> CalendarDate? { dueDays(in: day...(.latest)).first { _ in true } }

  /// How many due days lie before a day.
  public func count(before day: CalendarDate) -> Int {
    guard let last = day.adding(days: -1) else { return 0 }
    return dueDays(in: .earliest...last).reduce(0) { count, _ in count + 1 }
  }

  /// The schedule, begun in the stretch behind the last of some days that were decided by another one, so that what came already does
  /// not come once more on another day of the same week, month or year.
  ///
  /// - Parameters:
  ///   - decided: the days that something was posted, matched or skipped for.
  ///   - old: the schedule that they are due days of.
  /// - Returns: the schedule; itself where no such day lies in it.
  public func beginning(behind decided: Set<CalendarDate>, _ old: RecurrenceSchedule) -> RecurrenceSchedule {
    guard let last = decided.max(), first <= last else { return self }
    let begin: CalendarDate? =
      switch old.recurrence {
      case .weeks(let count, _): last.adding(days: 7 * count - (Weekday.allCases.firstIndex(of: last.weekday) ?? 0))
      case .months(let count, _): last.month.adding(months: count)?.firstDay
      case .years(let count, _, _):
        Month(year: last.components.year, month: 1)?.adding(months: 12 * count)?.firstDay
      }
    guard let begin else { return RecurrenceSchedule(recurrence, from: first, end: .until(last)) }
    var end = end
    if case .count(let count) = end {
      // Those that were decided count; a schedule without any left has ended.
      let left = count - decided.count
      end = left > 0 ? .count(left) : .until(last)
    }
    return RecurrenceSchedule(recurrence, from: max(first, begin), end: end)
  }

  /// The due day at a place, counted from 0; nil behind the end.
  func dueDay(at index: Int) -> CalendarDate? {
    if case .count(let count) = end, index >= count { return nil }
    guard let day = wishedDay(at: index) else { return nil }
    if case .until(let last) = end, day > last { return nil }
    return day
  }

  /// The place of the first due day that is not before a day.
  func index(from day: CalendarDate) -> Int {
    guard day > first else { return 0 }
    // Whole steps that surely lie before; the rest is a step or two.
    var index =
      switch recurrence {
      case .weeks(let count, _): day.days(since: first) / (7 * count) - 1
      case .months(let count, _): Int(day.month.number - first.month.number) / count - 2
      case .years(let count, _, _): Int(day.month.number - first.month.number) / (12 * count) - 2
      }
    index = max(0, index)
    while let due = wishedDay(at: index), due < day { index += 1 }
    return index
  }

  /// The day at a place, whether or not the schedule has ended by then.
  private func wishedDay(at index: Int) -> CalendarDate? {
    switch recurrence {
    case .weeks(let count, let weekday):
      let days = (0..<7).first { first.adding(days: $0)?.weekday == weekday }
      return days.flatMap { first.adding(days: $0 + 7 * count * index) }
    case .months(let count, let day):
      let delay = RecurrenceSchedule.date(day, in: first.month) < first ? 1 : 0
      return first.month.adding(months: delay + count * index).map { RecurrenceSchedule.date(day, in: $0) }
    case .years(let count, let month, let day):
      guard let own = Month(year: first.components.year, month: month) else { return nil }
      let delay = RecurrenceSchedule.date(day, in: own) < first ? 12 : 0
      return own.adding(months: delay + 12 * count * index).map { RecurrenceSchedule.date(day, in: $0) }
    }
  }

  /// The day in a month; its last one where the month is shorter.
  private static func date(_ day: Int, in month: Month) -> CalendarDate {
    CalendarDate(year: month.year, month: month.monthOfYear, day: day) ?? month.lastDay
  }
}
