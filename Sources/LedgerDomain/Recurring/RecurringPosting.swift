/// What became of a due day of a recurring entry. Once decided it is never decided anew, whatever happens to the entry.
public struct RecurringPosting: Hashable, Sendable {
  /// What became of it.
  public enum Outcome: Hashable, Sendable {
    /// This entry was recorded for it.
    case posted(Entry.ID)
    /// This entry was there already and is the same payment.
    case matched(Entry.ID)
    /// A person wants none.
    case skipped
  }

  /// The due day.
  public let dueDay: CalendarDate
  /// What became of it.
  public let outcome: Outcome

  /// Makes a posting.
  public init(dueDay: CalendarDate, outcome: Outcome) {
    self.dueDay = dueDay
    self.outcome = outcome
  }

  /// The entry; nil for a due day that was skipped.
  public var entry: Entry.ID? {
    switch outcome {
    case .posted(let entry), .matched(let entry): entry
    case .skipped: nil
    }
  }
}
