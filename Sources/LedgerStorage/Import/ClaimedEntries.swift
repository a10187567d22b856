internal import LedgerDomain

/// Entries that rows of a file stand for already, one bit for each entry of the ledger: a file of a million known rows
/// takes a hundred kilobytes.
struct ClaimedEntries {
  private var words: [UInt64]

  /// Nothing claimed, among entries up to a number.
  init(upTo last: Entry.ID) {
    words = Array(repeating: 0, count: Int(last.rawValue) / 64 + 1)
  }

  func contains(_ entry: Entry.ID) -> Bool {
    let (word, bit) = Int(entry.rawValue).quotientAndRemainder(dividingBy: 64)
    return words[word] & 1 << UInt64(bit) != 0
  }

  mutating func insert(_ entry: Entry.ID) {
    let (word, bit) = Int(entry.rawValue).quotientAndRemainder(dividingBy: 64)
    words[word] |= 1 << UInt64(bit)
  }
}
