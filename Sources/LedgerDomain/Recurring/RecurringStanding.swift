/// A recurring entry with where it stands today.
public struct RecurringStanding: Hashable, Sendable {
  /// How it stands.
  public enum Status: String, CaseIterable, Sendable {
    /// The next due day is to come.
    case active
    /// A due day that nothing was decided about is today or before.
    case due
    /// No due day is left.
    case ended
    /// Its category or an account of it is archived, so that nothing is posted.
    case archived
  }

  /// The recurring entry.
  public let entry: RecurringEntry
  /// The first due day that nothing was decided about; nil when none is left.
  public let next: CalendarDate?
  /// How many such due days are today or before.
  public let dueCount: Int

  /// Makes a standing of its parts.
  public init(_ entry: RecurringEntry, next: CalendarDate?, dueCount: Int) {
    self.entry = entry
    self.next = next
    self.dueCount = dueCount
  }

  /// How it stands.
  public var status: Status {
    if next == nil { return .ended }
    if entry.template.isArchived { return .archived }
    return dueCount > 0 ? .due : .active
  }
}
