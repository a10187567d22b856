public import LedgerDomain

/// Why a rule cannot be used. Values without text: whoever shows them says them.
public enum RuleError: Error, Hashable, Sendable {
  /// The regular expression does not compile: what PCRE2 says, and after how many bytes.
  case badPattern(String, reason: String, offset: Int)
  /// Finding the rule's expression in a text took more steps than any useful one does.
  case tooComplex(Rule.ID)
}
