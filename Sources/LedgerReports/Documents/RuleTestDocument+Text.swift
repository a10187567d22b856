internal import LedgerDomain

extension RuleTestDocument {
  /// What decides in one line, and the rules whose patterns are in the text.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    page.add(Line(category.name, .strong) + Line("  " + reason, .faint))
    if let name = deciding?.payee { page.add(Line("The payee becomes \(name).")) }
    if candidates.isEmpty { return page.text }
    page.add()
    var table = TextTable([
      .init(title: "Rule", alignment: .trailing), .init(title: "Pattern", sizing: .shrinking(to: 10)),
      .init(title: "Category", sizing: .shrinking(to: 8)),
      .init(title: "Conditions", sizing: .shrinking(to: 10), isOmittedWhenEmpty: true), .init(title: "Outcome"),
    ])
    for candidate in candidates {
      let rule = candidate.rule
      table.add([
        .text(String(rule.id.rawValue)), .text(rule.pattern.text), .text(rule.category.name),
        .text(rule.conditionsText),
        .text(candidate.outcome.words, candidate.outcome == .decides ? .strong : .faint),
      ])
    }
    page.add(table)
    return page.text
  }

  private var reason: String {
    switch decision {
    case .rule: "rule \(deciding?.id.rawValue ?? 0) decides"
    case .remembered: "no rule fits; last given by hand to this payee"
    case .nothing: "no rule fits, and no category was given by hand to this payee"
    }
  }
}

extension RuleTestDocument.Candidate.Outcome {
  fileprivate var words: String {
    switch self {
    case .decides: "decides"
    case .alsoFits: "also fits"
    case .conditionsNotMet: "conditions not met"
    case .conditionsUnknown: "depends on its conditions"
    }
  }
}
