/// A payee with entries that nobody and nothing has sorted yet.
public struct UncategorizedPayee: Hashable, Sendable {
  /// The payee in its newest spelling; nil for entries without one.
  public let name: String?
  /// How many entries of it are uncategorized.
  public let entryCount: Int
  /// What they add up to, with the sign of the account.
  public let sum: Money
  /// The first and the last day of them.
  public let days: ClosedRange<CalendarDate>

  /// Describes a payee.
  public init(name: String?, entryCount: Int, sum: Money, days: ClosedRange<CalendarDate>) {
    self.name = name
    self.entryCount = entryCount
    self.sum = sum
    self.days = days
  }
}
