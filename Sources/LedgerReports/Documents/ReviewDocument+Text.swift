internal import LedgerDomain

extension ReviewDocument {
  /// One row for each payee and currency, and how many entries there are below.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    if rows.isEmpty, entryCount == 0 {
      page.add(Line("Every entry has a category.", .faint))
      return page.text
    }
    var table = TextTable([
      .init(title: "Payee", sizing: .shrinking(to: 10)), .init(title: "Entries", alignment: .trailing),
      .init(title: "Sum", alignment: .trailing), .init(title: "From"), .init(title: "To"),
      .init(title: "Proposal", sizing: .shrinking(to: 8), isOmittedWhenEmpty: true),
    ])
    for row in rows {
      table.add([
        .line(row.payee.name.map { Line($0) } ?? Line("no payee", .faint)),
        .text(FixedPoint.grouped(String(row.payee.entryCount))), .text(row.payee.sum.textWithCurrency),
        .text("\(row.payee.days.lowerBound)", .faint), .text("\(row.payee.days.upperBound)", .faint),
        .text(row.proposals.first?.category.name ?? ""),
      ])
    }
    page.add(table)
    page.add()
    let entries = entryCount == 1 ? "1 entry is" : "\(FixedPoint.grouped(String(entryCount))) entries are"
    page.add(Line("\(entries) uncategorized.", .faint))
    return page.text
  }
}
