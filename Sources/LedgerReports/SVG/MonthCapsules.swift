internal import LedgerDomain

/// Months as narrow capsules: a track, and a fill from the bottom as high as the month's bar is filled.
struct MonthCapsules {
  private static let height = 112.0
  private static let width = 18.0
  /// The room for the mark of a month that is over its budget.
  private static let markHeight = 16.0
  /// The room for the line that says what the capsules stand for.
  private static let captionHeight = 34.0
  private static let captionSize = 12.0
  private static let percentSize = 11.0

  let bars: MonthBars
  let chosen: Month

  /// Draws the capsules with their months below.
  ///
  /// - Returns: where the next part begins.
  func draw(on canvas: inout Canvas, left: Double, top: Double, width: Double) -> Double {
    addCaption(to: &canvas, left: left, right: left + width, y: top + 8)
    let slot = width / Double(max(1, bars.months.count))
    let top = top + MonthCapsules.captionHeight
    let capsuleTop = top + MonthCapsules.markHeight
    canvas.define(capsule("track", [("id", "track")]))
    canvas.define(capsule("bare", [("id", "bare")]))
    for (index, month) in bars.months.enumerated() {
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

  /// What the capsules stand for and, at the right, what their marks mean.
  private func addCaption(to canvas: inout Canvas, left: Double, right: Double, y: Double) {
    let text = bars.explanation ?? bars.title
    let size = MonthCapsules.captionSize
    canvas.add(text: text, x: left, y: y, size: TextFit.size(of: text, in: right - left, 8...size), class: "muted")
    var end = right
    if bars.contains(.unbudgeted) {
      canvas.add(text: "no budget", x: end, y: y, size: size, class: "e muted")
      end -= TextFit.width(of: "no budget", size: size) + 14
      canvas.add("rect", [("class", "bare"), ("x", end), ("y", y - 11), ("width", 7), ("height", 13), ("rx", 3.5)])
      end -= 16
    }
    if bars.contains(.over) { canvas.add(text: "▲ over budget", x: end, y: y, size: size, class: "e alarm") }
  }

  private func draw(_ month: MonthExpense, on canvas: inout Canvas, middle: Double, top: Double) {
    let bar = bars.bar(of: month)
    let (left, bottom) = (middle - MonthCapsules.width / 2, top + MonthCapsules.height)
    switch bar {
    case .blank: return
    case .unbudgeted: return canvas.use("bare", x: left, y: top)
    case .filled(let fraction):
      canvas.use("track", x: left, y: top)
      guard let shape = fill(fraction, left: left, bottom: bottom) else { return }
      canvas.add("path", [("d", shape), ("fill", canvas.paint(.neutral, .upwards))])
    case .over:
      canvas.use("track", x: left, y: top)
      guard let shape = fill(1, left: left, bottom: bottom) else { return }
      canvas.add("path", [("d", shape), ("fill", canvas.paint(.alarm, .upwards))])
      canvas.add(text: "▲", x: middle, y: top - 4, size: 11, class: "m alarm")
    }
  }

  /// A whole capsule with what else it has, such as its place.
  private func capsule(_ style: String, _ more: [(StaticString, any MarkupValue)]) -> Markup {
    Markup(
      "rect",
      more + [
        ("class", style), ("width", MonthCapsules.width), ("height", MonthCapsules.height),
        ("rx", MonthCapsules.width / 2),
      ])
  }

  /// The outline of a fill: below the height of a circle the part of a circle, else a shorter capsule.
  private func fill(_ fraction: Double, left: Double, bottom: Double) -> String? {
    let radius = MonthCapsules.width / 2
    let height = max(fraction > 0 ? 2 : 0, fraction * MonthCapsules.height)
    if height <= 0 { return nil }
    let r = radius.markupText
    if height < 2 * radius {
      let half = (radius * radius - (radius - height) * (radius - height)).squareRoot()
      return "M\((left + radius - half).markupText) \((bottom - height).markupText)"
        + "a\(r) \(r) 0 \(height > radius ? 1 : 0) 0 \((2 * half).markupText) 0Z"
    }
    let (side, diameter) = (height - 2 * radius, (2 * radius).markupText)
    return "M\(left.markupText) \((bottom - height + radius).markupText)a\(r) \(r) 0 0 1 \(diameter) 0"
      + "v\(side.markupText)a\(r) \(r) 0 0 1 -\(diameter) 0Z"
  }

  private func addLabels(of month: MonthExpense, to canvas: inout Canvas, middle: Double, y: Double) {
    let isChosen = month.month == chosen
    canvas.add(
      text: month.month.shortName, x: middle, y: y, size: 13, class: isChosen ? "b m" : "m muted")
    // The months are amounts, or this one is to come.
    if month.isBlank || bars.scale != .budget { return }
    let (glyphs, consumed) = (Glyphs(usesASCII: false), month.position.percentConsumed)
    let percent = glyphs.shortPercent(consumed)
    canvas.add(
      text: percent, x: middle, y: y + 16, size: MonthCapsules.percentSize,
      class: month.position.status == .over ? "m alarm" : "m muted",
      title: percent == glyphs.percent(consumed) ? nil : consumed.percentText)
  }
}
