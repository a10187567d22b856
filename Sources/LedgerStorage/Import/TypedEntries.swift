internal import LedgerDomain
internal import SQLiteKit

/// The entries that a person typed into the accounts of an import and that no row stands behind yet, and the rows of the
/// file that may be the bank's word for them (SEMANTICS §7 rule 3).
struct TypedEntries {
  /// How many days a row may lie before or after its typed entry.
  static let mostDays = 4

  private struct Key: Hashable {
    let account: Account.ID
    let amount: Money
  }

  private struct Dated<Value> {
    let value: Value
    let day: Int32
  }

  private struct Pair {
    let entry: Dated<Entry.ID>
    let row: Dated<Int>

    /// The nearest first; equally near, the one that the bank booked after the purchase; then the earlier ones.
    var rank: (Int32, Int, Int32, Int64, Int) {
      (abs(row.day - entry.day), row.day < entry.day ? 1 : 0, entry.day, entry.value.rawValue, row.value)
    }
  }

  private var entries: [Key: [Dated<Entry.ID>]] = [:]
  private var rows: [Key: [Dated<Int>]] = [:]
  private var varying: VaryingEntries

  /// Looks for typed entries up to a number.
  init(_ connection: Connection, _ source: ImportSource, upTo last: Entry.ID) throws {
    let accounts = source.allAccounts.map(\.id)
    varying = try VaryingEntries(connection, source, accounts, upTo: last)
    let imports = ImportDAO(connection: connection)
    for account in accounts {
      try imports.forEachTyped(account: account, upTo: last) { id, date, amount in
        let key = Key(account: account, amount: amount)
        entries[key, default: []].append(Dated(value: id, day: date.dayNumber))
      }
    }
  }

  /// Takes in a row that was not imported before.
  mutating func take(_ row: ImportRow, ordinal: Int, in account: Account) throws {
    try varying.take(row, ordinal: ordinal, in: account)
    takeSame(row, ordinal: ordinal, in: account.id)
  }

  private mutating func takeSame(_ row: ImportRow, ordinal: Int, in account: Account.ID) {
    if entries.isEmpty { return }
    let key = Key(account: account, amount: row.amount)
    guard let typed = entries[key] else { return }
    let day = row.date.dayNumber
    guard typed.contains(where: { abs($0.day - day) <= TypedEntries.mostDays }) else { return }
    rows[key, default: []].append(Dated(value: ordinal, day: day))
  }

  /// Which row is linked to which entry: the nearest first, each once.
  ///
  /// - Parameter others: rows that turned out to be known.
  /// - Returns: the entries by the places of their rows.
  func links(without others: Set<Int>) -> [Int: Entry.ID] {
    var links: [Int: Entry.ID] = [:]
    for (key, rows) in rows {
      let rows = rows.filter { !others.contains($0.value) }.sorted { ($0.day, $0.value) < ($1.day, $1.value) }
      var pairs: [Pair] = []
      for entry in entries[key] ?? [] {
        pairs += TypedEntries.near(entry.day, in: rows).map { Pair(entry: entry, row: $0) }
      }
      var taken: Set<Entry.ID> = []
      for pair in pairs.sorted(by: { $0.rank < $1.rank })
      where links[pair.row.value] == nil && taken.insert(pair.entry.value).inserted {
        links[pair.row.value] = pair.entry.value
      }
    }
    // The same amount is the better proof, so that similar ones come last.
    links.merge(varying.links(without: others, and: links)) { same, _ in same }
    return links
  }

  /// The rows that lie near a day, out of rows in order of their days.
  private static func near(_ day: Int32, in rows: [Dated<Int>]) -> ArraySlice<Dated<Int>> {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].day < day - Int32(mostDays) { low = middle + 1 } else { high = middle }
    }
    return rows[low...].prefix { $0.day <= day + Int32(mostDays) }
  }
}
