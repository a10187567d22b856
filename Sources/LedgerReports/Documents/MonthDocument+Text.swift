internal import LedgerDomain

extension MonthDocument {
  /// The screen of the month: figures, categories, the twelve months that end with it, balances.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    let range = MonthRange(month)
    page.title(page.name(range), page.range(span.days))
    page.add(
      Figures(report.expense.position, income: report.expense.income, isPlanned: isPlanned, page.glyphs)
        .lines(page.width))
    page.add(barOf: report.expense.position, colors: .neutral)
    if let pace { page.add(Line(pace.words, .faint).wrapped(to: page.width)) }
    if let sentence = report.expected.sentence(after: report.expense.position) {
      page.add(Paragraph.lines(sentence, behind: Line(), indent: 0, width: page.width))
    }

    page.section("Categories")
    let cards = CategoryCards(report.breakdown.shares, glyphs: page.glyphs).lines(page.width)
    if !cards.isEmpty { page.add(cards + [Line()]) }
    page.add(shares: report.breakdown.shares, empty: "no spending")

    addMonths(to: &page)
    if !report.balances.isEmpty {
      page.section("Balances")
      page.add(
        ProgressCards(cards: report.balances.map(ProgressFigures.init), glyphs: page.glyphs, leastWidth: 38).lines(
          page.width))
    }
    page.add(unconverted: report.unconverted)
    return page.text
  }

  private func addMonths(to page: inout Page) {
    let columns = MonthColumns(bars: MonthBars(report.months), chosen: month, glyphs: page.glyphs)
    guard let first = columns.shown(page.width).first?.month, let range = MonthRange(first: first, last: month)
    else { return }
    let days = report.months.first { $0.month == first }.map { $0.span.days.lowerBound...span.days.upperBound }
    let isPlain = report.months.allSatisfy(\.span.isCalendarMonth)
    page.section(
      "\(columns.bars.title), \(page.name(range))" + (isPlain ? "" : days.map { ", \(page.range($0))" } ?? ""))
    page.add(columns.lines(page.width))
  }
}
