/// One movement of money in one account.
public struct Entry: Identifiable, Hashable, Sendable {
  /// The number of an entry within one ledger; it is never used again.
  public struct ID: RawRepresentable, Hashable, Sendable, Comparable {
    /// The number as stored and as people type it.
    public let rawValue: Int64
    /// Wraps a stored number.
    public init(rawValue: Int64) { self.rawValue = rawValue }
    /// Orders by age: the entry stored first comes first.
    public static func < (left: ID, right: ID) -> Bool { left.rawValue < right.rawValue }
  }

  /// The entry's number.
  public let id: ID
  /// What was recorded.
  public let content: EntryContent
  /// The number of the import that brought it; nil when it was typed.
  public let importBatch: Int64?
  /// The other leg when this is one half of a transfer between own accounts.
  public let transferPeer: ID?

  /// Makes an entry value; only the ledger's storage gives it a number that means something.
  public init(id: ID, content: EntryContent, importBatch: Int64?, transferPeer: ID?) {
    self.id = id
    self.content = content
    self.importBatch = importBatch
    self.transferPeer = transferPeer
  }
}
