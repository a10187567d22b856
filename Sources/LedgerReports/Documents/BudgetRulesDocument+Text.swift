internal import LedgerDomain

extension BudgetRulesDocument {
  /// One row for each rule, with what is in effect in the month beside the first of a category.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    page.title("Budgets", "\(month.name) \(month.year)" + (span.isCalendarMonth ? "" : ", " + page.range(span.days)))
    if schedules.isEmpty {
      page.add(Line("There are no budgets.", .faint))
      return page.text
    }
    var table = TextTable([
      .init(title: "Category", sizing: .shrinking(to: 10)),
      .init(title: "In \(month)", alignment: .trailing), .init(title: "Rule"),
      .init(title: "Amount", alignment: .trailing),
    ])
    for (category, schedule, rollOver) in schedules {
      let effective = schedule.budget(in: month)?.textWithCurrency ?? "none"
      let name = category.map { Line($0.name) } ?? Line(Ring.wholeMonthName, .strong)
      if schedule.rules.isEmpty { table.add([.line(name), .text(effective, .strong), .empty, .empty]) }
      for (index, rule) in schedule.rules.enumerated() {
        table.add([
          index == 0 ? .line(name) : .empty, index == 0 ? .text(effective, .strong) : .empty,
          .text("\(rule.scope.rawValue) \(rule.month)"), .text(rule.amount?.groupedText ?? "none"),
        ])
      }
      for rule in rollOver.rules {
        table.add([
          .empty, .empty, .text("from \(rule.month) roll-over \(rule.mode.rawValue)"),
          .text(rule.cap.map { "cap \($0.groupedText)" } ?? ""),
        ])
      }
    }
    page.add(table)
    return page.text
  }
}
