public import LedgerDomain

/// The rules of a ledger, ready to sort rows: the first one in order that fits decides.
///
/// A pattern is compared once with each distinct text, so that a million rows of a thousand payees cost what a thousand rows
/// do; amounts and accounts are compared row by row.
public final class RuleSet {
  /// What comparing a text with a rule gave, apart from that it does not fit.
  private struct Finding {
    let index: Int
    let isTooComplex: Bool
  }

  private static let remembered = 100_000

  private let rules: [CompiledRule]
  private let limit: Int
  private var findings: [String: [Finding]] = [:]
  /// How often a pattern was compared with a text.
  private(set) var comparisons = 0

  /// Whether there is no rule that could sort anything.
  public var isEmpty: Bool { rules.isEmpty }

  /// Compiles rules. Those of archived categories sort nothing and are left out.
  ///
  /// - Parameter rules: the rules in their order.
  /// - Throws: ``RuleError/badPattern(_:message:offset:)``.
  public convenience init(_ rules: [Rule]) throws(RuleError) { try self.init(rules, remembering: RuleSet.remembered) }

  /// Compiles rules that keep what they found out about a number of distinct texts.
  init(_ rules: [Rule], remembering limit: Int) throws(RuleError) {
    var compiled: [CompiledRule] = []
    for rule in rules where !rule.category.isArchived { compiled.append(try CompiledRule(rule)) }
    self.rules = compiled
    self.limit = limit
  }

  /// What the first rule that fits makes of a row.
  ///
  /// - Parameters:
  ///   - payee: who was paid, or who paid.
  ///   - note: what else is said; it is looked at where there is no payee.
  ///   - amount: the amount with its sign as on a statement.
  ///   - account: the account that the row changes.
  /// - Returns: what the rule makes of it; nil when none fits.
  /// - Throws: ``RuleError/tooComplex(_:)`` for a rule that would have to be known to decide.
  public func match(payee: String?, note: String?, amount: Money, account: Account.ID) throws(RuleError) -> RuleMatch? {
    guard !isEmpty, let text = RuleSet.text(payee: payee, note: note) else { return nil }
    for finding in found(in: text) {
      let rule = rules[finding.index].rule
      guard rule.standing(amount: amount, account: account) == .met else { continue }
      if finding.isTooComplex { throw .tooComplex(rule.id) }
      return RuleMatch(rule)
    }
    return nil
  }

  /// The rules whose patterns are in a text, whatever their conditions, in their order.
  ///
  /// - Parameter text: a payee, or a note where there is none.
  /// - Returns: the rules.
  /// - Throws: ``RuleError/tooComplex(_:)``.
  public func rules(fitting text: String) throws(RuleError) -> [Rule] {
    var fitting: [Rule] = []
    for finding in found(in: text) {
      let rule = rules[finding.index].rule
      if finding.isTooComplex { throw .tooComplex(rule.id) }
      fitting.append(rule)
    }
    return fitting
  }

  private static func text(payee: String?, note: String?) -> String? {
    if let payee, !payee.isEmpty { return payee }
    return note
  }

  private func found(in text: String) -> [Finding] {
    if rules.isEmpty { return [] }
    if let known = findings[text] { return known }
    let prepared = RuleText(text)
    comparisons += rules.count
    let new = rules.indices.compactMap { index in
      do throws(RegularExpression.TooComplex) {
        return try rules[index].isFound(in: prepared) ? Finding(index: index, isTooComplex: false) : nil
      } catch {
        return Finding(index: index, isTooComplex: true)
      }
    }
    // What is no longer remembered is found out again.
    if findings.count >= limit { findings.removeAll(keepingCapacity: true) }
    findings[text] = new
    return new
  }
}
