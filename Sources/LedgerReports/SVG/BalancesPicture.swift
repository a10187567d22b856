internal import LedgerDomain

extension BalancesDocument: PictureDocument {
  /// The progress cards, two in a row.
  public var svg: Picture { BalancesPicture(cards: cards).picture }
}

/// The picture of `report balances`.
private struct BalancesPicture {
  private static let margin = 28.0
  private static let gap = 20.0
  private static let top = 88.0

  let cards: [BalanceCard]

  var picture: Picture {
    var canvas = Canvas()
    canvas.add(text: "Balances", x: BalancesPicture.margin, y: 56, size: 30, class: "b")
    let subject = cards.first.map { "as of \($0.asOf)" } ?? "There are no balances."
    canvas.add(
      text: subject, x: Picture.width - BalancesPicture.margin, y: 56, size: 15, class: "e muted")
    if !cards.isEmpty { canvas.define(ProgressCard.shadow) }
    // A card alone is as wide as one of two.
    let columns = 2
    let width = (Picture.width - 2 * BalancesPicture.margin - BalancesPicture.gap) / 2
    let sizes = ProgressCard.Sizes(cards, width: width)
    var top = BalancesPicture.top
    for start in stride(from: 0, to: cards.count, by: columns) {
      let row = cards[start..<min(start + columns, cards.count)].map { ProgressCard(card: $0, sizes: sizes) }
      let height = row.map(\.height).max() ?? 0
      for (index, card) in row.enumerated() {
        let left = BalancesPicture.margin + Double(index) * (width + BalancesPicture.gap)
        card.draw(on: &canvas, left: left, top: top, width: width, height: height)
      }
      top += height + BalancesPicture.gap
    }
    return Picture(
      title: "Balances",
      description: ([subject.hasSuffix(".") ? subject : subject + "."] + cards.map(sentence))
        .joined(separator: " "),
      height: top + BalancesPicture.margin - (cards.isEmpty ? 0 : BalancesPicture.gap), canvas)
  }

  private func sentence(_ card: BalanceCard) -> String {
    var parts = [
      "\(card.source.name): total \(card.total.textWithUnit)", "consumed \(card.consumed.groupedText)",
      "balance \(card.balance.groupedText)\(card.isOverdrawn ? ", over" : "")",
    ]
    if card.planned.scaled != 0 { parts.append("planned \(card.planned.groupedText)") }
    if card.expired.scaled != 0 { parts.append("expired \(card.expired.groupedText)") }
    return parts.joined(separator: ", ") + "."
  }
}
