/// The due days of a schedule in a stretch of time, in order. Each is worked out when it is asked for.
public struct DueDays: Sequence, IteratorProtocol, Sendable {
  private let schedule: RecurrenceSchedule
  private let last: CalendarDate
  private var index: Int

  init(_ schedule: RecurrenceSchedule, in days: ClosedRange<CalendarDate>) {
    self.schedule = schedule
    last = days.upperBound
    index = schedule.index(from: days.lowerBound)
  }

  /// The next due day.
  public mutating func next() -> CalendarDate? {
    guard let day = schedule.dueDay(at: index), day <= last else { return nil }
    index += 1
    return day
  }
}
