internal import LedgerDomain

extension Page {
  /// Adds a bar over the whole width with the percent and, unless something is left, the status in words.
  mutating func add(barOf position: BudgetPosition, colors: Gradient) {
    guard let bar = Bar(position, colors: position.status == .over ? nil : colors) else { return }
    let ink: Ink = position.status == .within ? .strong : position.status.ink
    var tail = Line("  ") + Line(glyphs.percent(position.percentConsumed), ink)
    if position.status == .over || position.status == .usedUp {
      tail += Line(" " + position.status.words, position.status.ink)
    }
    add(bar.line(width - tail.width, glyphs) + tail)
  }

  /// Adds the categories, or the line that there is none.
  mutating func add(shares: [Breakdown.Share], empty: String) {
    if !shares.contains(where: { $0.amount.minorUnits > 0 }) { add(Line(empty, .faint)) }
    add(ShareRows(shares: shares, glyphs: glyphs).lines(width))
  }

  /// Adds the sums in other currencies, when there are some.
  mutating func add(unconverted sums: [UnconvertedSum], _ title: String = "Other currencies, not converted") {
    if sums.isEmpty { return }
    section(title)
    var table = TextTable([
      .init(title: ""), .init(title: "", alignment: .trailing), .init(title: "", alignment: .trailing),
    ])
    for sum in sums {
      table.add([
        .text(sum.consumed.currency.code), .text("consumed \(sum.consumed.groupedText)"),
        .text("income \(sum.income.groupedText)"),
      ])
    }
    add(table.layout(width, glyphs).rows)
  }

  /// Adds the first of some tables that fits, or the last.
  mutating func add(firstThatFits tables: [TextTable]) {
    let fitting = tables.first { $0.layout(width, glyphs).width <= width }
    if let table = fitting ?? tables.last { add(table) }
  }

  /// The first and last day.
  func range(_ days: ClosedRange<CalendarDate>) -> String {
    "\(days.lowerBound) \(glyphs.until) \(days.upperBound)"
  }

  /// The first and last day of a month whose label does not say them: nothing for a calendar month.
  func range(notPlain span: MonthSpan) -> String { span.isCalendarMonth ? "" : range(span.days) }

  /// The name of months: `November 2026`, or the first and last month.
  func name(_ months: MonthRange) -> String {
    func name(_ month: Month) -> String { "\(month.name) \(month.year)" }
    return months.count == 1 ? name(months.first) : "\(name(months.first)) \(glyphs.until) \(name(months.last))"
  }
}

extension Gradient {
  /// The colours of what is over its budget, in pictures.
  static let alarm = Gradient(from: HexColor(rgb: 0xef4444), to: HexColor(rgb: 0xb91c1c))
}
