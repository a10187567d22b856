internal import LedgerDomain
internal import SQLiteKit

/// Decides for one file, row by row, whether a row was imported before (SEMANTICS §7).
///
/// Each stored row stands for one row of the file at most: that is the multiplicity of rule 2.
struct RowMatcher {
  /// What a row turned out to be.
  enum Match {
    /// Not seen before.
    case new(RowIdentity, bankID: String?)
    /// Imported before.
    case known
    /// Imported before, and its entry deleted by its owner.
    case deleted
  }

  private let imports: ImportDAO
  private let account: Account.ID
  private let repeatedReferences: Set<String>
  private let last: Entry.ID
  private var claimed: Set<Entry.ID> = []
  /// What is left of the stored rows of a key that several have: looked up once, so that a file of equal rows does not
  /// take the square of their number.
  private var crowds: [RowIdentity: Crowd] = [:]

  init(_ connection: Connection, _ source: ImportSource) throws {
    imports = ImportDAO(connection: connection)
    account = source.account.id
    repeatedReferences = source.repeatedReferences
    last = try imports.lastEntry()
  }

  /// What a row is; a stored row that it matches is taken for the rest of the file.
  mutating func match(_ row: ImportRow) throws -> Match {
    let identity = RowIdentity(row)
    let bankID = row.reference.flatMap { $0.isEmpty || repeatedReferences.contains($0) ? nil : $0 }
    // A row without an id, earlier in the file, may have taken the one with this id.
    if let bankID,
      let same = try imports.rows(account: account, bankID: bankID, upTo: last)
        .first(where: { !claimed.contains($0.entry) })
    {
      return claim(same)
    }
    // A bank's id on both sides has decided above: here it says that the rows differ.
    if let same = try equal(identity, hasBankID: bankID != nil) { return claim(same) }
    return .new(identity, bankID: bankID)
  }

  /// A stored row with the same key that no row of the file has taken.
  private mutating func equal(_ identity: RowIdentity, hasBankID: Bool) throws -> ImportDAO.Candidate? {
    if crowds[identity] != nil { return crowds[identity]?.first(hasBankID: hasBankID, claimed) }
    let stored = try imports.rows(account: account, identity: identity, upTo: last)
    var crowd = Crowd(stored)
    let first = crowd.first(hasBankID: hasBankID, claimed)
    if stored.count > 1 { crowds[identity] = crowd }
    return first
  }

  private mutating func claim(_ candidate: ImportDAO.Candidate) -> Match {
    claimed.insert(candidate.entry)
    return candidate.exists ? .known : .deleted
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
    mutating func first(hasBankID: Bool, _ claimed: Set<Entry.ID>) -> ImportDAO.Candidate? {
      while let row = withoutID.last, claimed.contains(row.entry) { withoutID.removeLast() }
      guard !hasBankID else { return withoutID.last }
      while let row = withID.last, claimed.contains(row.entry) { withID.removeLast() }
      return [withoutID.last, withID.last].compactMap { $0 }.min {
        ($0.exists ? 0 : 1, $0.entry) < ($1.exists ? 0 : 1, $1.entry)
      }
    }
  }
}
