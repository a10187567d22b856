internal import LedgerDomain

/// Concentric rings drawn with Braille dots, two by four in each cell, which are about as wide as high. Each begins at the top, and
/// has its percent there where it is large enough.
struct BrailleRings {
  /// The bits of the dots of a cell by row and column (Unicode, "Braille Patterns").
  private static let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
  private static let firstPattern: UInt32 = 0x2800
  /// How wide the gap at the end of an overlap is, in dots.
  private static let gap = 2.6
  /// How high a cell is, in dots.
  private static let cellHeight = 4.0

  let rings: [Ring]
  /// The height in lines; the picture is twice as many columns wide.
  let height: Int

  /// The height from which on each of so many rings has room for a percent.
  static func leastHeight(labelled count: Int) -> Int {
    (2...).first {
      let geometry = RingGeometry(count: count, outerRadius: Double($0 * 2))
      return geometry.thickness * (1 + RingGeometry.gap) >= cellHeight
    } ?? 2
  }

  /// The width in columns.
  var width: Int { height * 2 }

  private enum Dot {
    case empty
    case track
    case filled(ring: Int, turn: Turn)
  }

  /// The lines of the picture.
  func lines() -> [Line] {
    let geometry = RingGeometry(count: rings.count, outerRadius: Double(height * 2))
    let arcs = rings.enumerated().map { index, ring in
      RingArc(ring).opened(by: BrailleRings.gap, of: 2 * Double.pi * geometry.radius(of: index))
    }
    let labels = labels(geometry)
    return (0..<height).map { row in
      guard let label = labels[row] else {
        return (0..<width).reduce(Line()) { $0 + cell(row, $1, geometry, arcs) }
      }
      let start = height - label.width
      let left = (0..<start).reduce(Line()) { $0 + cell(row, $1, geometry, arcs) }
      return (height..<width).reduce(left + label) { $0 + cell(row, $1, geometry, arcs) }
    }
  }

  /// The percents by the row they stand in: each left of the place where its ring begins, in the place of the dots there. A ring
  /// that is too small for its percent has none, and none has one where two would share a row.
  private func labels(_ geometry: RingGeometry) -> [Int: Line] {
    let pitch = geometry.thickness * (1 + RingGeometry.gap)
    if pitch < BrailleRings.cellHeight { return [:] }
    var labels: [Int: Line] = [:]
    for (index, ring) in rings.enumerated() where ring.percentConsumed.hasBase {
      let radius = geometry.radius(of: index)
      let row = Int((geometry.outerRadius - radius) / BrailleRings.cellHeight)
      let label = Line.blanks(1) + Line(Glyphs(usesASCII: false).shortPercent(ring.percentConsumed), ring.legendInk)
      // The ring bends away from its label, which must not reach the ring outside of it.
      let end = Point(
        x: Double(2 * (label.width - 1)), y: geometry.outerRadius - Double(row) * BrailleRings.cellHeight - 2)
      if end.distance <= radius + pitch { labels[row] = label }
    }
    return labels
  }

  /// One cell: the dots of all that lies in it, in the colour of the ring that has the most of them.
  private func cell(_ row: Int, _ column: Int, _ geometry: RingGeometry, _ arcs: [RingArc]) -> Line {
    var pattern: UInt32 = 0
    var filled: [(ring: Int, turn: Turn)] = []
    for (down, bits) in BrailleRings.bits.enumerated() {
      for (right, bit) in bits.enumerated() {
        switch dot(x: column * 2 + right, y: row * 4 + down, geometry, arcs) {
        case .empty: break
        case .track: pattern |= bit
        case .filled(let ring, let turn):
          pattern |= bit
          filled.append((ring, turn))
        }
      }
    }
    guard pattern != 0, let scalar = Unicode.Scalar(BrailleRings.firstPattern + pattern) else { return .blanks(1) }
    let counts = Dictionary(grouping: filled, by: \.ring)
    let strongest = counts.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
    guard let strongest, let turn = strongest.value.first?.turn else { return Line(String(scalar), .faint) }
    return Line(String(scalar), .colored(rings[strongest.key].colors.color(at: turn.fraction)))
  }

  private func dot(x: Int, y: Int, _ geometry: RingGeometry, _ arcs: [RingArc]) -> Dot {
    let radius = geometry.outerRadius
    let place = Point(x: Double(x) + 0.5 - radius, y: Double(y) + 0.5 - radius)
    guard let ring = geometry.ring(at: place.distance) else { return .empty }
    let turn = Turn(towards: place)
    if let end = arcs[ring].overlapEnd {
      let round = 2 * Double.pi * place.distance
      let ahead = (turn.fraction - end.fraction + 1).truncatingRemainder(dividingBy: 1) * round
      // A second gap, behind the end, says that the ring went round more than once before.
      let isBehind = arcs[ring].isTwiceRound && (1...2).contains((round - ahead) / BrailleRings.gap)
      if ahead < BrailleRings.gap || isBehind { return .empty }
    }
    if turn.fraction < arcs[ring].fraction { return .filled(ring: ring, turn: turn) }
    // Every second dot of the middle line: a track that is told from a ring without any colour.
    let isMiddle = abs(place.distance - geometry.radius(of: ring)) <= max(1, geometry.thickness / 4)
    return isMiddle && (x + y).isMultiple(of: 2) ? .track : .empty
  }
}
