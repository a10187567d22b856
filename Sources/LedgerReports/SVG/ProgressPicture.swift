internal import LedgerDomain

/// Progress cards as a picture, two in a row.
struct ProgressPicture {
  private static let margin = 28.0
  private static let gap = 20.0
  private static let top = 88.0

  let title: String
  /// What the title is about, or that there is nothing to draw.
  let subject: String
  let cards: [ProgressFigures]

  var picture: Picture {
    var canvas = Canvas()
    canvas.add(text: title, x: ProgressPicture.margin, y: 56, size: 30, class: "b")
    canvas.add(
      text: subject, x: Picture.width - ProgressPicture.margin, y: 56, size: 15, class: "e muted")
    if !cards.isEmpty { canvas.define(ProgressCard.shadow) }
    // A card alone is as wide as one of two.
    let columns = 2
    let width = (Picture.width - 2 * ProgressPicture.margin - ProgressPicture.gap) / 2
    let sizes = ProgressCard.Sizes(cards, width: width)
    var top = ProgressPicture.top
    for start in stride(from: 0, to: cards.count, by: columns) {
      let row = cards[start..<min(start + columns, cards.count)].map { ProgressCard(card: $0, sizes: sizes) }
      let height = row.map(\.height).max() ?? 0
      for (index, card) in row.enumerated() {
        let left = ProgressPicture.margin + Double(index) * (width + ProgressPicture.gap)
        card.draw(on: &canvas, left: left, top: top, width: width, height: height)
      }
      top += height + ProgressPicture.gap
    }
    return Picture(
      title: title,
      description: ([subject.hasSuffix(".") ? subject : subject + "."] + cards.map(\.sentence))
        .joined(separator: " "),
      height: top + ProgressPicture.margin - (cards.isEmpty ? 0 : ProgressPicture.gap), canvas)
  }
}
