internal import LedgerDomain

extension RecurringDocument {
  /// The facts, and one row for each due day that something was decided about.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    let (template, schedule) = (standing.entry.template, standing.entry.schedule)
    page.title("Recurring entry \(standing.entry.id.rawValue)", standing.statusText)
    let about = template.tolerance.map { ", or within \($0.percentText) of it" } ?? ""
    let facts: [(label: String, value: String?)] = [
      ("Amount", template.amount.textWithCurrency + about), ("Category", template.category.name),
      ("Payee", template.payee), ("Account", template.account.name), ("To", template.receiver?.name),
      ("Note", template.note), ("Tags", template.tags.isEmpty ? nil : template.tags.joined(separator: " ")),
      ("Due", schedule.words), ("Next", standing.next?.description),
    ]
    page.add(facts: facts.compactMap { fact in fact.value.map { (fact.label, $0) } })
    guard !rows.isEmpty else { return page.text }
    page.add()
    var table = TextTable([
      .init(title: "Due"), .init(title: "How"), .init(title: "Entry", alignment: .trailing),
      .init(title: "Date", isOmittedWhenEmpty: true),
      .init(title: "Amount", alignment: .trailing, isOmittedWhenEmpty: true),
    ])
    for row in rows {
      table.add([
        .text(row.posting.dueDay.description),
        .text(row.how == "deleted" ? "deleted by you" : row.how, row.entry == nil ? .faint : .plain),
        .text(row.posting.entry.map { String($0.rawValue) } ?? ""), .text(row.entry?.content.date.description ?? ""),
        .text(row.entry?.content.amount.textWithCurrency ?? ""),
      ])
    }
    page.add(table)
    return page.text
  }
}
