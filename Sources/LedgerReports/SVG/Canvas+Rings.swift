internal import LedgerDomain

extension Canvas {
  /// Where a ring lies and how it is coloured.
  struct Hoop {
    let middle: Point
    let radius: Double
    let thickness: Double
    /// Whether it is one of many small ones, which have their thickness and colour from the stylesheet and the part they are in.
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
      /// Drawn already.
      case none
    }

    /// The length of the middle line.
    var round: Double { 2 * Double.pi * radius }
    /// What is left free before 12 o'clock by a ring that is not full: its round ends, and a gap that can be seen.
    var gap: Double { thickness + max(2.5, thickness * 0.25) }
  }

  /// Draws a track and, on it, an arc with round ends from 12 o'clock on, clockwise. Where it overlaps itself, a gap shows the end,
  /// and a second one behind it that the ring was full more than once before.
  ///
  /// - Returns: the arc as it was drawn.
  @discardableResult mutating func add(_ arc: RingArc, _ hoop: Hoop) -> RingArc {
    let arc = arc.opened(by: hoop.gap, of: hoop.round)
    if let track = track(hoop) { add("circle", circle(hoop) + track) }
    if arc.fraction >= 1 {
      add("circle", circle(hoop) + look(hoop))
    } else if arc.fraction > 0 {
      add("path", [("d", shape(hoop, from: Turn(0), to: Turn(arc.fraction)))] + look(hoop))
    }
    guard let end = arc.overlapEnd else { return arc }
    addHead(at: end, hoop)
    if arc.isTwiceRound { addHead(at: Turn(end.fraction - hoop.thickness * 0.6 / hoop.round), hoop) }
    return arc
  }

  /// The end of a round that lies on the ring itself: a rim in the colour of the page lifts it off. The rim stays within the gap to
  /// the next ring.
  private mutating func addHead(at end: Turn, _ hoop: Hoop) {
    let length = min(0.12, hoop.thickness * 2 / hoop.round)
    let rim = min(3, hoop.thickness * RingGeometry.gap * 0.8)
    add(
      "path",
      [
        ("class", "paper"), ("d", shape(hoop, from: Turn(end.fraction - length), to: end)),
        ("stroke-width", hoop.thickness + 2 * rim),
      ])
    add("path", [("d", shape(hoop, from: Turn(end.fraction - length * 2), to: end))] + look(hoop))
  }

  /// A text along a ring on a plate in the colour of the page, which is thinner than the ring, so that it can be read whatever
  /// lies below and touches no other ring.
  ///
  /// - Parameters:
  ///   - label: the text.
  ///   - hoop: the ring.
  ///   - arc: the arc as it was drawn. The text stands left of 12 o'clock, or behind the arc's end where that is there.
  mutating func add(label: String, on hoop: Hoop, with arc: RingArc) {
    let size = 11.0
    let margin = 14.0
    let length = TextFit.width(of: label, size: size, isBold: true)
    let usual = hoop.round - hoop.thickness / 2 - margin
    let head = arc.head.map { $0 * hoop.round }
    var end = usual
    if let head, head + hoop.thickness / 2 > usual - length - margin {
      end = min(usual, head - margin / 2 - (arc.isTwiceRound ? hoop.thickness : 0))
    }
    let plate = (from: Turn((end - length) / hoop.round), to: Turn(end / hoop.round))
    add(
      "path",
      [
        ("class", "paper"), ("d", shape(hoop, from: plate.from, to: plate.to)),
        ("stroke-width", min(17, hoop.thickness - 3)),
      ])
    let turn = Turn((end - length / 2) / hoop.round)
    add(
      text: label, around: turn.point(from: hoop.middle, distance: hoop.radius),
      // Below the middle the text would stand on its head.
      degrees: (turn.fraction > 0.25 && turn.fraction < 0.75
        ? turn.fraction - 0.5 : turn.fraction - turn.fraction.rounded())
        * 360, size: size, class: "b m")
  }

  private func circle(_ hoop: Hoop) -> [(StaticString, any MarkupValue)] {
    [("cx", hoop.middle.x), ("cy", hoop.middle.y), ("r", hoop.radius)]
  }

  private func track(_ hoop: Hoop) -> [(StaticString, any MarkupValue)]? {
    let width = hoop.thickness * 0.85
    switch hoop.track {
    case .none: return nil
    case .paper:
      if hoop.isSmall { return [("class", "hoop s")] }
      return [("class", "hoop"), ("stroke-width", width)]
    case .translucent(let color):
      return [("fill", "none"), ("stroke", "\(color)"), ("stroke-opacity", 0.28), ("stroke-width", width)]
    }
  }

  /// How an arc is drawn.
  private func look(_ hoop: Hoop) -> [(StaticString, any MarkupValue)] {
    if hoop.isSmall { return [("class", "s")] }
    return [("class", "arc"), ("stroke", hoop.stroke), ("stroke-width", hoop.thickness)]
  }

  private func shape(_ hoop: Hoop, from beginning: Turn, to end: Turn) -> String {
    let (first, last) = (
      beginning.point(from: hoop.middle, distance: hoop.radius), end.point(from: hoop.middle, distance: hoop.radius)
    )
    let isLarge = end.fraction - beginning.fraction > 0.5 ? 1 : 0
    let radius = hoop.radius.markupText
    let start = "M\(first.x.markupText) \(first.y.markupText)"
    if hoop.isSmall {
      // Steps are shorter than places.
      return start + "a\(radius) \(radius) 0 \(isLarge) 1 "
        + "\((last.x - first.x).markupText) \((last.y - first.y).markupText)"
    }
    return start + "A\(radius) \(radius) 0 \(isLarge) 1 \(last.x.markupText) \(last.y.markupText)"
  }
}
