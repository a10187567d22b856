internal import LedgerDomain

extension StretchHistoryDocument {
  /// The quarters or years as a table with bars, and the average of the complete ones.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    let subject = history.category.map { " of \($0)" } ?? ""
    page.title("History\(subject) in \(history.currency.code)", history.stretches.map(\.stretch).range(page))
    var table = TextTable([
      .init(title: history.length.title), .init(title: "Days", isOmittedWhenEmpty: true),
      .init(title: "Consumed", alignment: .trailing),
      .init(title: "Budget", alignment: .trailing), .init(title: "Remaining", alignment: .trailing),
      .init(title: "Used", alignment: .trailing), .init(title: "", sizing: .filling(6...60)), .init(title: "Status"),
    ])
    for expense in history.stretches { table.add(row(expense, page.glyphs)) }
    page.add(table)
    page.add()
    page.add(averageLine.wrapped(to: page.width))
    page.add(unconverted: history.unconverted)
    return page.text
  }

  private func row(_ expense: StretchExpense, _ glyphs: Glyphs) -> [TextTable.Cell] {
    let isRunning = expense.stretch.contains(today)
    let name = TextTable.Cell.text(expense.stretch.label, isRunning ? .strong : .plain)
    let days = TextTable.Cell.text(expense.stretch.unnamedDays(glyphs), .faint)
    if expense.isBlank {
      return [name, days, .empty, .text(expense.position.available?.groupedText ?? "", .faint), .empty, .empty, .empty]
        + [.text("to come", .faint)]
    }
    let position = expense.position
    return [
      name, days, .text(position.consumed.groupedText), .text(position.available?.groupedText ?? glyphs.noValue),
      .text(position.remaining?.groupedText ?? glyphs.noValue, position.status == .over ? .alarm : .plain),
      .text(glyphs.percent(position.percentConsumed)),
      .drawn { Bar(position, colors: position.status == .over ? nil : .neutral)?.line($0, glyphs) ?? Line() },
      expense.isFuture ? .text("to come", .faint) : .text(position.status.words, position.status.ink),
    ]
  }

  private var averageLine: Line {
    let length = history.length
    do {
      guard let average = try history.averageConsumed() else {
        return Line("No \(length.rawValue) is complete yet, so there is no average.", .faint)
      }
      let since = length.since(history.begin, history.stretches.first?.stretch)
      return Line("Average consumed in \(length.counted(average.divisor, "complete"))\(since): ", .faint)
        + Line(average.amount.textWithCurrency, .strong)
    } catch {
      return Line("The amounts are too large to add up, so there is no average.", .notice)
    }
  }
}
