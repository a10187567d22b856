/// What a rule makes of a row or an entry.
public struct RuleMatch: Hashable, Sendable {
  /// The rule that decided.
  public let rule: Rule.ID
  /// The category that the row gets.
  public let category: Category
  /// The name that the payee gets; nil leaves it as it is.
  public let payee: String?

  /// What a rule says.
  public init(_ rule: Rule) {
    self.rule = rule.id
    category = rule.category
    payee = rule.payee
  }
}
