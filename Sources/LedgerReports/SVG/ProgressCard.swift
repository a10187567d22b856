internal import LedgerDomain

/// One progress card of a picture: title in capitals, total, a rounded bar, consumed and balance.
struct ProgressCard {
  private static let padding = 24.0
  private static let barHeight = 12.0

  /// The soft shadow of all cards.
  static let shadow = Markup(
    "filter", [("id", "shadow"), ("x", "-10%"), ("y", "-10%"), ("width", "120%"), ("height", "140%")],
    [
      Markup(
        "feDropShadow",
        [("dy", 4), ("stdDeviation", 8), ("flood-color", "#0b1220")])
    ])

  /// The sizes of the texts, which are the same on all cards of a picture.
  struct Sizes {
    let total: Double
    let figures: Double
    let facts: Double

    /// The largest sizes at which the longest texts of some cards fit.
    init(_ cards: [BalanceCard], width: Double) {
      let room = width - 2 * ProgressCard.padding
      func size(_ sizes: ClosedRange<Double>, _ fitting: (BalanceCard) -> Double) -> Double {
        cards.reduce(sizes.upperBound) { min($0, max(sizes.lowerBound, fitting($1))) }
      }
      total = size(12...34) { card in
        TextFit.size(
          of: card.total.groupedText, in: room - ProgressCard.unitRoom(card, room), 12...34, isBold: true)
      }
      figures = size(7...14) {
        TextFit.size(of: $0.consumedFigure + $0.balanceFigure, in: room - 20, 7...14, isBold: true)
      }
      facts = size(9...12.5) { TextFit.size(of: $0.facts, in: room, 9...12.5) }
    }
  }

  let card: BalanceCard
  let sizes: Sizes

  /// How high it is, given what it has to tell.
  var height: Double { card.facts.isEmpty ? 158 : 182 }

  /// Draws the card.
  func draw(on canvas: inout Canvas, left: Double, top: Double, width: Double, height: Double) {
    let (inner, right) = (left + ProgressCard.padding, left + width - ProgressCard.padding)
    let room = right - inner
    canvas.add(
      "rect",
      [
        ("class", "card"), ("x", left), ("y", top), ("width", width), ("height", height), ("rx", 20),
        ("filter", "url(#shadow)"),
      ])
    let percent = Glyphs(usesASCII: false).percent(card.progress)
    canvas.add(text: percent, x: right, y: top + 34, size: 13, class: card.isOverdrawn ? "b e alarm" : "e muted b")
    let title = TextFit.clipped(
      card.source.name.uppercased(), to: room - TextFit.width(of: percent, size: 13, isBold: true) - 12, size: 13,
      isBold: true)
    canvas.add(text: title, x: inner, y: top + 34, size: 13, class: "b muted")
    addTotal(to: &canvas, x: inner, y: top + 76, room: room)
    addBar(to: &canvas, x: inner, y: top + 94, width: room)
    addFigures(to: &canvas, left: inner, right: right, y: top + 134)
    if !card.facts.isEmpty {
      canvas.add(text: card.facts, x: inner, y: top + 160, size: sizes.facts, class: "muted")
    }
  }

  private func addTotal(to canvas: inout Canvas, x: Double, y: Double, room: Double) {
    let unit = TextFit.clipped(card.unitBehindTotal, to: ProgressCard.unitRoom(card, room), size: 15)
    canvas.add(
      runs: [
        .init(text: card.total.groupedText, size: sizes.total, style: "b"),
        .init(text: " " + unit, size: 15, style: "muted"),
      ], x: x, y: y)
  }

  /// The room for the unit behind the total.
  private static func unitRoom(_ card: BalanceCard, _ room: Double) -> Double {
    let unit = card.unitBehindTotal
    return unit.isEmpty ? 0 : min(room / 3, TextFit.width(of: unit, size: 15)) + 8
  }

  /// The track and what is consumed of it. A total of 0 leaves it empty; what is over has a gap before its end.
  private func addBar(to canvas: inout Canvas, x: Double, y: Double, width: Double) {
    let height = ProgressCard.barHeight
    func bar(_ length: Double, _ more: [(StaticString, any MarkupValue)]) -> [(StaticString, any MarkupValue)] {
      [("x", x), ("y", y), ("width", length), ("height", height), ("rx", height / 2)] + more
    }
    canvas.add("rect", bar(width, [("class", "track")]))
    let fraction = card.isOverdrawn && !card.progress.hasBase ? 1 : card.progress.drawnFraction
    if fraction > 0 {
      canvas.add("rect", bar(max(height, width * fraction), [("fill", "\(card.source.color)")]))
    }
    if card.isOverdrawn {
      canvas.add(
        text: "▲", x: x + width - 7, y: y - 3, size: 10, class: "m alarm")
    }
  }

  private func addFigures(to canvas: inout Canvas, left: Double, right: Double, y: Double) {
    let size = sizes.figures
    canvas.add(text: card.consumedFigure, x: left, y: y, size: size, class: "b " + canvas.textClass(card.source.color))
    canvas.add(text: card.balanceFigure, x: right, y: y, size: size, class: card.isOverdrawn ? "b e alarm" : "b e")
  }
}

extension BalanceCard {
  fileprivate var consumedFigure: String { "● Consumed \(consumed.groupedText)" }
  fileprivate var balanceFigure: String { "\(isOverdrawn ? "▲" : "●") Balance \(balance.groupedText)" }

  /// What is planned and expired, where something is.
  fileprivate var facts: String {
    [("Planned", planned), ("Expired", expired)]
      .filter { $0.1.scaled != 0 }.map { "\($0.0) \($0.1.groupedText)" }.joined(separator: " · ")
  }

  /// The unit, where the total does not say it itself as time does.
  fileprivate var unitBehindTotal: String { total.unit == .time ? "" : total.unit.name }
}
