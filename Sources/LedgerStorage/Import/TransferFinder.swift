internal import LedgerDomain
internal import SQLiteKit

/// Finds pairs of imported entries that look like the legs of a transfer between own accounts: opposite amounts in one
/// currency, at most four days apart, each in one pair.
///
/// The entries pass by in order of time, and only those of the last days are kept.
struct TransferFinder {
  /// How many days the two legs may lie apart.
  static let mostDays = 4
  /// Legs of one amount within those days: with more of them nothing can be said.
  private static let mostAlike = 50

  /// An entry that may be a leg.
  struct Leg {
    let id: Entry.ID
    let day: Int32
    let amount: Money
    let account: Account.ID
    /// Whether its category leaves room for a transfer: uncategorized, or a category of transfers.
    let isOpen: Bool
    let isNew: Bool
  }

  /// A pair, with what speaks against it.
  struct Match {
    let out: Entry.ID
    let into: Entry.ID
    let doubt: TransferPair.Doubt?
  }

  private struct Pair {
    let out: Leg
    let into: Leg

    var distance: Int32 { abs(into.day - out.day) }
    /// The nearest first; equally near, money leaves before it arrives; then the order of the entries.
    var rank: (Int32, Int, Int32, Int64, Int64) {
      (distance, into.day < out.day ? 1 : 0, out.day, out.id.rawValue, into.id.rawValue)
    }
  }

  private var window: [Money: [Leg]] = [:]
  private var pairs: [Pair] = []

  /// Takes in the next entry in order of time.
  mutating func take(_ leg: Leg) {
    let opposite = Money(minorUnits: -leg.amount.minorUnits, currency: leg.amount.currency)
    if var others = window[opposite] {
      others.removeAll { $0.day < leg.day - Int32(TransferFinder.mostDays) }
      window[opposite] = others.isEmpty ? nil : others
      for other in others.prefix(TransferFinder.mostAlike)
      where other.account != leg.account && (other.isNew || leg.isNew) && (other.isOpen || leg.isOpen) {
        pairs.append(leg.amount.isNegative ? Pair(out: leg, into: other) : Pair(out: other, into: leg))
      }
    }
    window[leg.amount, default: []].append(leg)
    prune(leg.amount, before: leg.day)
  }

  private mutating func prune(_ amount: Money, before day: Int32) {
    guard let first = window[amount]?.first, first.day < day - Int32(TransferFinder.mostDays) else { return }
    window[amount]?.removeAll { $0.day < day - Int32(TransferFinder.mostDays) }
  }

  /// The pairs in order of time.
  func matches() -> [Match] {
    var taken: Set<Entry.ID> = []
    let chosen = pairs.sorted { $0.rank < $1.rank }.filter { pair in
      guard !taken.contains(pair.out.id), !taken.contains(pair.into.id) else { return false }
      taken.formUnion([pair.out.id, pair.into.id])
      return true
    }
    // A leg that stayed alone and is as near casts doubt on a pair.
    var nearestAlone: [Entry.ID: Int32] = [:]
    for pair in pairs {
      for (leg, other) in [(pair.out, pair.into), (pair.into, pair.out)] where !taken.contains(other.id) {
        nearestAlone[leg.id] = min(nearestAlone[leg.id] ?? .max, pair.distance)
      }
    }
    return chosen.sorted { ($0.out.day, $0.out.id) < ($1.out.day, $1.out.id) }.map { pair in
      let alone = min(nearestAlone[pair.out.id] ?? .max, nearestAlone[pair.into.id] ?? .max)
      let isSorted = !pair.out.isOpen || !pair.into.isOpen
      return Match(
        out: pair.out.id, into: pair.into.id,
        doubt: isSorted ? .isSorted : alone <= pair.distance ? .otherEntryFits : nil)
    }
  }
}
