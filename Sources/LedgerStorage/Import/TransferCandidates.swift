internal import LedgerDomain

/// Picks from entries that pass by in order of time, the oldest or the newest first, those that may be legs of transfers: near
/// each of them passes one of another account with the opposite amount. What is left of a million entries is looked at by
/// ``TransferFinder``, for which all others are as good as not there.
struct TransferCandidates {
  private struct Passing {
    let leg: TransferFinder.Leg
    /// The one before it in the same bucket, by its number; negative for none.
    let previous: Int
    var isPicked: Bool
  }

  /// A power of 2: buckets of amounts without their signs.
  private static let bucketCount = 1 << 12

  /// The entries of the last days; each at its number modulo the size, which is a power of 2.
  private var ring: [Passing?] = []
  /// The numbers of the first entry in the ring, and of the next one that comes.
  private var first = 0
  private var next = 0
  /// The number of the last entry of each bucket; negative for none.
  private var buckets: [Int] = []
  private var lastDay: Int32?
  private var isDescending: Bool?
  /// Whether all have come in order of time.
  private(set) var areInOrder = true
  /// Those that were picked, in no order.
  private(set) var legs: [TransferFinder.Leg] = []

  /// Takes in the next entry.
  mutating func take(_ leg: TransferFinder.Leg) {
    guard areInOrder, isNext(leg.day) else {
      areInOrder = false
      (ring, buckets, legs) = ([], [], [])
      return
    }
    if buckets.isEmpty {
      buckets = Array(repeating: -1, count: TransferCandidates.bucketCount)
      ring = Array(repeating: nil, count: 1 << 10)
    }
    forgetOld(before: leg.day)
    let bucket = TransferCandidates.bucket(of: leg.amount)
    let isPicked = pickOpposites(of: leg, from: buckets[bucket])
    if isPicked { legs.append(leg) }
    if next - first == ring.count { grow() }
    ring[next & (ring.count - 1)] = Passing(leg: leg, previous: buckets[bucket], isPicked: isPicked)
    buckets[bucket] = next
    next += 1
  }

  private mutating func isNext(_ day: Int32) -> Bool {
    defer { lastDay = day }
    guard let lastDay, lastDay != day else { return true }
    if let isDescending { return isDescending == (day < lastDay) }
    isDescending = day < lastDay
    return true
  }

  private mutating func forgetOld(before day: Int32) {
    while first < next, let oldest = ring[first & (ring.count - 1)], !isNear(oldest.leg.day, day) { first += 1 }
  }

  private func isNear(_ one: Int32, _ other: Int32) -> Bool { abs(one - other) <= Int32(TransferFinder.mostDays) }

  /// - Returns: whether there are any.
  private mutating func pickOpposites(of leg: TransferFinder.Leg, from last: Int) -> Bool {
    var hasOpposite = false
    var number = last
    while number >= first, let other = ring[number & (ring.count - 1)] {
      if other.leg.amount.minorUnits == -leg.amount.minorUnits, other.leg.amount.currency == leg.amount.currency,
        other.leg.account != leg.account
      {
        hasOpposite = true
        if !other.isPicked {
          legs.append(other.leg)
          ring[number & (ring.count - 1)]?.isPicked = true
        }
      }
      number = other.previous
    }
    return hasOpposite
  }

  private mutating func grow() {
    var larger: [Passing?] = Array(repeating: nil, count: 2 * ring.count)
    for number in first..<next { larger[number & (larger.count - 1)] = ring[number & (ring.count - 1)] }
    ring = larger
  }

  private static func bucket(of amount: Money) -> Int {
    let hash = amount.minorUnits.magnitude &* 0x9e37_79b9_7f4a_7c15
    return Int(truncatingIfNeeded: hash >> 40) & (bucketCount - 1)
  }
}
