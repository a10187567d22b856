/// A change that was taken back, or done again.
public struct UndoneChange: Hashable, Sendable {
  /// The change.
  public let change: LedgerChange
  /// What became of entries just now.
  public let counts: ChangeCounts

  /// Puts the two together.
  public init(change: LedgerChange, counts: ChangeCounts) {
    self.change = change
    self.counts = counts
  }
}
