internal import LedgerDomain
internal import SQLiteKit

/// The posted recurring entries whose amounts may vary, and the rows of the file that may be the bank's word for them.
///
/// A similar amount proves less than the same one, so that the payee, as it stands in the file or as a rule names it, or the
/// category must be the same as well.
struct VaryingEntries {
  private struct Pair {
    let entry: RecurringDAO.Varying
    let row: Int
    let rowDay: Int32

    /// The nearest first; equally near, the one that the bank booked after the due day; then the earlier ones.
    var rank: (Int32, Int, Int32, Int64, Int) {
      let day = entry.date.dayNumber
      return (abs(rowDay - day), rowDay < day ? 1 : 0, day, entry.entry.rawValue, row)
    }
  }

  private let source: ImportSource
  private let entries: [Account.ID: [RecurringDAO.Varying]]
  private let byHand: [FoldedText: Category.ID]
  private let categories: [FoldedText: Category.ID]
  private var pairs: [Pair] = []

  /// Looks for posted entries up to a number.
  init(_ connection: Connection, _ source: ImportSource, _ accounts: [Account.ID], upTo last: Entry.ID) throws {
    self.source = source
    let recurring = RecurringDAO(connection: connection)
    entries = Dictionary(
      uniqueKeysWithValues: try accounts.map { ($0, try recurring.varying(account: $0, upTo: last)) })
    guard entries.values.contains(where: { !$0.isEmpty }) else {
      (byHand, categories) = ([:], [:])
      return
    }
    byHand = Dictionary(
      try RuleDAO(connection: connection).rememberedCategories().map { ($0.payee, $0.category) }
    ) { $1 }
    categories = Dictionary(
      try CategoryDAO(connection: connection).all().map { (FoldedText($0.name), $0.id) }
    ) { first, _ in first }
  }

  /// Takes in a row that was not imported before.
  mutating func take(_ row: ImportRow, ordinal: Int, in account: Account) throws {
    let day = row.date.dayNumber
    for entry in entries[account.id] ?? []
    where abs(entry.date.dayNumber - day) <= TypedEntries.mostDays && entry.amount != row.amount
      && entry.tolerance.accepts(row.amount, for: entry.amount)
    {
      if try isSame(row, in: account, as: entry) { pairs.append(Pair(entry: entry, row: ordinal, rowDay: day)) }
    }
  }

  /// Which row is linked to which entry: the nearest first, each once.
  ///
  /// - Parameters:
  ///   - others: rows that turned out to be known.
  ///   - links: rows and entries that are linked because their amounts are the same.
  /// - Returns: the entries by the places of their rows.
  func links(without others: Set<Int>, and links: [Int: Entry.ID]) -> [Int: Entry.ID] {
    var found: [Int: Entry.ID] = [:]
    var taken = Set(links.values)
    for pair in pairs.sorted(by: { $0.rank < $1.rank })
    where found[pair.row] == nil && links[pair.row] == nil && !others.contains(pair.row)
      && taken.insert(pair.entry.entry).inserted
    {
      found[pair.row] = pair.entry.entry
    }
    return found
  }

  private func isSame(_ row: ImportRow, in account: Account, as entry: RecurringDAO.Varying) throws -> Bool {
    let match = try source.sort(row, account)
    let payees = [row.payee, match?.payee].compactMap { $0 }.map { FoldedText($0) }
    if let payee = entry.payee, payees.contains(payee) { return true }
    let category =
      match?.category.id ?? row.category.flatMap { categories[FoldedText($0)] }
      ?? row.payee.flatMap { byHand[FoldedText($0)] }
    return category == entry.category
  }
}
