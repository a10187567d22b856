internal import LedgerDomain

extension Canvas {
  /// Where a ring lies and how it is coloured.
  struct Hoop {
    let middle: Point
    let radius: Double
    let thickness: Double
    /// Whether it is one of many small ones, which have their thickness from the stylesheet.
    var isSmall: Bool { thickness == Hoop.smallThickness }
    /// How thick those are.
    static let smallThickness = 4.0
    /// The paint of the arc.
    let stroke: String
    /// The class or colour of the track.
    var track: Track = .paper

    enum Track {
      /// As on paper and cards.
      case paper
      /// A translucent shade of a colour, on something coloured.
      case translucent(HexColor)
    }
  }

  /// Draws a track and, on it, an arc with round ends from 12 o'clock on, clockwise. Where it overlaps itself, a gap shows the end.
  mutating func add(_ arc: RingArc, _ hoop: Hoop) {
    add("circle", circle(hoop) + track(hoop))
    if arc.fraction >= 1 {
      add("circle", circle(hoop) + [("fill", "none"), ("stroke", hoop.stroke), ("stroke-width", hoop.thickness)])
    } else if arc.fraction > 0 {
      add("path", path(hoop, from: Turn(0), to: Turn(arc.fraction), width: hoop.thickness, stroke: hoop.stroke))
    }
    guard let end = arc.overlapEnd else { return }
    // The end lies on the ring's own beginning: a rim in the colour of the page lifts it off.
    let length = min(0.12, hoop.thickness * 2 / (2 * Double.pi * hoop.radius))
    let start = Turn(end.fraction - length)
    add("path", path(hoop, from: start, to: end, width: hoop.thickness + 6, stroke: nil))
    let behind = Turn(end.fraction - length * 2)
    add("path", path(hoop, from: behind, to: end, width: hoop.thickness, stroke: hoop.stroke))
  }

  private func circle(_ hoop: Hoop) -> [(StaticString, any MarkupValue)] {
    [("cx", hoop.middle.x), ("cy", hoop.middle.y), ("r", hoop.radius)]
  }

  private func track(_ hoop: Hoop) -> [(StaticString, any MarkupValue)] {
    let width = hoop.thickness * 0.85
    switch hoop.track {
    case .paper:
      if hoop.isSmall { return [("class", "hoop s")] }
      return [("class", "hoop"), ("stroke-width", width)]
    case .translucent(let color):
      return [("fill", "none"), ("stroke", "\(color)"), ("stroke-opacity", 0.28), ("stroke-width", width)]
    }
  }

  /// An arc; without a stroke of its own it has the colour of the page.
  private func path(_ hoop: Hoop, from start: Turn, to end: Turn, width: Double, stroke: String?)
    -> [(StaticString, any MarkupValue)]
  {
    let (first, last) = (
      start.point(from: hoop.middle, distance: hoop.radius), end.point(from: hoop.middle, distance: hoop.radius)
    )
    let isLarge = end.fraction - start.fraction > 0.5 ? 1 : 0
    let radius = hoop.radius.markupText
    let shape =
      "M\(first.x.markupText) \(first.y.markupText)A\(radius) \(radius) 0 \(isLarge) 1 "
      + "\(last.x.markupText) \(last.y.markupText)"
    guard let stroke else {
      return [("class", "paper"), ("d", shape), ("stroke-width", width), ("stroke-linecap", "round")]
    }
    if hoop.isSmall { return [("class", "arc s"), ("d", shape), ("stroke", stroke)] }
    return [("class", "arc"), ("d", shape), ("stroke", stroke), ("stroke-width", width)]
  }
}
