internal import LedgerDomain

/// The list of a picture: for each category a small ring with its percent, the name, the amount, and behind the row a bar as
/// wide as its share.
struct BreakdownRows {
  private static let height = 50.0
  private static let gap = 4.0
  private static let cornerRadius = 12.0
  private static let ringRadius = 15.0

  let shares: [Breakdown.Share]

  /// Draws the rows, or the line that nothing was spent.
  ///
  /// - Returns: where the next part begins.
  func draw(on canvas: inout Canvas, left: Double, top: Double, width: Double) -> Double {
    var y = top
    if !shares.contains(where: { $0.amount.minorUnits > 0 }) {
      canvas.add(text: "No spending", x: left, y: y + 20, size: 15, class: "muted")
      y += 36
    }
    for share in shares {
      draw(share, on: &canvas, left: left, top: y, width: width)
      y += BreakdownRows.height + BreakdownRows.gap
    }
    return y
  }

  private func draw(_ share: Breakdown.Share, on canvas: inout Canvas, left: Double, top: Double, width: Double) {
    let fraction = share.share.drawnFraction
    let color = "\(share.category.colors.from)"
    canvas.add(
      "rect",
      [
        ("class", "row"), ("x", left), ("y", top), ("width", width), ("height", BreakdownRows.height),
        ("rx", BreakdownRows.cornerRadius),
      ])
    if fraction > 0 {
      canvas.add("path", [("class", "tint"), ("d", bar(width * fraction, left, top, width)), ("fill", color)])
    }
    let middle = Point(x: left + 12 + BreakdownRows.ringRadius, y: top + BreakdownRows.height / 2)
    if let percent = share.wholePercent {
      canvas.add(
        RingArc(fraction: fraction),
        Canvas.Hoop(
          middle: middle, radius: BreakdownRows.ringRadius, thickness: Canvas.Hoop.smallThickness, stroke: color))
      // Many rows have one, so its size stands in the stylesheet.
      canvas.add(text: "\(percent)%", x: middle.x, y: middle.y + 3, size: Picture.textSize, class: "p")
    }
    addTexts(of: share, to: &canvas, left: middle.x + BreakdownRows.ringRadius + 15, right: left + width - 12, top: top)
  }

  /// The part of a row from its left end on, within the row's round corners.
  private func bar(_ length: Double, _ left: Double, _ top: Double, _ width: Double) -> String {
    let radius = BreakdownRows.cornerRadius
    let bottom = top + BreakdownRows.height
    let right = left + length
    // How far the corner has the outline from the edge there.
    func inset(_ distance: Double) -> Double {
      distance >= radius ? 0 : radius - (radius * radius - (radius - distance) * (radius - distance)).squareRoot()
    }
    let (start, end) = (left + min(length, radius), max(left + min(length, radius), min(right, left + width - radius)))
    let (leftInset, rightInset) = (inset(length), inset(width - length))
    let r = radius.markupText
    func arc(_ x: Double, _ y: Double) -> String { "A\(r) \(r) 0 0 1 \(x.markupText) \(y.markupText)" }
    var shape = "M\(left.markupText) \((top + radius).markupText)" + arc(start, top + leftInset)
    shape += "H\(end.markupText)"
    if rightInset > 0 { shape += arc(right, top + rightInset) }
    shape += "V\((bottom - max(leftInset, rightInset)).markupText)"
    if rightInset > 0 { shape += arc(end, bottom) }
    return shape + "H\(start.markupText)" + arc(left, bottom - radius) + "Z"
  }

  private func addTexts(
    of share: Breakdown.Share, to canvas: inout Canvas, left: Double, right: Double, top: Double
  ) {
    let amount = share.amount.groupedText
    canvas.add(text: amount, x: right, y: top + 30, size: 16, class: "b e")
    let room = right - TextFit.width(of: amount, size: 16, isBold: true) - 16 - left
    guard let note = note(of: share) else {
      canvas.add(text: TextFit.clipped(share.category.name, to: room, size: 15), x: left, y: top + 30, size: 15)
      return
    }
    canvas.add(text: TextFit.clipped(share.category.name, to: room, size: 15), x: left, y: top + 22, size: 15)
    let size = TextFit.size(of: note, in: room, 7...12)
    canvas.add(
      text: note, x: left, y: top + 39, size: size, class: share.position.status == .over ? "alarm" : "muted")
  }

  /// How the category's budget stands, or that more came back than was spent.
  private func note(of share: Breakdown.Share) -> String? {
    var parts = share.isNetRefund ? ["net refund"] : []
    if let available = share.position.available, let standing = share.position.markedStanding {
      parts.append("of \(available.groupedText)")
      if share.position.percentConsumed.hasBase { parts.append(share.position.percentConsumed.percentText) }
      parts.append(standing)
      if !share.position.carried.isZero { parts.append("\(share.position.carried.groupedText) carried") }
    }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }
}
