internal import LedgerDomain

/// The list of a picture: for each category a small ring with its percent beside it, the name, the amount, and behind the row a
/// bar as wide as its share.
struct BreakdownRows {
  private static let height = 50.0
  private static let gap = 4.0
  private static let cornerRadius = 12.0
  private static let ringRadius = 15.0
  /// Where the parts of a row begin, from its left end.
  private static let (ringMiddle, percentEnd, nameStart) = (27.0, 95.0, 108.0)

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
    defineParts(on: &canvas, left: left, width: width)
    let (start, end) = (left + BreakdownRows.nameStart, left + width - 12)
    let noteSize = shares.reduce(12.0) {
      min($0, note(of: $1).map { TextFit.size(of: $0, in: end - start, 7...12) } ?? 12)
    }
    for share in shares {
      draw(share, on: &canvas, left: left, top: y, width: width)
      addTexts(of: share, to: &canvas, left: start, right: end, top: y, noteSize: noteSize)
      y += BreakdownRows.height + BreakdownRows.gap
    }
    return y
  }

  /// What all rows share: the card below, and with it the track of the ring.
  private func defineParts(on canvas: inout Canvas, left: Double, width: Double) {
    if shares.isEmpty { return }
    let card: [(StaticString, any MarkupValue)] = [
      ("class", "row"), ("x", left), ("width", width), ("height", BreakdownRows.height),
      ("rx", BreakdownRows.cornerRadius),
    ]
    let track: [(StaticString, any MarkupValue)] = [
      ("class", "hoop s"), ("cx", left + BreakdownRows.ringMiddle), ("cy", BreakdownRows.height / 2),
      ("r", BreakdownRows.ringRadius),
    ]
    canvas.define(Markup("rect", [("id", "bare-row")] + card))
    canvas.define(Markup("g", [("id", "row")], [Markup("rect", card), Markup("circle", track)]))
  }

  private func draw(_ share: Breakdown.Share, on canvas: inout Canvas, left: Double, top: Double, width: Double) {
    let fraction = share.share.drawnFraction
    let color = "\(share.category.colors.from)"
    canvas.use(share.wholePercent == nil ? "bare-row" : "row", y: top)
    if fraction > 0 {
      canvas.add("path", [("class", "tint"), ("d", bar(width * fraction, left, top, width)), ("fill", color)])
    }
    guard let percent = share.wholePercent else { return }
    canvas.add(
      RingArc(fraction: fraction),
      Canvas.Hoop(
        middle: Point(x: left + BreakdownRows.ringMiddle, y: top + BreakdownRows.height / 2),
        radius: BreakdownRows.ringRadius, thickness: Canvas.Hoop.smallThickness, stroke: color, track: .none))
    // Many rows have one, so its size stands in the stylesheet.
    canvas.add(
      text: "\(percent) %", x: left + BreakdownRows.percentEnd, y: top + 30, size: Picture.textSize, class: "p")
  }

  /// The part of a row from its left end on, within the row's round corners. It is written in steps from where it begins, which
  /// are short where places are long.
  private func bar(_ length: Double, _ left: Double, _ top: Double, _ width: Double) -> String {
    let radius = BreakdownRows.cornerRadius
    // How far the corner has the outline from the edge there.
    func inset(_ distance: Double) -> Double {
      distance >= radius ? 0 : radius - (radius * radius - (radius - distance) * (radius - distance)).squareRoot()
    }
    let start = min(length, radius)
    let end = max(start, min(length, width - radius))
    let (leftInset, rightInset) = (inset(length), inset(width - length))
    let r = radius.markupText
    func arc(_ x: Double, _ y: Double) -> String {
      // A sign parts two numbers as well as a blank does.
      "a\(r) \(r) 0 0 1 \(x.markupText)\(y < 0 ? "" : " ")\(y.markupText)"
    }
    var shape = "M\(left.markupText) \((top + radius).markupText)" + arc(start, leftInset - radius)
    shape += "h\((end - start).markupText)"
    if rightInset > 0 { shape += arc(length - end, rightInset) }
    shape += "v\((BreakdownRows.height - 2 * max(leftInset, rightInset)).markupText)"
    if rightInset > 0 { shape += arc(end - length, rightInset) }
    return shape + "h\((start - end).markupText)" + arc(-start, leftInset - radius) + "Z"
  }

  private func addTexts(
    of share: Breakdown.Share, to canvas: inout Canvas, left: Double, right: Double, top: Double, noteSize: Double
  ) {
    let amount = share.amount.groupedText
    canvas.add(text: amount, x: right, y: top + 30, size: Picture.textSize, class: "a")
    let room = right - TextFit.width(of: amount, size: 16, isBold: true) - 16 - left
    let name = TextFit.clipped(share.category.name, to: room, size: 15)
    let note = note(of: share)
    canvas.add(text: name, x: left, y: top + (note == nil ? 30 : 22), size: 15)
    guard let note else { return }
    canvas.add(
      text: note, x: left, y: top + 39, size: noteSize == 12 ? Picture.textSize : noteSize,
      class: share.position.status == .over ? "n alarm" : "n muted")
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
