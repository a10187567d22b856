internal import LedgerDomain

/// Progress cards in rounded frames, as many side by side as there is room for.
struct ProgressCards {
  private static let gap = 2
  /// A wider card would have its two figures too far apart.
  private static let mostWidth = 96

  let cards: [ProgressFigures]
  let glyphs: Glyphs
  /// The width below which no second card stands beside the first.
  let leastWidth: Int

  /// The lines of all cards.
  func lines(_ width: Int) -> [Line] {
    let room = max(1, (width + ProgressCards.gap) / (leastWidth + ProgressCards.gap))
    let columns = max(1, min(room, cards.count))
    let cardWidth = min(ProgressCards.mostWidth, (width + ProgressCards.gap) / columns - ProgressCards.gap)
    return stride(from: 0, to: cards.count, by: columns).flatMap { start in
      let row = cards[start..<min(start + columns, cards.count)].map { content($0, cardWidth - 4) }
      let height = row.map(\.count).max() ?? 0
      let framed = row.map { content in
        let missing = Array(repeating: Line(), count: height - content.count)
        return CardFrame(glyphs).lines(content + missing, width: cardWidth)
      }
      return (0..<(height + 2)).map { line in
        framed.dropFirst().reduce(framed[0][line]) { $0 + .blanks(ProgressCards.gap) + $1[line] }
      }
    }
  }

  private func content(_ card: ProgressFigures, _ width: Int) -> [Line] {
    let total = Line(card.total.textWithUnit)
    let title = Line(card.title.uppercased(), .strong)
      .clipped(to: max(4, width - total.width - 2), ellipsis: glyphs.ellipsis)
    let percent = Line("  " + glyphs.percent(card.progress))
    let color = card.color
    let bar = Bar(
      fraction: card.drawnFraction, isOver: card.isOver, colors: Gradient(from: color, to: color))
    var lines = [title.spread(total, over: width), bar.line(width - percent.width, glyphs) + percent]
    let done =
      Line(glyphs.dot, .colored(color)) + Line(" \(card.done.label) ") + Line(card.done.text, .colored(color))
    let left =
      Line(glyphs.dot, .strong) + Line(" \(card.left.label) \(card.left.text)", card.isOver ? .alarm : .plain)
    lines += pair(done, left, width)
    let facts = card.facts.map { Line(glyphs.hollowDot, .faint) + Line(" \($0.label) \($0.text)") }
    for start in stride(from: 0, to: facts.count, by: 2) {
      lines += start + 1 < facts.count ? pair(facts[start], facts[start + 1], width) : [facts[start]]
    }
    if let remark = card.remark { lines.append(Line(glyphs.hollowDot, .faint) + Line(" \(remark)")) }
    return lines
  }

  /// Both side by side, or one below the other where they do not fit.
  private func pair(_ left: Line, _ right: Line, _ width: Int) -> [Line] {
    left.width + 2 + right.width <= width ? [left.spread(right, over: width)] : [left, right]
  }
}
