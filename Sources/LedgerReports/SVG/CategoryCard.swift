internal import LedgerDomain

/// One category's card of a picture: its gradient, a ring with the whole percent, the name, the amount, and a mark where the
/// category is over its budget.
struct CategoryCard {
  static let height = 92.0
  private static let ringRadius = 25.0
  private static let ringMiddle = 16 + ringRadius + 3
  private static let textStart = ringMiddle + ringRadius + 15

  /// The sizes of the texts, which are the same on all cards of a picture.
  struct Sizes {
    /// The least size of an amount.
    static let leastAmount = 11.0

    let percent: Double
    let amount: Double

    /// The largest sizes at which the longest texts of some cards fit.
    init(_ shares: some Sequence<Breakdown.Share>, width: Double) {
      let room = CategoryCard.room(width)
      percent = shares.reduce(13) { min($0, TextFit.size(of: CategoryCard.percent($1), in: 41, 11...13, isBold: true)) }
      amount = shares.reduce(20) {
        min($0, TextFit.size(of: $1.amount.groupedText, in: room, Sizes.leastAmount...20, isBold: true))
      }
    }
  }

  let share: Breakdown.Share
  let sizes: Sizes

  /// Draws the card.
  func draw(on canvas: inout Canvas, left: Double, top: Double, width: Double) {
    let gradient = ReadableGradient(share.category.colors)
    canvas.add(
      "rect",
      [
        ("x", left), ("y", top), ("width", width), ("height", CategoryCard.height), ("rx", 20),
        ("fill", canvas.paint(gradient.colors)),
      ])
    let middle = Point(x: left + CategoryCard.ringMiddle, y: top + CategoryCard.height / 2)
    canvas.add(
      RingArc(fraction: share.share.drawnFraction),
      Canvas.Hoop(
        middle: middle, radius: CategoryCard.ringRadius, thickness: 6, stroke: "\(gradient.ink)",
        track: .translucent(gradient.ink)))
    canvas.add(
      text: CategoryCard.percent(share), x: middle.x, y: middle.y + sizes.percent / 3, size: sizes.percent,
      class: "b m i")
    let textLeft = left + CategoryCard.textStart
    let isOver = share.position.status == .over
    canvas.add(
      text: TextFit.clipped(share.category.name, to: CategoryCard.room(width), size: 14), x: textLeft,
      y: top + (isOver ? 32 : 39), size: 14, class: "i")
    canvas.add(
      text: share.amount.groupedText, x: textLeft, y: top + (isOver ? 56 : 64), size: sizes.amount, class: "b i")
    if isOver { canvas.add(text: "▲ over budget", x: textLeft, y: top + 75, size: 11, class: "i") }
  }

  /// Whether cards of a width have room for the amounts of some shares at the least size.
  static func haveRoom(for shares: some Sequence<Breakdown.Share>, width: Double) -> Bool {
    shares.allSatisfy {
      TextFit.width(of: $0.amount.groupedText, size: Sizes.leastAmount, isBold: true) <= room(width)
    }
  }

  /// The room for texts beside the ring.
  private static func room(_ width: Double) -> Double { width - 12 - textStart }

  private static func percent(_ share: Breakdown.Share) -> String { share.wholePercent.map { "\($0) %" } ?? "" }
}
