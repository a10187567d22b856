internal import LedgerDomain

extension JSONValue {
  /// A rule; amounts have the sign of the account, and `active` is false where its category is archived.
  static func rule(_ rule: Rule) -> JSONValue { .object(members(of: rule)) }

  /// The members of a rule, to which others may be added.
  static func members(of rule: Rule) -> [(String, JSONValue)] {
    [
      ("id", .integer(rule.id.rawValue)),
      ("pattern", .string(rule.pattern.text)),
      ("kind", .string(rule.pattern.kind)),
      ("category", .string(rule.category.name)),
      ("minimum", .described(rule.minimum)),
      ("maximum", .described(rule.maximum)),
      ("currency", .described(rule.currency)),
      ("account", .text(rule.account?.name)),
      ("rename", .text(rule.payee)),
      ("active", .bool(!rule.category.isArchived)),
    ]
  }
}

extension Rule.Pattern {
  /// The word for what the pattern is.
  var kind: String {
    switch self {
    case .part: "part"
    case .regex: "regex"
    }
  }
}
