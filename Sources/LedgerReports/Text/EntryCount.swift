internal import LedgerDomain

/// A number of entries in words: `1 entry`, `12,345 entries`.
struct EntryCount {
  let count: Int

  init(_ count: Int) { self.count = count }

  /// The words.
  var text: String { count == 1 ? "1 entry" : "\(FixedPoint.grouped(String(count))) entries" }
}
