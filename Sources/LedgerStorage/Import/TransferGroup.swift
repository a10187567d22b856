internal import LedgerDomain

/// Legs that hang together, because each fits another one of them, and none outside.
///
/// Its pairs are sure where all legs find a partner and there is one way only to pair them; or where all money leaves one
/// account for one other, so that it does not matter which leg goes with which. A date that is nearer proves nothing.
struct TransferGroup {
  /// How many other entries a doubt names.
  private static let mostNamed = 4

  /// All legs there are, and for each the places of those that fit it.
  let legs: [TransferFinder.Leg]
  let partners: [[Int]]
  /// The places of the legs of this group.
  let members: [Int]
  /// Whether a leg has more partners than are known.
  let isCrowded: Bool

  private typealias Pair = (out: Int, into: Int)

  /// The pairs, each leg in one at most, with what speaks against them: those with a leg that is asked for, and the others as
  /// far as they are sure or unsure because of one.
  func matches() -> [TransferFinder.Match] {
    if !isCrowded, let sure = onlyPairing() ?? pairingOfTwoAccounts() {
      // Legs that are not new and were both changed by hand have been separated before.
      return sure.filter { isAskedFor($0) || !legs[$0.out].isEdited || !legs[$0.into].isEdited }.map { pair in
        let isSorted = !legs[pair.out].isOpen || !legs[pair.into].isOpen
        return match(pair, isSorted ? .isSorted : nil)
      }
    }
    return nearestPairs()
      .filter { pair in isAskedFor(pair) || fitting(pair).contains { legs[$0].isAskedFor } }
      .map { match($0, .othersFit(others(than: $0))) }
  }

  private func isAskedFor(_ pair: Pair) -> Bool { legs[pair.out].isAskedFor || legs[pair.into].isAskedFor }

  private func match(_ pair: Pair, _ doubt: TransferPair.Doubt?) -> TransferFinder.Match {
    TransferFinder.Match(out: legs[pair.out], into: legs[pair.into], doubt: doubt)
  }

  private func pair(_ one: Int, _ two: Int) -> Pair { legs[one].amount.isNegative ? (one, two) : (two, one) }

  /// The one way to give each leg a partner; nil when there is none, or more than one.
  ///
  /// Where there is one way only, some leg has a single partner; without these two the same holds for the rest.
  private func onlyPairing() -> [Pair]? {
    var left = Dictionary(uniqueKeysWithValues: members.map { ($0, partners[$0].count) })
    var single = members.filter { partners[$0].count == 1 }
    var pairs: [Pair] = []
    while let leg = single.popLast() {
      guard left[leg] != nil else { continue }
      guard let partner = partners[leg].first(where: { left[$0] != nil }) else { return nil }
      left[leg] = nil
      left[partner] = nil
      pairs.append(pair(leg, partner))
      for other in partners[partner] {
        guard let count = left[other] else { continue }
        left[other] = count - 1
        if count == 2 { single.append(other) }
        if count == 1 { return nil }
      }
    }
    return left.isEmpty ? pairs : nil
  }

  /// The pairs in order of time where all money leaves one account and arrives in one other; nil when there are more accounts,
  /// or a leg would be left over or has a category of its own.
  private func pairingOfTwoAccounts() -> [Pair]? {
    func inTime(_ isOut: Bool) -> [Int] {
      members.filter { legs[$0].amount.isNegative == isOut }
        .sorted { (legs[$0].day, legs[$0].id) < (legs[$1].day, legs[$1].id) }
    }
    let (out, into) = (inTime(true), inTime(false))
    guard out.count == into.count, members.allSatisfy({ legs[$0].isOpen }),
      [out, into].allSatisfy({ side in side.allSatisfy { legs[$0].account == legs[side[0]].account } })
    else { return nil }
    let pairs = zip(out, into).map { (out: $0, into: $1) }
    return pairs.allSatisfy { distance($0) <= TransferFinder.mostDays } ? pairs : nil
  }

  /// Pairs to show where nothing is sure: the nearest first; equally near, money leaves before it arrives; then the order of
  /// the entries.
  private func nearestPairs() -> [Pair] {
    func rank(_ pair: Pair) -> (Int, Int, Int32, Int64, Int64) {
      let (out, into) = (legs[pair.out], legs[pair.into])
      return (distance(pair), into.day < out.day ? 1 : 0, out.day, out.id.rawValue, into.id.rawValue)
    }
    let all = members.filter { legs[$0].amount.isNegative }.flatMap { out in partners[out].map { (out: out, into: $0) }
    }
    var taken: Set<Int> = []
    return all.sorted { rank($0) < rank($1) }.filter { pair in
      guard !taken.contains(pair.out), !taken.contains(pair.into) else { return false }
      taken.formUnion([pair.out, pair.into])
      return true
    }
  }

  private func distance(_ pair: Pair) -> Int { Int(abs(legs[pair.into].day - legs[pair.out].day)) }

  /// The legs that fit one of two as well.
  private func fitting(_ pair: Pair) -> Set<Int> {
    Set(partners[pair.out] + partners[pair.into]).subtracting([pair.out, pair.into])
  }

  private func others(than pair: Pair) -> [Entry.ID] {
    Array(fitting(pair).map { legs[$0].id }.sorted().prefix(TransferGroup.mostNamed))
  }
}
