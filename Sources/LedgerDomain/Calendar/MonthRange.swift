/// A row of months without a gap, both ends included.
public struct MonthRange: Hashable, Sendable {
  /// The first month.
  public let first: Month
  /// The last month, not before the first.
  public let last: Month

  /// Makes a range; nil when the last month comes before the first.
  public init?(first: Month, last: Month) {
    guard first <= last else { return nil }
    self.first = first
    self.last = last
  }

  /// One month alone.
  public init(_ month: Month) {
    self.first = month
    self.last = month
  }

  /// The months up to and including `last`, `count` of them, or fewer where the calendar begins.
  public init(count: Int, endingWith last: Month) {
    precondition(count > 0)
    self.first = last.adding(months: 1 - count) ?? CalendarDate.earliest.month
    self.last = last
  }

  /// The number of months.
  public var count: Int { Int(last.number - first.number) + 1 }

  /// The months in order of time.
  public var months: [Month] { (first.number...last.number).map(Month.init(uncheckedNumber:)) }

  /// Whether the month lies in the range.
  public func contains(_ month: Month) -> Bool { first <= month && month <= last }
}
