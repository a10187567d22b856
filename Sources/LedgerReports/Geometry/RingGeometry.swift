/// Where concentric rings lie within a circle: equally thick, with a gap between them and a hole in the middle.
struct RingGeometry: Hashable, Sendable {
  /// The part of a ring's thickness that a gap has.
  static let gap = 0.28
  /// How thick a ring is at most, and how large the hole is at least, as parts of the outer radius.
  private static let limits = (thickness: 0.17, hole: 0.3)

  let count: Int
  let outerRadius: Double
  /// How thick each ring is.
  let thickness: Double

  init(count: Int, outerRadius: Double) {
    self.count = count
    self.outerRadius = outerRadius
    let room = outerRadius * (1 - RingGeometry.limits.hole)
    let units = Double(max(1, count)) + Double(max(0, count - 1)) * RingGeometry.gap
    thickness = min(outerRadius * RingGeometry.limits.thickness, room / units)
  }

  /// The radius of the middle line of a ring, of which 0 is the outermost.
  func radius(of index: Int) -> Double {
    outerRadius - thickness / 2 - Double(index) * thickness * (1 + RingGeometry.gap)
  }

  /// The radius of the hole in the middle.
  var holeRadius: Double { radius(of: max(0, count - 1)) - thickness / 2 }

  /// The ring at a distance from the middle; nil in a gap, in the hole and outside.
  func ring(at distance: Double) -> Int? {
    (0..<count).first { abs(distance - radius(of: $0)) <= thickness / 2 }
  }
}
