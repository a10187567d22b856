internal import LedgerDomain

/// One progress card of a picture: title in capitals, total, a rounded bar, what is done and what is left.
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
    init(_ cards: [ProgressFigures], width: Double) {
      let room = width - 2 * ProgressCard.padding
      func size(_ sizes: ClosedRange<Double>, _ fitting: (ProgressFigures) -> Double) -> Double {
        cards.reduce(sizes.upperBound) { min($0, max(sizes.lowerBound, fitting($1))) }
      }
      total = size(12...34) { card in
        TextFit.size(
          of: card.total.groupedText, in: room - ProgressCard.unitRoom(card, room), 12...34, isBold: true)
      }
      figures = size(7...14) {
        TextFit.size(of: $0.doneFigure + $0.leftFigure, in: room - 20, 7...14, isBold: true)
      }
      facts = size(9...12.5) { TextFit.size(of: $0.factsText, in: room, 9...12.5) }
    }
  }

  let card: ProgressFigures
  let sizes: Sizes

  /// How high it is, given what it has to tell.
  var height: Double { card.factsText.isEmpty ? 158 : 182 }

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
    canvas.add(text: percent, x: right, y: top + 34, size: 13, class: card.isOver ? "b e alarm" : "e muted b")
    let title = TextFit.clipped(
      card.title.uppercased(), to: room - TextFit.width(of: percent, size: 13, isBold: true) - 12, size: 13,
      isBold: true)
    canvas.add(text: title, x: inner, y: top + 34, size: 13, class: "b muted")
    addTotal(to: &canvas, x: inner, y: top + 76, room: room)
    addBar(to: &canvas, x: inner, y: top + 94, width: room)
    addFigures(to: &canvas, left: inner, right: right, y: top + 134)
    if !card.factsText.isEmpty {
      canvas.add(text: card.factsText, x: inner, y: top + 160, size: sizes.facts, class: "muted")
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
  private static func unitRoom(_ card: ProgressFigures, _ room: Double) -> Double {
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
    let fraction = card.drawnFraction
    if fraction > 0 {
      canvas.add("rect", bar(max(height, width * fraction), [("fill", "\(card.color)")]))
    }
    if card.isOver {
      canvas.add(
        text: "▲", x: x + width - 7, y: y - 3, size: 10, class: "m alarm")
    }
  }

  private func addFigures(to canvas: inout Canvas, left: Double, right: Double, y: Double) {
    let size = sizes.figures
    canvas.add(text: card.doneFigure, x: left, y: y, size: size, class: "b " + canvas.textClass(card.color))
    canvas.add(text: card.leftFigure, x: right, y: y, size: size, class: card.isOver ? "b e alarm" : "b e")
  }
}

extension ProgressFigures {
  fileprivate var doneFigure: String { "● \(done.label) \(done.text)" }
  fileprivate var leftFigure: String { "\(isOver ? "▲" : "●") \(left.label) \(left.text)" }
  fileprivate var factsText: String {
    (facts.map { "\($0.label) \($0.text)" } + [remark].compactMap { $0 }).joined(separator: " · ")
  }
}
