internal import LedgerDomain
internal import SQLiteKit

/// Finds pairs of imported entries that look like the legs of a transfer between own accounts: opposite amounts in one
/// currency, at most four days apart, each in one pair.
///
/// The entries pass by in order of time, and only those of the last days are kept. Which pairs are sure is decided for each
/// ``TransferGroup`` when all have passed.
struct TransferFinder {
  /// How many days the two legs may lie apart.
  static let mostDays = 4
  /// How many days around those that are asked for decide about them: the legs that fit theirs, what else fits those, and
  /// so on for eight legs.
  static let neighbourhood = 8 * mostDays
  /// Candidates for one leg; with more of them nothing can be said.
  private static let mostAlike = 50

  /// An entry that may be a leg.
  struct Leg: Hashable {
    let id: Entry.ID
    let day: Int32
    let amount: Money
    let account: Account.ID
    /// Whether its category leaves room for a transfer: uncategorized, or a category of transfers.
    let isOpen: Bool
    /// Whether its pairs are asked for; others only speak for or against them.
    let isAskedFor: Bool
    /// Whether a person changed it, or joined or separated it.
    let isEdited: Bool
  }

  /// A pair, with what speaks against it.
  struct Match {
    let out: Leg
    let into: Leg
    let doubt: TransferPair.Doubt?
  }

  /// Legs of one amount that can be told apart from others without looking at each.
  private struct Shelf: Hashable {
    let amount: Money
    let account: Account.ID
    let isOpen: Bool
  }

  /// The legs of a shelf in order of time; those of long ago are passed over, and dropped when they are many.
  private struct RecentLegs {
    private var legs: [Leg] = []
    private var start = 0

    mutating func append(_ leg: Leg, droppingBefore day: Int32) {
      drop(before: day)
      legs.append(leg)
    }

    /// The legs from a day on.
    mutating func since(_ day: Int32) -> ArraySlice<Leg> {
      drop(before: day)
      return legs[start...]
    }

    private mutating func drop(before day: Int32) {
      while start < legs.count, legs[start].day < day { start += 1 }
      guard start * 2 > legs.count else { return }
      legs.removeFirst(start)
      start = 0
    }
  }

  private var shelves: [Shelf: RecentLegs] = [:]
  /// The accounts in the order in which they came.
  private var accounts: [Account.ID] = []
  private var places: [Entry.ID: Int] = [:]
  private var legs: [Leg] = []
  private var partners: [[Int]] = []
  private var crowded: Set<Int> = []

  /// Takes in the next entry in order of time.
  mutating func take(_ leg: Leg) {
    let opposite = Money(minorUnits: -leg.amount.minorUnits, currency: leg.amount.currency)
    let first = leg.day - Int32(TransferFinder.mostDays)
    var room = TransferFinder.mostAlike
    for account in accounts where account != leg.account {
      for isOpen in leg.isOpen ? [true, false] : [true] {
        let shelf = Shelf(amount: opposite, account: account, isOpen: isOpen)
        guard let others = shelves[shelf]?.since(first), !others.isEmpty else { continue }
        for other in others.prefix(room) { join(leg, other) }
        if others.count > room { crowded.insert(place(of: leg)) }
        room = max(0, room - others.count)
      }
    }
    let own = Shelf(amount: leg.amount, account: leg.account, isOpen: leg.isOpen)
    shelves[own, default: RecentLegs()].append(leg, droppingBefore: first)
    if !accounts.contains(leg.account) { accounts.append(leg.account) }
  }

  private mutating func join(_ leg: Leg, _ other: Leg) {
    let (one, two) = (place(of: leg), place(of: other))
    partners[one].append(two)
    partners[two].append(one)
  }

  private mutating func place(of leg: Leg) -> Int {
    if let known = places[leg.id] { return known }
    places[leg.id] = legs.count
    legs.append(leg)
    partners.append([])
    return legs.count - 1
  }

  /// The pairs of the groups in which some leg is asked for, in order of time.
  func matches() -> [Match] {
    var seen = Array(repeating: false, count: legs.count)
    var matches: [Match] = []
    for first in legs.indices where !seen[first] {
      var members = [first]
      seen[first] = true
      var next = 0
      while next < members.count {
        for partner in partners[members[next]] where !seen[partner] {
          seen[partner] = true
          members.append(partner)
        }
        next += 1
      }
      guard members.contains(where: { legs[$0].isAskedFor }) else { continue }
      let group = TransferGroup(
        legs: legs, partners: partners, members: members, isCrowded: members.contains(where: crowded.contains))
      matches += group.matches()
    }
    return matches.sorted { ($0.out.day, $0.out.id) < ($1.out.day, $1.out.id) }
  }
}
