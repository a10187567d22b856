internal import LedgerDomain

extension BudgetDocument {
  /// The figures of all categories together, and those with a budget as a table with bars.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    page.title("Budget of \(page.name(report.months))", page.range(report.days))
    page.add(Figures(report.position, income: report.income, page.glyphs).lines(page.width))
    page.add(barOf: report.position, colors: .neutral)
    page.add()
    if report.breakdown.shares.isEmpty {
      page.add(Line("No category has a budget.", .faint))
    } else {
      page.add(table(page.glyphs))
    }
    page.add(unconverted: report.unconverted)
    return page.text
  }

  private func table(_ glyphs: Glyphs) -> TextTable {
    let hasCarried = report.breakdown.shares.contains { !$0.position.carried.isZero }
    var table = TextTable(
      [
        .init(title: "Category", sizing: .shrinking(to: 10)), .init(title: "Budget", alignment: .trailing),
      ] + (hasCarried ? [.init(title: "Carried", alignment: .trailing)] : []) + [
        .init(title: "Consumed", alignment: .trailing), .init(title: "Remaining", alignment: .trailing),
        .init(title: "Used", alignment: .trailing), .init(title: "", sizing: .filling(6...60)),
        .init(title: "Status"),
      ])
    for share in report.breakdown.shares {
      let position = share.position
      let isOver = position.status == .over
      table.add(
        [.text(share.category.name), .text(position.budget?.groupedText ?? glyphs.noValue)]
          + (hasCarried ? [.text(position.carried.groupedText)] : [])
          + [
            .text(position.consumed.groupedText),
            .text(position.remaining?.groupedText ?? glyphs.noValue, isOver ? .alarm : .plain),
            .text(glyphs.percent(position.percentConsumed)),
            .drawn { Bar(position, colors: share.category.colors)?.line($0, glyphs) ?? Line() },
            .text(position.status.words, position.status.ink),
          ])
    }
    return table
  }
}
