internal import LedgerDomain

/// What is drawn of one ring: an arc from 12 o'clock on, or the full ring and where its overlap ends.
struct RingArc: Hashable, Sendable {
  /// The least that is drawn of a ring that has begun, so that it is seen at all.
  private static let leastFraction = 0.004

  /// The drawn part, 0…1.
  let fraction: Double
  /// Where the second or a later round ends, when more is consumed than there was.
  let overlapEnd: Turn?

  init(_ ring: Ring) {
    let drawn = ring.drawnFraction
    fraction = drawn > 0 ? max(drawn, RingArc.leastFraction) : 0
    overlapEnd =
      ring.status == .over
      ? Turn(ring.percentConsumed.fraction.truncatingRemainder(dividingBy: 1)) : nil
  }

  /// The arc of a share, which is never over.
  init(fraction: Double) {
    self.fraction = fraction > 0 ? max(min(1, fraction), RingArc.leastFraction) : 0
    overlapEnd = nil
  }
}
