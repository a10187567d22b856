internal import LedgerDomain
internal import SQLiteKit

/// The keys of stored rows day by day: a file mostly goes through the days in order, and to read the rows of a day together
/// takes a small part of what it takes to look each of them up.
struct StoredDays {
  private struct Day: Hashable {
    let account: Account.ID
    let date: CalendarDate
  }

  /// The rows of a day in the order of their fingerprints.
  private typealias Rows = [(fingerprint: Fingerprint, candidate: ImportDAO.Candidate)]

  /// A day of more rows is not read at once.
  private static let mostRowsOfDay = 10_000
  /// With more rows than these all are forgotten.
  private static let mostRows = 50_000

  private let imports: ImportDAO
  private let last: Entry.ID
  private var days: [Day: Rows?] = [:]
  private var current: (day: Day, rows: Rows?)?
  private var keptCount = 0
  private var readCount = 0
  private var askedCount = 0

  init(_ imports: ImportDAO, upTo last: Entry.ID) {
    self.imports = imports
    self.last = last
  }

  /// The stored rows with a key; those whose entries are still there come first.
  mutating func rows(account: Account.ID, identity: RowIdentity) throws -> [ImportDAO.Candidate] {
    askedCount += 1
    guard let rows = try rows(of: Day(account: account, date: identity.date)) else {
      return try imports.rows(account: account, identity: identity, upTo: last)
    }
    var low = 0
    var high = rows.count
    let key = Int64(bitPattern: identity.fingerprint.bits)
    while low < high {
      let middle = (low + high) / 2
      if Int64(bitPattern: rows[middle].fingerprint.bits) < key { low = middle + 1 } else { high = middle }
    }
    var found: [ImportDAO.Candidate] = []
    while low < rows.count, rows[low].fingerprint == identity.fingerprint {
      found.append(rows[low].candidate)
      low += 1
    }
    return found.count < 2 ? found : found.filter(\.exists) + found.filter { !$0.exists }
  }

  /// The rows of a day; nil where they are looked up one by one, because there are too many or the file jumps from day to day.
  private mutating func rows(of day: Day) throws -> Rows? {
    if let current, current.day == day { return current.rows }
    let rows = try known(day)
    current = (day, rows)
    return rows
  }

  private mutating func known(_ day: Day) throws -> Rows? {
    if let known = days[day] { return known }
    guard readCount <= 8 * askedCount + StoredDays.mostRowsOfDay else { return nil }
    let most = StoredDays.mostRowsOfDay
    let read = try imports.keys(account: day.account, date: day.date, upTo: last, limit: most + 1)
    readCount += read.count
    if keptCount > StoredDays.mostRows {
      days.removeAll(keepingCapacity: true)
      keptCount = 0
    }
    let rows = read.count > most ? nil : read
    days[day] = .some(rows)
    keptCount += rows?.count ?? 0
    return rows
  }
}
