internal import LedgerDomain

/// The categories with the largest shares as cards, as many as stand side by side: the name, a bar as long as the share, the
/// whole percent and the amount, on the category's gradient or in a frame where there are no colours.
struct CategoryCards {
  private static let gap = 2
  private static let leastWidth = 18
  /// A wider card would have its percent and its amount too far apart.
  private static let mostWidth = 40
  /// What a frame takes of a card's width.
  private static let frameWidth = 4

  private let shares: [Breakdown.Share]
  private let glyphs: Glyphs

  /// Makes the cards of a breakdown; categories without a share have none.
  init(_ shares: [Breakdown.Share], glyphs: Glyphs) {
    self.shares = shares.filter { $0.amount.minorUnits > 0 }
    self.glyphs = glyphs
  }

  /// The lines of the cards; none without a category that has a share.
  func lines(_ width: Int) -> [Line] {
    if shares.isEmpty { return [] }
    let columns = columns(width)
    let cardWidth = min(CategoryCards.mostWidth, CategoryCards.cardWidth(columns, of: width))
    let inside = cardWidth - CategoryCards.frameWidth
    let cards = shares.prefix(columns).map { share in
      CardFrame(glyphs).lines(
        [
          name(share, inside),
          Bar(fraction: share.share.drawnFraction, trackInk: .plain).line(inside, glyphs),
          percent(share).spread(amount(share), over: inside),
        ], width: cardWidth, on: ReadableGradient(share.category.colors))
    }
    guard let first = cards.first else { return [] }
    return first.indices.map { row in
      cards.dropFirst().reduce(first[row]) { $0 + .blanks(CategoryCards.gap) + $1[row] }
    }
  }

  /// How many cards stand side by side so that no amount is cut.
  private func columns(_ width: Int) -> Int {
    let room = max(1, (width + CategoryCards.gap) / (CategoryCards.leastWidth + CategoryCards.gap))
    return (1...min(room, shares.count)).last { columns in
      let inside = CategoryCards.cardWidth(columns, of: width) - CategoryCards.frameWidth
      return shares.prefix(columns).allSatisfy { percent($0).width + 2 + amount($0).width <= inside }
    } ?? 1
  }

  private static func cardWidth(_ columns: Int, of width: Int) -> Int { (width + gap) / columns - gap }

  /// The name, with a mark at the right end where the category is over its budget.
  private func name(_ share: Breakdown.Share, _ width: Int) -> Line {
    let name = Line(share.category.name)
    guard share.position.status == .over else { return name.clipped(to: width, ellipsis: glyphs.ellipsis) }
    let mark = Line(glyphs.over)
    return name.clipped(to: width - mark.width - 2, ellipsis: glyphs.ellipsis).spread(mark, over: width)
  }

  private func percent(_ share: Breakdown.Share) -> Line { Line("\(share.wholePercent ?? 0) %") }

  private func amount(_ share: Breakdown.Share) -> Line { Line(share.amount.groupedText, .strong) }
}
