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

  let card: BalanceCard

  init(_ card: BalanceCard) { self.card = card }

  /// How high it is, given what it has to tell.
  var height: Double { facts.isEmpty ? 158 : 182 }

  /// What is planned and expired, where something is.
  private var facts: [String] {
    [("Planned", card.planned), ("Expired", card.expired)]
      .filter { $0.1.scaled != 0 }.map { "\($0.0) \($0.1.groupedText)" }
  }

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
    if !facts.isEmpty {
      let text = facts.joined(separator: " · ")
      canvas.add(
        text: text, x: inner, y: top + 160, size: TextFit.size(of: text, in: room, 9...12.5), class: "muted")
    }
  }

  private func addTotal(to canvas: inout Canvas, x: Double, y: Double, room: Double) {
    let total = card.total.groupedText
    let unit = card.total.unit == .time ? "" : card.total.unit.name
    let unitRoom = unit.isEmpty ? 0 : min(room / 3, TextFit.width(of: unit, size: 15)) + 8
    let size = TextFit.size(of: total, in: room - unitRoom, 12...34, isBold: true)
    canvas.add(
      runs: [
        .init(text: total, size: size, style: "b"),
        .init(text: " " + TextFit.clipped(unit, to: unitRoom, size: 15), size: 15, style: "muted"),
      ], x: x, y: y)
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
    let consumed = "● Consumed \(card.consumed.groupedText)"
    let balance = "\(card.isOverdrawn ? "▲" : "●") Balance \(card.balance.groupedText)"
    let size = TextFit.size(of: consumed + balance, in: right - left - 20, 7...14, isBold: true)
    canvas.add(text: consumed, x: left, y: y, size: size, class: "b " + canvas.textClass(card.source.color))
    canvas.add(text: balance, x: right, y: y, size: size, class: card.isOverdrawn ? "b e alarm" : "b e")
  }
}
