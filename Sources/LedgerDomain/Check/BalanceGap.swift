/// Where the balances that a bank states do not join: between two files, or within one.
public struct BalanceGap: Hashable, Sendable {
  /// How the two sides lie to each other.
  public enum Kind: String, Sendable {
    /// The one ends before the other begins: what lies between is missing.
    case missing
    /// They have days in common, and do not agree about them.
    case disagreement
  }

  /// A balance that a bank states.
  public struct Side: Hashable, Sendable {
    /// The number of the import whose file states it.
    public let batch: Int64
    /// The balance.
    public let balance: Money

    /// Describes a side.
    public init(batch: Int64, balance: Money) {
      self.batch = batch
      self.balance = balance
    }
  }

  /// How the two sides lie to each other.
  public let kind: Kind
  /// The name of the account.
  public let account: String
  /// The last day of the one side and the first of the other; of a disagreement the first and last day that both have.
  public let days: ClosedRange<CalendarDate>
  /// What the rows that are missing add up to; of a disagreement, by how much more the later import
  /// states. Never 0.
  public let amount: Money
  /// The balance that the earlier file ends with; of a disagreement, that the earlier import states at the end of the days.
  public let before: Side
  /// The balance that the later file begins from; of a disagreement, that the later import states at the end of the days.
  public let after: Side

  /// Describes a gap.
  public init(
    kind: Kind, account: String, days: ClosedRange<CalendarDate>, amount: Money, before: Side, after: Side
  ) {
    self.kind = kind
    self.account = account
    self.days = days
    self.amount = amount
    self.before = before
    self.after = after
  }
}
