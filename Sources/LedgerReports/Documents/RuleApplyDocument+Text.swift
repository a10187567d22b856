internal import LedgerDomain

extension RuleApplyDocument {
  /// One row for each change, and the counts below.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    if !changes.isEmpty {
      var table = TextTable([
        .init(title: "Payee", sizing: .shrinking(to: 10)), .init(title: "From", sizing: .shrinking(to: 8)),
        .init(title: "To", sizing: .shrinking(to: 8)),
        .init(title: "New payee", sizing: .shrinking(to: 8), isOmittedWhenEmpty: true),
        .init(title: "Rule", alignment: .trailing), .init(title: "Entries", alignment: .trailing),
        .init(title: "Sum", alignment: .trailing),
      ])
      for change in changes {
        table.add([
          .line(change.payee.map { Line($0) } ?? Line("no payee", .faint)), .text(change.from.name, .faint),
          .text(change.to.name), .text(change.newPayee ?? ""), .text(String(change.rule.rawValue)),
          .text(FixedPoint.grouped(String(change.entryCount))), .text(change.sum.textWithCurrency),
        ])
      }
      page.add(table)
      page.add()
    }
    page.add(Line(counts, .faint))
    return page.text
  }

  private var counts: String {
    func entries(_ count: Int) -> String { count == 1 ? "1 entry" : "\(FixedPoint.grouped(String(count))) entries" }
    let changed = isDryRun ? "would be sorted; nothing is stored" : "sorted"
    return "\(entries(entryCount)) of \(FixedPoint.grouped(String(examined))) \(changed)."
  }
}
