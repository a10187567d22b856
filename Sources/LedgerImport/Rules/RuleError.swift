public import LedgerDomain

/// Why rules cannot sort rows: values without text, apart from what PCRE2 itself says about a pattern.
public enum RuleError: Error, Equatable, Sendable {
  /// The rule's pattern is no regular expression; the message is PCRE2's own, the offset counts the characters in front of
  /// the place where it stopped.
  case badPattern(Rule.ID, message: String, offset: Int)
  /// Finding out whether the rule's pattern is in some text takes more steps than a row may cost.
  case tooComplex(Rule.ID)
}
