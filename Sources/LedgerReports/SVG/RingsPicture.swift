internal import LedgerDomain

extension RingsDocument: PictureDocument {
  /// The rings at the left, the legend beside them, the mean as headline and in the middle.
  public var svg: Picture { RingsPicture(document: self).picture }
}

/// The picture of `report rings`.
private struct RingsPicture {
  private static let margin = 36.0
  private static let top = 96.0
  private static let outerRadius = 150.0
  private static let legendLeft = 396.0
  private static let factsRoom = Picture.width - margin - legendLeft - 28
  private static let factsSize = 13.0
  /// The size below which the amounts stand in two lines.
  private static let leastFactsSize = 10.0

  let document: RingsDocument

  var rings: [Ring] { document.report.rings }

  var picture: Picture {
    var canvas = Canvas()
    canvas.add(
      text: document.headline, x: RingsPicture.margin, y: 60,
      size: TextFit.size(of: document.headline, in: Picture.width - 2 * RingsPicture.margin, 13...27, isBold: true),
      class: "b")
    let facts = rings.map(facts)
    let rowHeight = (rings.count > 5 ? 46.0 : 58.0) + (facts.contains { $0.count > 1 } ? 15 : 0)
    let legendHeight = Double(rings.count) * rowHeight
    let height = rings.isEmpty ? 0 : max(RingsPicture.outerRadius * 2, legendHeight)
    let middle = Point(x: RingsPicture.margin + RingsPicture.outerRadius, y: RingsPicture.top + height / 2)
    draw(on: &canvas, around: middle)
    for (index, ring) in rings.enumerated() {
      addLegend(of: ring, facts[index], at: middle.y - legendHeight / 2 + Double(index) * rowHeight, to: &canvas)
    }
    return Picture(
      title: "Rings, \(document.report.span.name)", description: description,
      height: RingsPicture.top + height + RingsPicture.margin, canvas)
  }

  private func draw(on canvas: inout Canvas, around middle: Point) {
    let geometry = RingGeometry(count: rings.count, outerRadius: RingsPicture.outerRadius)
    let ends = (middle.x - RingsPicture.outerRadius, middle.x + RingsPicture.outerRadius)
    for (index, ring) in rings.enumerated() {
      let hoop = Canvas.Hoop(
        middle: middle, radius: geometry.radius(of: index), thickness: geometry.thickness,
        stroke: canvas.paint(ring.colors, .across(from: ends.0, to: ends.1)))
      let arc = canvas.add(RingArc(ring), hoop)
      if geometry.thickness >= 15 {
        let percent = ring.isOverNothing ? "over" : Glyphs(usesASCII: false).shortPercent(ring.percentConsumed)
        canvas.add(label: percent, on: hoop, with: arc)
      }
    }
    guard geometry.holeRadius >= 42 else { return }
    if let average = document.shownAverage {
      let room = 2 * geometry.holeRadius * 0.86
      canvas.add(
        text: average.percentText, x: middle.x, y: middle.y + 4,
        size: TextFit.size(of: average.percentText, in: room, 9...19, isBold: true), class: "b m")
      canvas.add(text: "on average", x: middle.x, y: middle.y + 20, size: 11, class: "muted m")
    } else if document.report.countOverNothing > 0 {
      canvas.add(text: "▲ over", x: middle.x, y: middle.y + 6, size: 17, class: "b m alarm")
    }
  }

  private func addLegend(of ring: Ring, _ facts: [String], at top: Double, to canvas: inout Canvas) {
    let left = RingsPicture.legendLeft
    let right = Picture.width - RingsPicture.margin
    canvas.add(
      "rect",
      [
        ("x", left), ("y", top + 8), ("width", 16), ("height", 16), ("rx", 5), ("fill", canvas.paint(ring.colors)),
      ])
    let percent = Glyphs(usesASCII: false).percent(ring.percentConsumed)
    canvas.add(text: percent, x: right, y: top + 22, size: 17, class: ring.status == .over ? "b e alarm" : "b e")
    let room = right - left - 28 - TextFit.width(of: percent, size: 17, isBold: true) - 12
    canvas.add(
      text: TextFit.clipped(ring.name, to: room, size: 16, isBold: true), x: left + 28, y: top + 22, size: 16,
      class: "b")
    for (index, line) in facts.enumerated() {
      let size = TextFit.size(of: line, in: RingsPicture.factsRoom, 8...RingsPicture.factsSize)
      canvas.add(
        // Amounts stand before units, so that nothing of a number is cut.
        text: TextFit.clipped(line, to: RingsPicture.factsRoom, size: size), x: left + 28,
        y: top + 41 + 15 * Double(index), size: size, class: ring.status == .over ? "alarm" : "muted")
    }
  }

  /// What was consumed of what, and the status unless something is left: in one line, or in two where it is long.
  private func facts(of ring: Ring) -> [String] {
    guard let total = ring.total else { return ["\(ring.amount.textWithUnit) · \(ring.status.words)"] }
    var parts = (consumed: ring.amount.groupedText, total: "of \(total.textWithUnit)")
    switch ring.status {
    case .over: parts.consumed = "▲ \(ring.overInShort(Glyphs(usesASCII: false))) · " + parts.consumed
    case .usedUp: parts.total += " · used up"
    case .within, .unbudgeted: break
    }
    let line = "\(parts.consumed) \(parts.total)"
    let isShort = TextFit.width(of: line, size: RingsPicture.leastFactsSize) <= RingsPicture.factsRoom
    return isShort ? [line] : [parts.consumed, parts.total]
  }

  private var description: String {
    let parts = rings.map { ring in
      let status = ring.status == .within ? "" : ", \(ring.statusInWords)"
      let total = ring.total.map { " of \($0.textWithUnit)" } ?? ""
      return "\(ring.name): \(ring.percentConsumed.percentText), \(ring.amount.groupedText)\(total)\(status)."
    }
    let headline = document.headline
    return ([headline.hasSuffix(".") ? headline : headline + "."] + parts).joined(separator: " ")
  }
}
