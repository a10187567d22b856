internal import LedgerDomain

extension RecurringListDocument {
  /// One row for each recurring entry.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    if standings.isEmpty {
      page.add(Line("There are no recurring entries; 'ledger recurring add' makes one.", .faint))
      return page.text
    }
    var table = TextTable([
      .init(title: "ID", alignment: .trailing), .init(title: "Next due"), .init(title: "Amount", alignment: .trailing),
      .init(title: "Category", sizing: .shrinking(to: 8)),
      .init(title: "Payee", sizing: .shrinking(to: 8), isOmittedWhenEmpty: true),
      .init(title: "Every", sizing: .wrapping(to: 8)), .init(title: "Account", sizing: .shrinking(to: 7)),
      .init(title: "Status"),
    ])
    for standing in standings {
      let template = standing.entry.template
      let account = [template.account.name, template.receiver?.name].compactMap { $0 }
        .joined(separator: " to ")
      table.add([
        .text(String(standing.entry.id.rawValue)), .text(standing.next?.description ?? page.glyphs.noValue),
        .text(template.amountText), .text(template.category.name), .text(template.payee ?? ""),
        .text(standing.entry.schedule.recurrence.words), .text(account), .text(standing.statusText, standing.ink),
      ])
    }
    page.add(table)
    return page.text
  }
}
