internal import LedgerDomain

/// What is drawn of one ring: an arc from 12 o'clock on, or the full ring and where its overlap ends.
struct RingArc: Hashable, Sendable {
  /// The least that is drawn of a ring that has begun, so that it is seen at all.
  private static let leastFraction = 0.004

  /// The drawn part, 0…1.
  let fraction: Double
  /// Where the second or a later round ends, when more is consumed than there was.
  let overlapEnd: Turn?
  /// Whether it went round twice or more often, of which the overlap shows the last round alone.
  let isTwiceRound: Bool

  private init(fraction: Double, overlapEnd: Turn?, isTwiceRound: Bool) {
    self.fraction = fraction
    self.overlapEnd = overlapEnd
    self.isTwiceRound = isTwiceRound
  }

  init(_ ring: Ring) {
    let drawn = ring.drawnFraction
    let consumed = ring.percentConsumed.fraction
    self.init(
      fraction: drawn > 0 ? max(drawn, RingArc.leastFraction) : 0,
      overlapEnd: ring.status == .over ? Turn(consumed.truncatingRemainder(dividingBy: 1)) : nil,
      isTwiceRound: ring.status == .over && consumed >= 2)
  }

  /// The arc of a share, which is never over.
  init(fraction: Double) {
    self.init(
      fraction: fraction > 0 ? max(min(1, fraction), RingArc.leastFraction) : 0, overlapEnd: nil, isTwiceRound: false)
  }

  /// The arc as it is drawn with ends that take some room: what is below the full ring leaves a gap that can be seen.
  ///
  /// - Parameters:
  ///   - gap: how long the gap is at least, round ends included.
  ///   - round: the length of the full ring.
  /// - Returns: the arc, shortened where it would close.
  func opened(by gap: Double, of round: Double) -> RingArc {
    if fraction <= 0 || fraction >= 1 || round <= 0 { return self }
    return RingArc(
      fraction: min(fraction, max(RingArc.leastFraction, 1 - gap / round)), overlapEnd: overlapEnd,
      isTwiceRound: isTwiceRound)
  }

  /// Where the arc that is drawn last ends, as a part of the ring; nil where a full ring has no end.
  var head: Double? { overlapEnd?.fraction ?? (fraction < 1 ? fraction : nil) }
}
