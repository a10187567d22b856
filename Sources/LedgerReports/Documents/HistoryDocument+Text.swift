internal import LedgerDomain

extension HistoryDocument {
  /// The months as a table with bars, and the average of the complete ones.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    if let first = history.months.first, let last = history.months.last,
      let range = MonthRange(first: first.month, last: last.month)
    {
      page.title(
        title,
        page.name(range) + (isPlain ? "" : ", " + page.range(first.span.days.lowerBound...last.span.days.upperBound)))
    } else {
      page.title(title)
    }
    var table = TextTable([
      .init(title: "Month"), .init(title: "Days", isOmittedWhenEmpty: true),
      .init(title: "Consumed", alignment: .trailing),
      .init(title: "Budget", alignment: .trailing), .init(title: "Remaining", alignment: .trailing),
      .init(title: "Used", alignment: .trailing), .init(title: "", sizing: .filling(6...60)), .init(title: "Status"),
    ])
    let isPlain = isPlain
    for month in history.months { table.add(row(month, isPlain: isPlain, page.glyphs)) }
    page.add(table)
    page.add()
    page.add(averageLine.wrapped(to: page.width))
    page.add(unconverted: history.unconverted)
    return page.text
  }

  private var isPlain: Bool { history.months.allSatisfy(\.span.isCalendarMonth) }

  /// The first and last day without their years, which the label tells: `12-25 … 01-24`.
  private func shortRange(_ span: MonthSpan, _ glyphs: Glyphs) -> String {
    "\(span.days.lowerBound.description.suffix(5)) \(glyphs.until) \(span.days.upperBound.description.suffix(5))"
  }

  private func row(_ month: MonthExpense, isPlain: Bool, _ glyphs: Glyphs) -> [TextTable.Cell] {
    let name = TextTable.Cell.text(month.month.description, month.span.contains(today) ? .strong : .plain)
    let days = TextTable.Cell.text(isPlain ? "" : shortRange(month.span, glyphs), .faint)
    if month.isBlank {
      return [name, days, .empty, .text(month.position.available?.groupedText ?? "", .faint), .empty, .empty, .empty]
        + [.text("to come", .faint)]
    }
    let position = month.position
    return [
      name, days, .text(position.consumed.groupedText), .text(position.available?.groupedText ?? glyphs.noValue),
      .text(position.remaining?.groupedText ?? glyphs.noValue, position.status == .over ? .alarm : .plain),
      .text(glyphs.percent(position.percentConsumed)),
      .drawn { Bar(position, colors: position.status == .over ? nil : .neutral)?.line($0, glyphs) ?? Line() },
      month.isFuture ? .text("to come", .faint) : .text(position.status.words, position.status.ink),
    ]
  }

  /// Where the ledger begins, when months before that are shown, which count in no average.
  private var since: String {
    guard let begin = history.begin, let first = history.months.first?.month, first < begin else { return "" }
    return " since \(begin), the first with an entry"
  }

  private var averageLine: Line {
    do {
      guard let average = try history.averageConsumed(today: today) else {
        return Line("No month is complete yet, so there is no average.", .faint)
      }
      let months = average.months == 1 ? "1 complete month" : "\(average.months) complete months"
      return Line("Average consumed in \(months)\(since): ", .faint) + Line(average.amount.textWithCurrency, .strong)
    } catch {
      return Line("The months are too large to add up, so there is no average.", .notice)
    }
  }
}
