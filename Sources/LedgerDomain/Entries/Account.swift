/// A place where money lies: a bank account, a card, cash.
public struct Account: Identifiable, Hashable, Sendable {
  /// The number of an account within one ledger.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The number as stored.
    public let rawValue: Int64
    /// Wraps a stored number.
    public init(rawValue: Int64) { self.rawValue = rawValue }
  }

  /// The account's number.
  public let id: ID
  /// The name, unique in its ledger regardless of case.
  public let name: String
  /// What was in it before its first entry; its currency is the account's. Negative for a debt.
  public let opening: Money
  /// Whether it takes no new entries and is left out of lists.
  public let isArchived: Bool

  /// The currency that amounts have when none is named.
  public var currency: Currency { opening.currency }

  /// Makes an account value; only the ledger's storage gives it a number that means something.
  public init(id: ID, name: String, opening: Money, isArchived: Bool) {
    self.id = id
    self.name = name
    self.opening = opening
    self.isArchived = isArchived
  }
}
