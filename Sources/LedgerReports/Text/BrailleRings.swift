internal import LedgerDomain

/// Concentric rings drawn with Braille dots, two by four in each cell, which are about as wide as high.
struct BrailleRings {
  /// The bits of the dots of a cell by row and column (Unicode, "Braille Patterns").
  private static let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
  private static let firstPattern: UInt32 = 0x2800
  /// How wide the gap at the end of an overlap is, in dots.
  private static let gap = 2.6

  let rings: [Ring]
  /// The height in lines; the picture is twice as many columns wide.
  let height: Int

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
    return (0..<height).map { row in
      (0..<width).reduce(Line()) { $0 + cell(row, $1, geometry, arcs) }
    }
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
