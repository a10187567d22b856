internal import LedgerDomain

/// Months as narrow capsules: a track, and a fill from the bottom as high as the part of the budget that is consumed, or
/// against the largest month when no month has a budget.
struct MonthCapsules {
  private static let height = 112.0
  private static let width = 18.0
  /// The room for the mark of a month that is over its budget.
  private static let markHeight = 16.0

  let months: [MonthExpense]
  let chosen: Month

  private var showsBudgets: Bool { months.contains { $0.position.status != .unbudgeted } }

  /// Draws the capsules with their months below.
  ///
  /// - Returns: where the next part begins.
  func draw(on canvas: inout Canvas, left: Double, top: Double, width: Double) -> Double {
    let slot = width / Double(max(1, months.count))
    let capsuleTop = top + MonthCapsules.markHeight
    for (index, month) in months.enumerated() {
      let middle = left + (Double(index) + 0.5) * slot
      if month.month == chosen {
        canvas.add(
          "rect",
          [
            ("class", "chosen"), ("x", middle - slot / 2 + 3), ("y", top - 8), ("width", slot - 6),
            ("height", MonthCapsules.markHeight + MonthCapsules.height + 54), ("rx", 14),
          ])
      }
      draw(month, on: &canvas, middle: middle, top: capsuleTop)
      addLabels(of: month, to: &canvas, middle: middle, y: capsuleTop + MonthCapsules.height + 20)
    }
    return capsuleTop + MonthCapsules.height + 66
  }

  private func draw(_ month: MonthExpense, on canvas: inout Canvas, middle: Double, top: Double) {
    if month.isFuture { return }
    let left = middle - MonthCapsules.width / 2
    canvas.add(
      "rect",
      [
        ("class", "track"), ("x", left), ("y", top), ("width", MonthCapsules.width), ("height", MonthCapsules.height),
        ("rx", MonthCapsules.width / 2),
      ])
    let isOver = month.position.status == .over
    let paint =
      isOver
      ? canvas.paint(.alarm, .upwards)
      : canvas.paint(.neutral, .upwards)
    if let shape = fill(fraction(month), left: left, bottom: top + MonthCapsules.height) {
      canvas.add("path", [("d", shape), ("fill", paint)])
    }
    if isOver { canvas.add(text: "▲", x: middle, y: top - 4, size: 11, class: "m alarm") }
  }

  /// How far the capsule is filled, 0…1.
  private func fraction(_ month: MonthExpense) -> Double {
    if showsBudgets { return month.position.status == .unbudgeted ? 0 : month.position.drawnFraction }
    let largest = months.map(\.position.consumed.minorUnits).max() ?? 0
    return Ratio(month.position.consumed.minorUnits, of: largest).drawnFraction
  }

  /// The outline of a fill: below the height of a circle the part of a circle, else a shorter capsule.
  private func fill(_ fraction: Double, left: Double, bottom: Double) -> String? {
    let radius = MonthCapsules.width / 2
    let height = max(fraction > 0 ? 2 : 0, fraction * MonthCapsules.height)
    if height <= 0 { return nil }
    let r = radius.markupText
    if height < 2 * radius {
      let half = (radius * radius - (radius - height) * (radius - height)).squareRoot()
      let (start, end, y) = (left + radius - half, left + radius + half, bottom - height)
      return "M\(start.markupText) \(y.markupText)A\(r) \(r) 0 \(height > radius ? 1 : 0) 0 "
        + "\(end.markupText) \(y.markupText)Z"
    }
    let (upper, lower) = ((bottom - height + radius).markupText, (bottom - radius).markupText)
    let (start, end) = (left.markupText, (left + 2 * radius).markupText)
    return "M\(start) \(upper)A\(r) \(r) 0 0 1 \(end) \(upper)V\(lower)A\(r) \(r) 0 0 1 \(start) \(lower)Z"
  }

  private func addLabels(of month: MonthExpense, to canvas: inout Canvas, middle: Double, y: Double) {
    let isChosen = month.month == chosen
    canvas.add(
      text: month.month.shortName, x: middle, y: y, size: 13, class: isChosen ? "b m" : "m muted")
    if month.isFuture || !showsBudgets { return }
    let ratio = month.position.percentConsumed
    let percent = ratio.hasBase ? ratio.percentText.replacing(" ", with: "") : "–"
    canvas.add(
      text: percent, x: middle, y: y + 16, size: TextFit.size(of: percent, in: 44, 5...11),
      class: month.position.status == .over ? "m alarm" : "m muted")
  }
}
