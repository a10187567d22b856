/// What a rule makes of entries that have the payee, the category and the currency in common.
public struct RuleChange: Hashable, Sendable {
  /// The rule that decided.
  public let rule: Rule.ID
  /// The payee that the entries have; nil for none.
  public let payee: String?
  /// The payee that they get; nil leaves it as it is.
  public let newPayee: String?
  /// The category that they have.
  public let from: Category
  /// The category that they get.
  public let to: Category
  /// How many they are.
  public let entryCount: Int
  /// What they add up to, with the sign of the account.
  public let sum: Money

  /// Describes a change.
  public init(
    rule: Rule.ID, payee: String?, newPayee: String?, from: Category, to: Category, entryCount: Int, sum: Money
  ) {
    self.rule = rule
    self.payee = payee
    self.newPayee = newPayee
    self.from = from
    self.to = to
    self.entryCount = entryCount
    self.sum = sum
  }
}
