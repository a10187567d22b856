internal import LedgerDomain
internal import SQLiteKit

/// Decides for one file, row by row, whether a row was imported before (SEMANTICS §7).
///
/// Each stored row stands for one row of the file at most: that is the multiplicity of rule 2.
struct RowMatcher {
  /// What a row turned out to be.
  enum Match {
    /// Not seen before.
    case new
    /// Imported before.
    case known
    /// Imported before as this entry, which its owner deleted.
    case deleted(Entry.ID)
  }

  private let imports: ImportDAO
  private let repeatedReferences: Set<String>
  private let last: Entry.ID
  private var days: StoredDays
  private(set) var claimed: ClaimedEntries
  /// What is left of the stored rows of a key that several have: looked up once, so that a file of equal rows does not
  /// take the square of their number.
  private var crowds: [AccountedIdentity: Crowd] = [:]

  private struct AccountedIdentity: Hashable {
    let account: Account.ID
    let identity: RowIdentity
  }

  /// Prepares for a file: what is stored up to an entry counts.
  init(_ connection: Connection, _ source: ImportSource, upTo last: Entry.ID) {
    imports = ImportDAO(connection: connection)
    repeatedReferences = source.repeatedReferences
    self.last = last
    days = StoredDays(imports, upTo: last)
    claimed = ClaimedEntries()
  }

  /// What a row is; a stored row that it matches is taken for the rest of the file.
  mutating func match(_ keyed: KeyedRow, in account: Account.ID) throws -> Match {
    let bankID = RowMatcher.bankID(of: keyed.row, repeated: repeatedReferences)
    // A row without an id, earlier in the file, may have taken the one with this id.
    if let bankID,
      let same = try imports.rows(account: account, bankID: bankID, upTo: last)
        .first(where: { !claimed.contains($0.entry) })
    {
      return claim(same)
    }
    // A bank's id on both sides has decided above: here it says that the rows differ.
    let key = AccountedIdentity(account: account, identity: keyed.identity)
    if let same = try equal(key, hasBankID: bankID != nil) { return claim(same) }
    return .new
  }

  /// Takes an entry for a row, so that no other row is told to be the same.
  mutating func claim(_ entry: Entry.ID) { claimed.insert(entry) }

  /// The bank's id of a row, where it decides: not empty, and unique in the file.
  static func bankID(of row: ImportRow, repeated: Set<String>) -> String? {
    row.reference.flatMap { $0.isEmpty || repeated.contains($0) ? nil : $0 }
  }

  /// A stored row with the same key that no row of the file has taken.
  private mutating func equal(_ key: AccountedIdentity, hasBankID: Bool) throws -> ImportDAO.Candidate? {
    if crowds[key] != nil { return crowds[key]?.first(hasBankID: hasBankID, claimed) }
    let stored = try days.rows(account: key.account, identity: key.identity)
    if stored.isEmpty { return nil }
    var crowd = Crowd(stored)
    let first = crowd.first(hasBankID: hasBankID, claimed)
    if stored.count > 1 { crowds[key] = crowd }
    return first
  }

  private mutating func claim(_ candidate: ImportDAO.Candidate) -> Match {
    claim(candidate.entry)
    return candidate.exists ? .known : .deleted(candidate.entry)
  }
}

extension RowMatcher {
  /// Stored rows with one key, apart by whether a bank's id came with them; the ones to take first stand last.
  private struct Crowd {
    private var withID: [ImportDAO.Candidate]
    private var withoutID: [ImportDAO.Candidate]

    init(_ candidates: [ImportDAO.Candidate]) {
      withID = candidates.reversed().filter(\.hasBankID)
      withoutID = candidates.reversed().filter { !$0.hasBankID }
    }

    /// The first row that is not taken; for a row of the file that has an id only those without one.
    mutating func first(hasBankID: Bool, _ claimed: ClaimedEntries) -> ImportDAO.Candidate? {
      while let row = withoutID.last, claimed.contains(row.entry) { withoutID.removeLast() }
      guard !hasBankID else { return withoutID.last }
      while let row = withID.last, claimed.contains(row.entry) { withID.removeLast() }
      return [withoutID.last, withID.last].compactMap { $0 }.min {
        ($0.exists ? 0 : 1, $0.entry) < ($1.exists ? 0 : 1, $1.entry)
      }
    }
  }
}
