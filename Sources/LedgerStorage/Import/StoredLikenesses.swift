internal import LedgerDomain
internal import SQLiteKit

/// Rows of a file that no stored row equals, but that are like one of the same account, day and amount under another text.
///
/// Where the file has other columns than the one that brought the stored row, they are taken for the same: banks shorten
/// names in one format and add a text in another. Where the columns are the same, the bank may have changed the text, or
/// there are two payments: the row is new, and both are named.
struct StoredLikenesses {
  private struct Day: Hashable {
    let account: Account.ID
    let date: CalendarDate
  }

  private struct Alike {
    let ordinal: Int
    let day: Day
    let likeness: RowLikeness
    let hasBankID: Bool
  }

  private let imports: ImportDAO
  private let repeatedReferences: Set<String>
  private let shape: Fingerprint?
  private let last: Entry.ID
  private var days: [Account.ID: ClosedRange<CalendarDate>?] = [:]
  private var stored: [Day: [Fingerprint: [ImportDAO.Alike]]] = [:]
  private var rows: [Alike] = []

  init(_ connection: Connection, _ source: ImportSource, upTo last: Entry.ID) {
    imports = ImportDAO(connection: connection)
    repeatedReferences = source.repeatedReferences
    shape = source.shape
    self.last = last
  }

  /// Takes in a row that no stored one equals.
  mutating func take(_ row: ImportRow, ordinal: Int, in account: Account.ID) throws {
    guard try days(of: account)?.contains(row.date) ?? false, let likeness = RowLikeness(row) else { return }
    let day = Day(account: account, date: row.date)
    if stored[day] == nil {
      let all = try imports.rows(account: account, date: row.date, upTo: last)
      stored[day] = Dictionary(grouping: all, by: \.likeness)
    }
    guard stored[day]?[likeness.fingerprint] != nil else { return }
    let bankID = RowMatcher.bankID(of: row, repeated: repeatedReferences)
    rows.append(Alike(ordinal: ordinal, day: day, likeness: likeness, hasBankID: bankID != nil))
  }

  /// What becomes of the rows that are like a stored one which no row of the file has taken; each stored one counts once.
  func decisions(claimed: ClaimedEntries, keepsDuplicates: Bool) -> [Int: ImportPlan.Decision] {
    var claimed = claimed
    var decisions: [Int: ImportPlan.Decision] = [:]
    for row in rows {
      let alike = stored[row.day]?[row.likeness.fingerprint] ?? []
      guard let same = alike.first(where: { !claimed.contains($0.entry) }) else { continue }
      claimed.insert(same.entry)
      // Two ids of the bank that differ say that the rows differ.
      let mayBeSame = !(row.hasBankID && same.hasBankID) && !keepsDuplicates
      let isOtherShape = shape != nil && same.shape != nil && shape != same.shape
      decisions[row.ordinal] =
        mayBeSame && isOtherShape ? .knownFromOtherColumns(same.entry) : .newResembling(same.entry)
    }
    return decisions
  }

  /// The first and last day of which an account has stored rows.
  private mutating func days(of account: Account.ID) throws -> ClosedRange<CalendarDate>? {
    if let known = days[account] { return known }
    let found = try imports.days(account: account)
    days[account] = .some(found)
    return found
  }
}
