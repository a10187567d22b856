internal import LedgerDomain

extension YearComparisonDocument {
  /// The pairs as a table, with the sum of those that are complete in both years.
  public func text(_ style: TextStyle) -> String {
    var page = Page(style)
    let subject = comparison.category.map { " of \($0)" } ?? ""
    page.title(
      "Against the year before\(subject) in \(comparison.currency.code)", comparison.pairs.map(\.stretch).range(page))
    var table = TextTable([
      .init(title: comparison.length.title), .init(title: "Days", isOmittedWhenEmpty: true),
      .init(title: "Consumed", alignment: .trailing), .init(title: "Before", alignment: .trailing),
      .init(title: "Change", alignment: .trailing), .init(title: "", alignment: .trailing),
      .init(title: "", isOmittedWhenEmpty: true),
    ])
    for pair in comparison.pairs { table.add(row(pair, page.glyphs)) }
    let note = addSum(to: &table, page.glyphs)
    page.add(
      firstThatFits: [
        table, table.without(columns: 1), table.without(columns: 1, 6), table.without(columns: 1, 5, 6),
      ])
    page.add()
    page.add(note.wrapped(to: page.width))
    page.add(unconverted: comparison.unconverted)
    page.add(unconverted: comparison.earlierUnconverted, "Other currencies a year before, not converted")
    return page.text
  }

  private func row(_ pair: YearComparison.Pair, _ glyphs: Glyphs) -> [TextTable.Cell] {
    let isRunning = pair.stretch.contains(today)
    let before = TextTable.Cell.text(pair.change.before?.groupedText ?? glyphs.noValue)
    let front: [TextTable.Cell] = [
      .text(pair.stretch.label, isRunning ? .strong : .plain), .text(pair.stretch.unnamedDays(glyphs), .faint),
    ]
    if pair.isBlank { return front + [.empty, before, .empty, .empty, .text("to come", .faint)] }
    return front + [
      .text(pair.change.consumed.groupedText), before, .text(pair.change.changeText(glyphs)),
      .text(pair.change.percentText(glyphs)),
      .text(isRunning ? "so far" : pair.isFuture ? "to come" : "", .faint),
    ]
  }

  /// Adds the sum as the last row and says what it is of.
  private func addSum(to table: inout TextTable, _ glyphs: Glyphs) -> Line {
    let length = comparison.length
    do {
      guard let sum = try comparison.sum() else {
        return Line("No \(length.rawValue) is complete in both years, so there is no sum.", .faint)
      }
      table.add([
        .text("Sum", .strong), .empty, .text(sum.consumed.groupedText, .strong),
        .text(sum.before?.groupedText ?? glyphs.noValue, .strong), .text(sum.changeText(glyphs), .strong),
        .text(sum.percentText(glyphs), .strong), .empty,
      ])
      return Line("The sum is that of \(length.counted(comparison.completeCount)) complete in both years.", .faint)
    } catch {
      return Line("The amounts are too large to add up, so there is no sum.", .notice)
    }
  }
}
