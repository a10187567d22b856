internal import LedgerDomain

/// One category's card of a picture: its gradient, a ring with the whole percent, the name and the amount.
struct CategoryCard {
  static let height = 92.0
  private static let ringRadius = 25.0

  let share: Breakdown.Share

  /// Draws the card.
  func draw(on canvas: inout Canvas, left: Double, top: Double, width: Double) {
    let gradient = ReadableGradient(share.category.colors)
    let ink = canvas.inkClass(gradient.ink)
    canvas.add(
      "rect",
      [
        ("x", left), ("y", top), ("width", width), ("height", CategoryCard.height), ("rx", 20),
        ("fill", canvas.paint(gradient.colors)),
      ])
    let middle = Point(x: left + 16 + CategoryCard.ringRadius + 3, y: top + CategoryCard.height / 2)
    canvas.add(
      RingArc(fraction: share.share.drawnFraction),
      Canvas.Hoop(
        middle: middle, radius: CategoryCard.ringRadius, thickness: 6, stroke: "\(gradient.ink)",
        track: .translucent(gradient.ink)))
    if let percent = share.wholePercent {
      canvas.add(text: "\(percent)%", x: middle.x, y: middle.y + 4.5, size: 13, class: "b m " + ink)
    }
    let textLeft = middle.x + CategoryCard.ringRadius + 15
    let room = left + width - 12 - textLeft
    canvas.add(
      text: TextFit.clipped(share.category.name, to: room, size: 14), x: textLeft, y: top + 39, size: 14, class: ink)
    let amount = share.amount.groupedText
    canvas.add(
      text: amount, x: textLeft, y: top + 64, size: TextFit.size(of: amount, in: room, 7...20, isBold: true),
      class: "b " + ink)
  }
}
