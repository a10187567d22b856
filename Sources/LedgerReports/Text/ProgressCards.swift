internal import LedgerDomain

/// Leave-style balances as cards in rounded frames, as many side by side as there is room for.
struct ProgressCards {
  private static let gap = 2
  /// A wider card would have its two figures too far apart.
  private static let mostWidth = 96

  let cards: [BalanceCard]
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

  private func content(_ card: BalanceCard, _ width: Int) -> [Line] {
    let total = Line(card.total.textWithUnit)
    let title = Line(card.source.name.uppercased(), .strong)
      .clipped(to: max(4, width - total.width - 2), ellipsis: glyphs.ellipsis)
    let percent = Line("  " + glyphs.percent(card.progress))
    let color = card.source.color
    let bar = Bar(
      fraction: card.isOverdrawn && !card.progress.hasBase ? 1 : card.progress.drawnFraction,
      isOver: card.isOverdrawn, colors: Gradient(from: color, to: color))
    var lines = [title.spread(total, over: width), bar.line(width - percent.width, glyphs) + percent]
    let consumed =
      Line(glyphs.dot, .colored(color)) + Line(" Consumed ") + Line(card.consumed.groupedText, .colored(color))
    let balance =
      Line(glyphs.dot, .strong)
      + Line(" Balance \(card.balance.groupedText)", card.isOverdrawn ? .alarm : .plain)
    lines += pair(consumed, balance, width)
    let planned = card.planned.scaled == 0 ? nil : fact("Planned", card.planned)
    let expired = card.expired.scaled == 0 ? nil : fact("Expired", card.expired)
    switch (planned, expired) {
    case (let planned?, let expired?): lines += pair(planned, expired, width)
    case (let single?, nil), (nil, let single?): lines.append(single)
    case (nil, nil): break
    }
    return lines
  }

  private func fact(_ label: String, _ quantity: Quantity) -> Line {
    Line(glyphs.hollowDot, .faint) + Line(" \(label) \(quantity.groupedText)")
  }

  /// Both side by side, or one below the other where they do not fit.
  private func pair(_ left: Line, _ right: Line, _ width: Int) -> [Line] {
    left.width + 2 + right.width <= width ? [left.spread(right, over: width)] : [left, right]
  }
}

extension BalanceCard {
  /// Whether more was consumed than there was.
  var isOverdrawn: Bool { balance.scaled < 0 }
}
