internal import LedgerDomain

/// Months as small columns side by side, filled from below: to the part of the budget that is consumed, or against the
/// largest of them when no month has a budget.
struct MonthColumns {
  private static let height = 4
  private static let cellWidths = 4...9

  let months: [MonthExpense]
  let chosen: Month
  let glyphs: Glyphs

  /// Whether the columns stand for budgets.
  var showsBudgets: Bool { months.contains { $0.position.status != .unbudgeted } }

  /// Whether there is anything to draw.
  var isEmpty: Bool { !showsBudgets && months.allSatisfy { $0.position.consumed.minorUnits <= 0 } }

  /// The months that fit; those at the beginning give way.
  func shown(_ width: Int) -> ArraySlice<MonthExpense> {
    months.suffix(max(1, width / MonthColumns.cellWidths.lowerBound))
  }

  /// The lines of the picture, with the months below it and what its mark means.
  func lines(_ width: Int) -> [Line] {
    let shown = shown(width)
    let cell = min(MonthColumns.cellWidths.upperBound, width / max(1, shown.count))
    func row(_ content: (MonthExpense) -> Line) -> Line {
      shown.reduce(Line()) { line, month in
        line + content(month).clipped(to: cell - 1, ellipsis: glyphs.ellipsis).padded(to: cell, .center)
      }
    }
    var lines: [Line] = []
    if shown.contains(where: isOver) {
      lines.append(row { isOver($0) ? Line(glyphs.over, .alarm) : Line() })
    }
    for level in (0..<MonthColumns.height).reversed() {
      lines.append(row { segment($0, level: level, width: max(1, cell - 3)) })
    }
    lines.append(row { label($0, width: cell) })
    if showsBudgets, cell >= 6 { lines.append(row { percent($0, width: cell - 1) }) }
    if shown.contains(where: isOver) {
      lines.append((Line(glyphs.over, .alarm) + Line(" over budget", .faint)).padded(to: cell * shown.count, .center))
    }
    return lines
  }

  private func isOver(_ month: MonthExpense) -> Bool { !month.isFuture && month.position.status == .over }

  /// One cell of a month's column.
  private func segment(_ month: MonthExpense, level: Int, width: Int) -> Line {
    guard !month.isFuture, let fraction = fraction(month) else { return Line() }
    let place = Double(level) / Double(MonthColumns.height - 1)
    let ink: Ink = isOver(month) ? .alarm : .colored(Gradient.neutral.color(at: place))
    let steps = glyphs.lowerEighths.count + 1
    let filled = Bar.filledSteps(fraction, of: MonthColumns.height * steps) - level * steps
    if filled >= steps { return Line(glyphs.line(glyphs.full, width), ink) }
    if filled > 0 { return Line(glyphs.line(glyphs.lowerEighths[filled - 1], width), ink) }
    return showsBudgets ? Line(glyphs.line(glyphs.track, width), .faint) : Line()
  }

  /// How far the column is filled; nil where there is none.
  private func fraction(_ month: MonthExpense) -> Double? {
    if showsBudgets { return month.position.status == .unbudgeted ? nil : month.position.drawnFraction }
    let largest = months.map(\.position.consumed.minorUnits).max() ?? 0
    return Ratio(month.position.consumed.minorUnits, of: largest).drawnFraction
  }

  private func label(_ month: MonthExpense, width: Int) -> Line {
    let name = month.month.shortName
    guard month.month == chosen else { return Line(name, month.isFuture ? .faint : .plain) }
    return Line(width >= 6 ? glyphs.chosen.left + name + glyphs.chosen.right : name, .strong)
  }

  private func percent(_ month: MonthExpense, width: Int) -> Line {
    if month.isFuture { return Line() }
    let text = glyphs.percent(month.position.percentConsumed)
    return Line(Label(text).width > width ? text.replacing(" ", with: "") : text, month.position.status.ink)
  }
}
