/// An amount to be saved by a month.
public struct SavingsGoal: Identifiable, Hashable, Sendable {
  /// The number of a goal within one ledger.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The number as stored.
    public let rawValue: Int64
    /// Wraps a stored number.
    public init(rawValue: Int64) { self.rawValue = rawValue }
  }

  /// The goal's number.
  public let id: ID
  /// The name, unique in its ledger regardless of case.
  public let name: String
  /// What is to be saved, above 0.
  public let target: Money
  /// The month by whose end it is to be saved.
  public let month: Month
  /// The account whose balance counts as saved; nil when what was set aside for the goal counts, entry by entry.
  public let account: Account.ID?
  /// The colour of its card.
  public let color: HexColor

  /// Makes a goal of its parts; only the ledger's storage gives it a number that means something.
  public init(id: ID, name: String, target: Money, month: Month, account: Account.ID?, color: HexColor) {
    self.id = id
    self.name = name
    self.target = target
    self.month = month
    self.account = account
    self.color = color
  }
}
