public import LedgerDomain

/// The rules in the order in which they are tried: `rule list`.
public struct RuleListDocument: ReportDocument {
  let rules: [Rule]

  /// Makes the document.
  ///
  /// - Parameter rules: the rules in their order.
  public init(_ rules: [Rule]) { self.rules = rules }

  /// `{"version":1,"rules":[{"id":…,"pattern":…,"kind":"part|regex","category":…,"minimum":…|null,"maximum":…|null,
  /// "currency":…|null,"account":…|null,"rename":…|null,"active":true}]}`.
  public var json: JSONValue { .document([("rules", .array(rules.map(JSONValue.rule)))]) }

  /// The rules, one in a row.
  public var csv: CSVTable {
    CSVTable(
      header: [
        "id", "pattern", "kind", "category", "minimum", "maximum", "currency", "account", "rename", "active",
      ],
      rows: rules.map { rule in
        [
          .number(rule.id.rawValue), .text(rule.pattern.text), .text(rule.pattern.kind), .text(rule.category.name),
          .number(rule.minimum), .number(rule.maximum), .described(rule.currency),
        ] + [
          .text(orEmpty: rule.account?.name), .text(orEmpty: rule.payee),
          .text(rule.category.isArchived ? "false" : "true"),
        ]
      })
  }
}
