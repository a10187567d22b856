internal import LedgerDomain

extension RuleListDocument {
  /// One row for each rule; those of archived categories say that they sort nothing.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    if rules.isEmpty {
      page.add(Line("There are no rules; 'ledger rule add' makes one.", .faint))
      return page.text
    }
    var table = TextTable([
      .init(title: "Rule", alignment: .trailing), .init(title: "Pattern", sizing: .shrinking(to: 10)),
      .init(title: "Kind"), .init(title: "Category", sizing: .shrinking(to: 8)),
      .init(title: "Conditions", sizing: .shrinking(to: 10), isOmittedWhenEmpty: true),
      .init(title: "Payee", sizing: .shrinking(to: 8), isOmittedWhenEmpty: true),
    ])
    for rule in rules {
      table.add([
        .text(String(rule.id.rawValue)), .text(rule.pattern.text), .text(rule.pattern.kind, .faint),
        .line(Line(rule.category.name) + (rule.category.isArchived ? Line(" (archived)", .notice) : Line())),
        .text(rule.conditionsText), .text(rule.payee ?? ""),
      ])
    }
    page.add(table)
    if rules.contains(where: \.category.isArchived) {
      page.add()
      page.add(Line("Rules of archived categories sort nothing.", .faint))
    }
    return page.text
  }
}
