/// One due day that a run of posting came to, with what became of it.
public struct RecurringOutcome: Hashable, Sendable {
  /// What became of it.
  public enum Kind: Hashable, Sendable {
    /// An entry was recorded.
    case posted(Entry)
    /// An entry that was there already is the same payment.
    case matched(Entry)
    /// A person had skipped it.
    case skipped
    /// Nothing: its category or an account of it is archived.
    case held
  }

  /// The recurring entry.
  public let recurring: RecurringEntry
  /// The due day.
  public let dueDay: CalendarDate
  /// What became of it.
  public let kind: Kind

  /// Makes an outcome.
  public init(_ recurring: RecurringEntry, dueDay: CalendarDate, _ kind: Kind) {
    self.recurring = recurring
    self.dueDay = dueDay
    self.kind = kind
  }
}
