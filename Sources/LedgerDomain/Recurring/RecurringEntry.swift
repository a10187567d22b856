/// An entry that comes again and again: rent, pay, a subscription.
public struct RecurringEntry: Identifiable, Hashable, Sendable {
  /// The number of a recurring entry within one ledger; it is never used again.
  public struct ID: RawRepresentable, Hashable, Sendable, Comparable {
    /// The number as stored and as people type it.
    public let rawValue: Int64
    /// Wraps a stored number.
    public init(rawValue: Int64) { self.rawValue = rawValue }
    /// Orders by age.
    public static func < (left: ID, right: ID) -> Bool { left.rawValue < right.rawValue }
  }

  /// Its number.
  public let id: ID
  /// What is recorded each time.
  public let template: RecurringTemplate
  /// When.
  public let schedule: RecurrenceSchedule

  /// Makes a value; only the ledger's storage gives it a number that means something.
  public init(id: ID, template: RecurringTemplate, schedule: RecurrenceSchedule) {
    self.id = id
    self.template = template
    self.schedule = schedule
  }
}
