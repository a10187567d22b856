/// How many entries a change added, changed and removed; each entry counts once.
public struct ChangeCounts: Hashable, Sendable {
  /// Entries that were not there before.
  public var added: Int
  /// Entries that were there before and after, and differ.
  public var changed: Int
  /// Entries that are gone.
  public var removed: Int

  /// How many entries there are in all.
  public var total: Int { added + changed + removed }

  /// Counts entries.
  public init(added: Int = 0, changed: Int = 0, removed: Int = 0) {
    self.added = added
    self.changed = changed
    self.removed = removed
  }
}
