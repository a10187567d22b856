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
    if shares.isEmpty { return y }
    defineParts(on: &canvas, left: left, width: width)
    let texts = Texts(left: left + BreakdownRows.nameStart, right: left + width - 12, notes: shares.map(note))
    for share in shares {
      canvas.add(partAt: y, color: share.category.colors.from) { row in
        draw(share, on: &row, left: left, width: width)
        addTexts(of: share, to: &row, texts)
      }
      y += BreakdownRows.height + BreakdownRows.gap
    }
    return y
  }

  /// Where the texts of all rows stand.
  private struct Texts {
    let left: Double
    let right: Double
    let noteSize: Double

    /// Chooses one size for all notes below the names, at which the longest has room.
    init(left: Double, right: Double, notes: [String?]) {
      (self.left, self.right) = (left, right)
      noteSize = notes.compactMap(\.self).reduce(12) { min($0, TextFit.size(of: $1, in: right - left, 8...12)) }
    }

    /// Whether a note ends before an amount on the right begins.
    func hasRoom(for note: String, beside amount: String) -> Bool {
      TextFit.width(of: note, size: noteSize) + 16 + TextFit.width(of: amount, size: 16, isBold: true) <= right - left
    }
  }

  /// What all rows share: the card below, with it the track of the ring, and the outline that the bar stays in.
  private func defineParts(on canvas: inout Canvas, left: Double, width: Double) {
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
    canvas.define(Markup("clipPath", [("id", "c")], [Markup("rect", card)]))
  }

  /// The card with the bar and the ring of the share.
  private func draw(_ share: Breakdown.Share, on row: inout Canvas, left: Double, width: Double) {
    let fraction = share.share.drawnFraction
    row.use(share.wholePercent == nil ? "bare-row" : "row")
    if fraction > 0 {
      // It begins left of the row, whose outline cuts it.
      let end = (left + width * fraction).markupText
      let shape = "M0 0H\(end)V\(BreakdownRows.height.markupText)H0"
      row.add("path", [("class", "t"), ("d", shape)])
    }
    guard let percent = share.wholePercent else { return }
    row.add(
      RingArc(fraction: fraction),
      Canvas.Hoop(
        middle: Point(x: left + BreakdownRows.ringMiddle, y: BreakdownRows.height / 2),
        radius: BreakdownRows.ringRadius, thickness: Canvas.Hoop.smallThickness, stroke: "currentColor", track: .none))
    // Many rows have one, so its size stands in the stylesheet.
    row.add(text: "\(percent) %", x: left + BreakdownRows.percentEnd, y: 30, size: Picture.textSize, class: "p")
  }

  private func addTexts(of share: Breakdown.Share, to row: inout Canvas, _ texts: Texts) {
    let amount = share.amount.groupedText
    let note = note(of: share)
    // A long note takes the whole width, below the amount.
    let isBelow = note.map { !texts.hasRoom(for: $0, beside: amount) } ?? false
    row.add(text: amount, x: texts.right, y: isBelow ? 22 : 30, size: Picture.textSize, class: "a")
    let room = texts.right - TextFit.width(of: amount, size: 16, isBold: true) - 16 - texts.left
    let name = TextFit.clipped(share.category.name, to: room, size: 15)
    row.add(text: name, x: texts.left, y: note == nil ? 30 : 22, size: 15)
    guard let note else { return }
    // A rule for all notes would win over an attribute, so another size stands with the look of the others.
    let isOver = share.position.status == .over
    if texts.noteSize == 12 {
      row.add(text: note, x: texts.left, y: 39, size: Picture.textSize, class: isOver ? "n alarm" : "n")
    } else {
      row.add(text: note, x: texts.left, y: 39, size: texts.noteSize, class: isOver ? "alarm" : "muted")
    }
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
