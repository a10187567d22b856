/// Gathers what rules make of entries, so that a million of them take the room of their payees.
public struct RuleChanges: Sendable {
  private struct Key: Hashable {
    let match: RuleMatch
    let payee: String?
    let from: Category
    let currency: Currency
  }

  private var sums: [Key: (count: Int, sum: Money)] = [:]

  /// How many entries change.
  public private(set) var entryCount = 0

  /// No change yet.
  public init() {}

  /// Whether a match changes anything about an entry that is sorted into one category.
  ///
  /// - Parameters:
  ///   - match: what a rule makes of it.
  ///   - payee: the payee that it has.
  ///   - category: the category that it has.
  /// - Returns: whether category or payee become others.
  public static func changes(_ match: RuleMatch, payee: String?, category: Category) -> Bool {
    match.category.id != category.id || match.payee.map { $0 != payee } ?? false
  }

  /// Takes in an entry that changes.
  ///
  /// - Parameters:
  ///   - match: what a rule makes of it.
  ///   - payee: the payee that it has.
  ///   - category: the category that it has.
  ///   - amount: its amount.
  /// - Throws: ``MoneyError/outOfRange`` when a sum does not fit.
  public mutating func add(
    _ match: RuleMatch, payee: String?, category: Category, amount: Money
  ) throws(MoneyError) {
    let key = Key(match: match, payee: payee, from: category, currency: amount.currency)
    let old = sums[key] ?? (0, .zero(amount.currency))
    sums[key] = (old.count + 1, try old.sum.adding(amount))
    entryCount += 1
  }

  /// The changes, those of many entries first; then by payee, rule and currency.
  public var all: [RuleChange] {
    sums.map { key, value in
      RuleChange(
        rule: key.match.rule, payee: key.payee, newPayee: key.match.payee == key.payee ? nil : key.match.payee,
        from: key.from, to: key.match.category, entryCount: value.count, sum: value.sum)
    }.sorted { left, right in
      if left.entryCount != right.entryCount { return left.entryCount > right.entryCount }
      return (left.payee ?? "", left.rule.rawValue, left.from.id.rawValue, left.sum.currency.code)
        < (right.payee ?? "", right.rule.rawValue, right.from.id.rawValue, right.sum.currency.code)
    }
  }
}
