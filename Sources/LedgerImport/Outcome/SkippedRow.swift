/// A record after the header that is no movement of the account, or one that is not wanted.
public struct SkippedRow: Hashable, Sendable {
  /// Why a record is passed over.
  public enum Reason: Hashable, Sendable {
    /// The bank has only announced it.
    case pending
    /// It was declined, cancelled or reversed before money moved.
    case cancelled
    /// It states a balance.
    case balance
    /// It states a total.
    case total
    /// It is a second header.
    case header
    /// It continues the text of the row above.
    case continuation
    /// It has a date, but no amount.
    case noAmount
    /// It moves money between two pots of the same account.
    case neutral
    /// It moves securities, not money of the account.
    case investment
    /// It describes an account, a category, a security or the like.
    case listEntry
    /// It is text between or after the rows.
    case text
  }

  /// The physical line on which the record begins.
  public let line: Int
  /// Why it is passed over.
  public let reason: Reason

  /// Makes a skipped row.
  public init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }
}
