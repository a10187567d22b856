internal import LedgerDomain

/// Entries that rows of a file stand for already, one bit for each entry: a file of a million known rows takes a few hundred
/// kilobytes. Any number does; those of a damaged ledger may be below zero or huge.
struct ClaimedEntries {
  private var words: [Int64: UInt64] = [:]

  func contains(_ entry: Entry.ID) -> Bool {
    words[entry.rawValue >> 6, default: 0] & ClaimedEntries.bit(of: entry) != 0
  }

  mutating func insert(_ entry: Entry.ID) {
    words[entry.rawValue >> 6, default: 0] |= ClaimedEntries.bit(of: entry)
  }

  private static func bit(of entry: Entry.ID) -> UInt64 { 1 << UInt64(entry.rawValue & 63) }
}
