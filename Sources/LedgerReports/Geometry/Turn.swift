#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A direction as a part of a full turn: 0 at 12 o'clock, then clockwise, ¼ at 3 o'clock.
struct Turn: Hashable, Sendable {
  let fraction: Double

  init(_ fraction: Double) { self.fraction = fraction }

  /// The direction in which a point lies from the middle; y grows downwards.
  init(towards point: Point) {
    let turns = atan2(point.x, -point.y) / (2 * Double.pi)
    fraction = turns < 0 ? turns + 1 : turns
  }

  /// The point in this direction, so far from a middle.
  func point(from middle: Point, distance: Double) -> Point {
    let angle = fraction * 2 * Double.pi
    return Point(x: middle.x + distance * sin(angle), y: middle.y - distance * cos(angle))
  }
}
