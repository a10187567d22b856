/// Tells which days make a month, when months start on pay-day rather than on the 1st (SEMANTICS §6).
///
/// The label of a month is the calendar month whose 15th it holds. Each day lies in one month, and each label stands for
/// one: where the start day changes, a month is cut on the first day of the calendar month from which the change is
/// effective, and a stub without a 15th joins the month before it.
public struct MonthCalendar: Hashable, Sendable {
  /// The changes of the start day, oldest first; before the first one, months start on the 1st.
  public let starts: [MonthStart]

  /// The calendar of changes, in any order; of two from the same month the last one counts.
  public init(_ starts: [MonthStart] = []) {
    var byMonth: [Month: MonthStart] = [:]
    for start in starts { byMonth[start.from] = start }
    self.starts = byMonth.values.sorted { $0.from < $1.from }
  }

  /// Whether all months are those of the calendar.
  public var isPlain: Bool { starts.allSatisfy { $0.day == 1 } }

  /// The day on which months start by the setting effective in a calendar month, 1…31.
  public func startDay(in month: Month) -> Int { starts.last { $0.from <= month }?.day ?? 1 }

  /// The first day of a month.
  public func firstDay(of month: Month) -> CalendarDate {
    let day = startDay(in: month)
    // The last boundary up to the 15th: this month's; else where the setting begins; else the one of the month before.
    if day <= 15 { return MonthCalendar.date(day, month) }
    if starts.contains(where: { $0.from == month }) { return month.firstDay }
    return month.adding(months: -1).map { MonthCalendar.date(day, $0) } ?? .earliest
  }

  /// The last day of a month.
  public func lastDay(of month: Month) -> CalendarDate {
    month.adding(months: 1).flatMap { firstDay(of: $0).adding(days: -1) } ?? .latest
  }

  /// The first and the last day of a month.
  public func days(of month: Month) -> ClosedRange<CalendarDate> { firstDay(of: month)...lastDay(of: month) }

  /// The first and the last day of months.
  public func days(of months: MonthRange) -> ClosedRange<CalendarDate> {
    firstDay(of: months.first)...lastDay(of: months.last)
  }

  /// A month with its first and last day.
  public func span(of month: Month) -> MonthSpan { MonthSpan(month, days: days(of: month)) }

  /// The month that holds a day.
  public func month(of date: CalendarDate) -> Month {
    let month = date.month
    if starts.isEmpty { return month }
    if date < firstDay(of: month) { return month.adding(months: -1) ?? month }
    if date > lastDay(of: month) { return month.adding(months: 1) ?? month }
    return month
  }

  /// The date in a month; its last day where the month is shorter.
  private static func date(_ day: Int, _ month: Month) -> CalendarDate {
    CalendarDate(year: month.year, month: month.monthOfYear, day: day) ?? month.lastDay
  }
}
