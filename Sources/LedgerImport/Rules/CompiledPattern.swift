internal import LedgerDomain

/// A rule's pattern, ready to be looked for.
enum CompiledPattern {
  case part(ComparableText)
  case regex(RegularExpression)

  /// - Throws: ``RuleError/badPattern(_:reason:offset:)``.
  init(_ pattern: Rule.Pattern) throws(RuleError) {
    switch pattern {
    case .part(let text): self = .part(ComparableText(FoldedText(text)))
    case .regex(let text): self = .regex(try RegularExpression(text))
    }
  }

  /// Whether it is found in a text, which comes folded as well.
  func isFound(in text: String, _ folded: ComparableText) throws(RegularExpression.TooComplex) -> Bool {
    switch self {
    case .part(let part): folded.contains(part)
    case .regex(let expression): try expression.isFound(in: text)
    }
  }
}
