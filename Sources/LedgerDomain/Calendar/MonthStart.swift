/// A day on which months start, and since when: pay-day, say.
public struct MonthStart: Hashable, Sendable {
  /// The calendar month on whose first day the setting begins; a month is cut there.
  public let from: Month
  /// The day of the month, 1…31; a month that is shorter starts on its last day.
  public let day: Int

  /// Makes a setting; nil for a day outside 1…31.
  public init?(day: Int, from: Month) {
    guard (1...31).contains(day) else { return nil }
    self.day = day
    self.from = from
  }
}
