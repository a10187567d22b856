/// One change of a ledger: what a command did to it, as a whole.
public struct LedgerChange: Hashable, Sendable {
  /// The number of a change. Numbers grow with time and are never used again.
  public struct ID: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: Int64
    /// Takes a number.
    public init(rawValue: Int64) { self.rawValue = rawValue }
    /// The older one comes first.
    public static func < (left: ID, right: ID) -> Bool { left.rawValue < right.rawValue }
  }

  /// Why the ledger changed.
  public enum Kind: String, Sendable {
    /// A person, or a program on behalf of one, gave a command.
    case command
    /// The ledger did it by itself, as it posts recurring entries.
    case automatic
    /// An earlier change was taken back.
    case undo
    /// A change that was taken back was done again.
    case redo
  }

  /// Its number.
  public let id: ID
  /// When it was made, in UTC: `2026-11-29T08:30:00Z`.
  public let madeAt: String
  /// The command line, quoted as a shell takes it; empty when a program told none.
  public let command: String
  /// Why the ledger changed.
  public let kind: Kind
  /// The change that an undo or a redo is about.
  public let target: ID?
  /// The undo that took it back; nil as long as it holds.
  public let undoneBy: ID?
  /// Whether it changed a period that was locked.
  public let overrodeLock: Bool
  /// What became of entries.
  public let counts: ChangeCounts

  /// Describes a change.
  public init(
    id: ID, madeAt: String, command: String, kind: Kind, target: ID? = nil, undoneBy: ID? = nil,
    overrodeLock: Bool = false, counts: ChangeCounts = ChangeCounts()
  ) {
    self.id = id
    self.madeAt = madeAt
    self.command = command
    self.kind = kind
    self.target = target
    self.undoneBy = undoneBy
    self.overrodeLock = overrodeLock
    self.counts = counts
  }
}
