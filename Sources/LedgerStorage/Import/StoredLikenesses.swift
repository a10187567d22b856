internal import LedgerDomain
internal import SQLiteKit

/// Rows of a file that no stored row equals, but that are like one of the same account, day and amount under another text.
///
/// Where the file has other columns than the one that brought the stored row, a text that is cut in one of them is taken for
/// the same: banks shorten names in one format and add a text in another. Where the columns are the same, or the payees
/// differ by whole words, the bank may have changed the text, or there are two payments: the row is new, and both are named.
struct StoredLikenesses {
  private struct Day: Hashable {
    let account: Account.ID
    let date: CalendarDate
  }

  /// The stored rows of a day, by what makes them like another one.
  private struct StoredDay {
    var byLikeness: [RowLikeness: [ImportDAO.Alike]] = [:]
    var byAmount: [Money: [ImportDAO.Alike]] = [:]
  }

  private struct Alike {
    let ordinal: Int
    let stored: ImportDAO.Alike
    let hasBankID: Bool
    let mayBeSame: Bool
  }

  private let imports: ImportDAO
  private let repeatedReferences: Set<String>
  private let shape: Fingerprint?
  private let last: Entry.ID
  private var days: [Account.ID: ClosedRange<CalendarDate>?] = [:]
  private var stored: [Day: StoredDay] = [:]
  private var sameBeginning: [Alike] = []
  private var otherWords: [Alike] = []
  private var otherPayees: [Alike] = []

  init(_ connection: Connection, _ source: ImportSource, upTo last: Entry.ID) {
    imports = ImportDAO(connection: connection)
    repeatedReferences = source.repeatedReferences
    shape = source.shape
    self.last = last
  }

  /// Takes in a row that no stored one equals.
  mutating func take(_ keyed: KeyedRow, ordinal: Int, in account: Account.ID) throws {
    let (row, likeness) = (keyed.row, keyed.likeness)
    guard try days(of: account)?.contains(row.date) ?? false else { return }
    let day = try rows(of: Day(account: account, date: row.date))
    let hasBankID = RowMatcher.bankID(of: row, repeated: repeatedReferences) != nil
    func alike(_ stored: ImportDAO.Alike, mayBeSame: Bool) -> Alike {
      Alike(ordinal: ordinal, stored: stored, hasBankID: hasBankID, mayBeSame: mayBeSame)
    }
    if let likeness {
      for same in day.byLikeness[likeness] ?? [] where same.isEdited || same.amount == row.amount {
        sameBeginning.append(alike(same, mayBeSame: true))
      }
    }
    for other in day.byAmount[row.amount] ?? [] where other.likeness != likeness {
      let beginning = row.payee.flatMap { payee in other.payee.flatMap { PayeeBeginning($0, payee) } }
      switch likeness == nil ? nil : beginning {
      case .cut: sameBeginning.append(alike(other, mayBeSame: true))
      case .lengthened: otherWords.append(alike(other, mayBeSame: false))
      case nil: otherPayees.append(alike(other, mayBeSame: false))
      }
    }
  }

  /// What becomes of the rows that are like a stored one which no row of the file has taken; each stored one counts once.
  func decisions(claimed: inout ClaimedEntries, keepsDuplicates: Bool) -> [Int: ImportPlan.Decision] {
    var decisions: [Int: ImportPlan.Decision] = [:]
    for row in sameBeginning + otherWords where decisions[row.ordinal] == nil {
      let same = row.stored
      if claimed.contains(same.entry) { continue }
      claimed.insert(same.entry)
      // Two ids of the bank that differ say that the rows differ.
      let mayBeSame = row.mayBeSame && !(row.hasBankID && same.hasBankID) && !keepsDuplicates
      let isOtherShape = shape != nil && same.shape != nil && shape != same.shape
      decisions[row.ordinal] =
        mayBeSame && isOtherShape ? .knownFromOtherColumns(same.entry) : .newResembling(same.entry)
    }
    return decisions
  }

  /// The rows that have no more in common with a stored one than account, day and amount, with the import of that one; each
  /// stored one counts once. One of them says nothing, a whole file of them does.
  func sameAmounts(claimed: ClaimedEntries, except decided: Set<Int>) -> [Int: Int64] {
    var claimed = claimed
    var found: [Int: Int64] = [:]
    for row in otherPayees where found[row.ordinal] == nil && !decided.contains(row.ordinal) {
      if claimed.contains(row.stored.entry) || row.hasBankID && row.stored.hasBankID { continue }
      claimed.insert(row.stored.entry)
      found[row.ordinal] = row.stored.batch
    }
    return found
  }

  /// The imports of stored rows by the entries of those that a row of the file is like.
  func batches() -> [Entry.ID: Int64] {
    Dictionary((sameBeginning + otherWords).map { ($0.stored.entry, $0.stored.batch) }) { first, _ in first }
  }

  private mutating func rows(of day: Day) throws -> StoredDay {
    if let known = stored[day] { return known }
    let all = try imports.rows(account: day.account, date: day.date, upTo: last)
    let found = StoredDay(
      byLikeness: Dictionary(grouping: all, by: \.likeness), byAmount: Dictionary(grouping: all, by: \.amount))
    stored[day] = found
    return found
  }

  /// The first and last day of which an account has stored rows.
  private mutating func days(of account: Account.ID) throws -> ClosedRange<CalendarDate>? {
    if let known = days[account] { return known }
    let found = try imports.days(account: account)
    days[account] = .some(found)
    return found
  }
}
