internal import LedgerDomain

extension RecurringPostDocument {
  /// One row for each due day, and the counts below.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    if outcomes.isEmpty {
      page.add(Line("Nothing is due until \(until).", .faint))
      return page.text
    }
    var table = TextTable([
      .init(title: "ID", alignment: .trailing), .init(title: "Due"), .init(title: "How"),
      .init(title: "Amount", alignment: .trailing),
      .init(title: "Category", sizing: .shrinking(to: 8)),
      .init(title: "Payee", sizing: .shrinking(to: 8), isOmittedWhenEmpty: true),
      .init(title: "Account", sizing: .shrinking(to: 7)), .init(title: "Entry", alignment: .trailing),
    ])
    for outcome in outcomes {
      let template = outcome.recurring.template
      table.add([
        .text(String(outcome.recurring.id.rawValue)), .text(outcome.dueDay.description),
        .text(outcome.how, outcome.ink), .text(outcome.amount.textWithCurrency),
        .text(template.category.name), .text(template.payee ?? ""), .text(template.account.name),
        .text(number(of: outcome).map { String($0) } ?? ""),
      ])
    }
    page.add(table)
    page.add()
    page.add(Line(counts + (isDryRun ? "; nothing is stored" : "") + ".", .faint))
    if count("held") > 0 {
      page.add(Line("Held: the category or an account is archived and takes no new entries.", .notice))
    }
    return page.text
  }

  private var counts: String {
    let counts = ["posted", "matched", "skipped", "held"].map { (word: $0, count: count($0)) }
    return counts.filter { $0.count > 0 || $0.word == "posted" }.map { "\($0.count) \($0.word)" }.joined(
      separator: ", ")
  }
}

extension RecurringOutcome {
  fileprivate var ink: Ink {
    switch kind {
    case .posted, .matched: .plain
    case .skipped: .faint
    case .held: .notice
    }
  }
}
