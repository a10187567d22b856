internal import LedgerDomain

/// Months as small columns side by side, filled from below as far as their bars are.
struct MonthColumns {
  private static let height = 4
  private static let cellWidths = 4...9

  let bars: MonthBars
  let chosen: Month
  let glyphs: Glyphs

  /// The months that fit; those at the beginning give way.
  func shown(_ width: Int) -> ArraySlice<MonthExpense> {
    bars.months.suffix(max(1, width / MonthColumns.cellWidths.lowerBound))
  }

  /// The lines of the picture, with the months below it and what its marks mean.
  func lines(_ width: Int) -> [Line] {
    let shown = shown(width)
    let cell = min(MonthColumns.cellWidths.upperBound, width / max(1, shown.count))
    func row(_ content: (MonthExpense) -> Line) -> Line {
      shown.reduce(Line()) { line, month in
        line + content(month).clipped(to: cell - 1, ellipsis: glyphs.ellipsis).padded(to: cell, .center)
      }
    }
    var lines: [Line] = []
    if shown.contains(where: { bars.bar(of: $0) == .over }) {
      lines.append(row { bars.bar(of: $0) == .over ? Line(glyphs.over, .alarm) : Line() })
    }
    for level in (0..<MonthColumns.height).reversed() {
      lines.append(row { segment($0, level: level, width: max(1, cell - 3)) })
    }
    lines.append(row { label($0, width: cell) })
    if bars.scale == .budget, cell >= 6 {
      lines.append(
        percents(of: shown, cell: cell, width: width)
          ?? row { Line(percent($0).replacing(" %", with: ""), $0.position.status.ink) })
    }
    if let key = key(of: shown) { lines.append(key.padded(to: cell * shown.count, .center)) }
    if let explanation = bars.explanation { lines += Line(explanation, .faint).wrapped(to: width) }
    return lines
  }

  /// What the marks mean, of those that occur.
  private func key(of shown: ArraySlice<MonthExpense>) -> Line? {
    var parts: [Line] = []
    if shown.contains(where: { bars.bar(of: $0) == .over }) {
      parts.append(Line(glyphs.over, .alarm) + Line(" over budget", .faint))
    }
    if shown.contains(where: { bars.bar(of: $0) == .unbudgeted }) {
      parts.append(Line("\(glyphs.bareTrack) no budget", .faint))
    }
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(first) { $0 + .blanks(3) + $1 }
  }

  /// One cell of a month's column.
  private func segment(_ month: MonthExpense, level: Int, width: Int) -> Line {
    let bar = bars.bar(of: month)
    let fraction: Double
    switch bar {
    case .blank: return Line()
    case .unbudgeted: return Line(glyphs.bareTrack, .faint)
    case .filled(let part): fraction = part
    case .over: fraction = 1
    }
    let place = Double(level) / Double(MonthColumns.height - 1)
    let ink: Ink = bar == .over ? .alarm : .colored(Gradient.neutral.color(at: place))
    let steps = glyphs.lowerEighths.count + 1
    let filled = Bar.filledSteps(fraction, of: MonthColumns.height * steps) - level * steps
    if filled >= steps { return Line(glyphs.line(glyphs.full, width), ink) }
    if filled > 0 { return Line(glyphs.line(glyphs.lowerEighths[filled - 1], width), ink) }
    return Line(glyphs.line(glyphs.track, width), .faint)
  }

  private func label(_ month: MonthExpense, width: Int) -> Line {
    let name = month.month.shortName
    guard month.month == chosen else { return Line(name, month.isFuture ? .faint : .plain) }
    return Line(width >= 6 ? glyphs.chosen.left + name + glyphs.chosen.right : name, .strong)
  }

  /// The percents below the months with a blank between them; one that needs its whole cell moves those behind it a little. Nil
  /// where one would stand more than two columns beside its month.
  private func percents(of shown: ArraySlice<MonthExpense>, cell: Int, width: Int) -> Line? {
    var line = Line()
    for (index, month) in shown.enumerated() {
      let percent = Line(percent(month), month.position.status.ink)
      if percent.width == 0 { continue }
      let usual = index * cell + max(0, cell - percent.width) / 2
      let start = line.width == 0 ? usual : max(usual, line.width + 1)
      if start > usual + 2 || start + percent.width > width { return nil }
      line = line.padded(to: start) + percent
    }
    return line
  }

  private func percent(_ month: MonthExpense) -> String {
    month.isBlank ? "" : glyphs.shortPercent(month.position.percentConsumed)
  }
}
