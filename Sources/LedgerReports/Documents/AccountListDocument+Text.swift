internal import LedgerDomain

extension AccountListDocument {
  /// One row for each account and currency in it, one for those that are not shown, and the net worth below.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    if standings.isEmpty, archived == nil {
      page.add(Line("There are no accounts.", .faint))
      return page.text
    }
    var table = TextTable([
      .init(title: "Account", sizing: .shrinking(to: 10)), .init(title: "Currency"),
      .init(title: "Opening", alignment: .trailing), .init(title: "Balance", alignment: .trailing),
      .init(title: "Entries", alignment: .trailing),
    ])
    for standing in standings {
      let account = standing.account
      table.add([
        .line(Line(account.name) + (account.isArchived ? Line(" (archived)", .faint) : Line())),
        .text(account.currency.code), .text(account.opening.groupedText), .text(standing.balance.groupedText),
        .text(FixedPoint.grouped(String(standing.entryCount))),
      ])
      for sum in standing.foreign {
        table.add([.empty, .text(sum.currency.code), .empty, .text(sum.groupedText), .empty])
      }
    }
    if let archived {
      let name = archived.count == 1 ? "1 archived account" : "\(archived.count) archived accounts"
      for (index, sum) in archived.sums.enumerated() {
        table.add([
          index == 0 ? .text(name, .faint) : .empty, .text(sum.currency.code, .faint), .empty,
          .text(sum.groupedText, .faint), .empty,
        ])
      }
    }
    page.add(table)
    if !netWorth.isEmpty { page.section("Net worth") }
    let widest = netWorth.map { Label($0.groupedText).width }.max() ?? 0
    for sum in netWorth {
      page.add(
        Line(sum.currency.code + "  ") + Line(sum.groupedText, .strong).padded(to: widest, .trailing))
    }
    return page.text
  }
}
