public import LedgerDomain

/// The rules of a ledger, ready to sort rows: the first one that fits decides.
///
/// Whether a pattern fits is found out once for each distinct text, so that the cost grows with the payees and not with
/// the rows. One thread at a time uses a set.
public final class RuleSet {
  /// How many texts are remembered before the memory begins again.
  private static let mostTexts = 100_000

  private let rules: [Rule]
  private let patterns: [CompiledPattern]
  private var fitting: [String: [Int]] = [:]
  /// How often a pattern was looked for in a text.
  private(set) var searchCount = 0

  /// Compiles rules; those whose category takes nothing new are left out.
  ///
  /// - Parameter rules: the rules in their order.
  /// - Throws: ``RuleError/badPattern(_:reason:offset:)``.
  public init(_ rules: [Rule]) throws(RuleError) {
    self.rules = rules.filter { !$0.category.isArchived }
    var patterns: [CompiledPattern] = []
    for rule in self.rules { patterns.append(try CompiledPattern(rule.pattern)) }
    self.patterns = patterns
  }

  /// What the rules make of a row or an entry.
  ///
  /// - Parameters:
  ///   - payee: who was paid, or who paid.
  ///   - note: what else is said; it is looked at where there is no payee.
  ///   - amount: the amount with its sign.
  ///   - account: the account.
  /// - Returns: what the first rule that fits says; nil when none does.
  /// - Throws: ``RuleError/tooComplex(_:)``.
  public func match(
    payee: String?, note: String?, amount: Money, account: Account.ID
  ) throws(RuleError) -> RuleMatch? {
    try matches(payee: payee, note: note, amount: amount, account: account, most: 1).first.map(RuleMatch.init)
  }

  /// All rules that fit, in their order.
  ///
  /// - Parameters:
  ///   - payee: who was paid, or who paid.
  ///   - note: what else is said; it is looked at where there is no payee.
  ///   - amount: the amount with its sign; nil for any, so that conditions on amounts hold.
  ///   - account: the account; nil for any, so that conditions on accounts hold.
  ///   - most: how many are asked for at most.
  /// - Returns: the rules; the first one decides.
  /// - Throws: ``RuleError/tooComplex(_:)``.
  public func matches(
    payee: String?, note: String?, amount: Money?, account: Account.ID?, most: Int = .max
  ) throws(RuleError) -> [Rule] {
    guard !rules.isEmpty, let text = payee ?? note else { return [] }
    var found: [Rule] = []
    for index in try fittingRules(text) where found.count < most {
      let rule = rules[index]
      if rule.holds(amount: amount, account: account) { found.append(rule) }
    }
    return found
  }

  /// The places of the rules whose pattern is found in a text.
  private func fittingRules(_ text: String) throws(RuleError) -> [Int] {
    if let known = fitting[text] { return known }
    let folded = ComparableText(FoldedText(text))
    var found: [Int] = []
    for (index, pattern) in patterns.enumerated() {
      searchCount += 1
      do throws(RegularExpression.TooComplex) {
        if try pattern.isFound(in: text, folded) { found.append(index) }
      } catch {
        throw .tooComplex(rules[index].id)
      }
    }
    if fitting.count >= RuleSet.mostTexts { fitting.removeAll(keepingCapacity: true) }
    fitting[text] = found
    return found
  }
}

extension Rule {
  /// Whether the conditions beside the pattern hold; what is not known holds.
  fileprivate func holds(amount: Money?, account: Account.ID?) -> Bool {
    if let own = self.account, let account, own.id != account { return false }
    guard let amount else { return true }
    if let minimum, minimum.currency != amount.currency || amount.minorUnits < minimum.minorUnits { return false }
    if let maximum, maximum.currency != amount.currency || amount.minorUnits > maximum.minorUnits { return false }
    return true
  }
}
