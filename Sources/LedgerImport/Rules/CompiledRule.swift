internal import LedgerDomain

/// A rule ready to be compared with texts.
struct CompiledRule {
  private enum Pattern {
    case part(RuleText)
    case regex(RegularExpression)
  }

  let rule: Rule
  private let pattern: Pattern

  init(_ rule: Rule) throws(RuleError) {
    self.rule = rule
    switch rule.pattern {
    case .part(let text): pattern = .part(RuleText(text))
    case .regex(let text): pattern = .regex(try CompiledRule.expression(text, of: rule.id))
    }
  }

  /// Whether the pattern is in a text.
  func isFound(in text: RuleText) throws(RegularExpression.TooComplex) -> Bool {
    switch pattern {
    case .part(let part): text.contains(part)
    case .regex(let expression): try expression.isFound(in: text.composed)
    }
  }

  private static func expression(_ text: String, of id: Rule.ID) throws(RuleError) -> RegularExpression {
    let composed = ComposedText.of(text)
    do {
      return try RegularExpression(composed)
    } catch {
      let inFront = String(decoding: composed.utf8.prefix(error.offset), as: UTF8.self)
      throw .badPattern(id, message: error.message, offset: inFront.count)
    }
  }
}
