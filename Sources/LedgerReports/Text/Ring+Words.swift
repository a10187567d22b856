internal import LedgerDomain

extension Ring {
  /// The status in words; from twice the total on, how many times it was consumed: `over, more than twice`.
  var statusInWords: String {
    guard let (times, isExact) = wholeTimes else { return status.words }
    let count = times == 2 ? "twice" : "\(FixedPoint.grouped(String(times))) times"
    return "\(status.words), \(isExact ? "" : "more than ")\(count)"
  }

  /// What is over its total, where there is little room: `over`, `over 2×` for more than twice, `2×` for exactly twice.
  func overInShort(_ glyphs: Glyphs) -> String {
    guard let (times, isExact) = wholeTimes else { return status.words }
    return "\(isExact ? "" : "\(status.words) ")\(FixedPoint.grouped(String(times)))\(glyphs.times)"
  }

  /// What its percent is seen as.
  var legendInk: Ink { status == .within ? .strong : status.ink }

  /// How many times the total was consumed, from twice on, and whether nothing more was.
  private var wholeTimes: (times: Int64, isExact: Bool)? {
    guard status == .over, percentConsumed.hasBase else { return nil }
    let (times, rest) = percentConsumed.part.quotientAndRemainder(dividingBy: percentConsumed.base)
    return times < 2 ? nil : (times, rest == 0)
  }
}
