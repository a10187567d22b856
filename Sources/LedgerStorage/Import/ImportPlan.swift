internal import LedgerDomain
internal import SQLiteKit

/// What becomes of each row of a file, decided for the whole file before the first row is stored (SEMANTICS §7): whether
/// a row was imported before, and which typed entry is nearest to which row, depends on all the others.
///
/// It takes a byte for each row, and more only for the few that are not simply new or known. Where nothing is stored that a
/// row could be, it takes nothing.
struct ImportPlan {
  /// What becomes of a row.
  enum Decision: Hashable {
    /// It becomes an entry.
    case new
    /// It becomes an entry, though a stored one may be the same.
    case newResembling(Entry.ID)
    /// It becomes an entry again, in place of a deleted one.
    case restored(Entry.ID)
    /// It is stored already.
    case known
    /// It is stored already as this entry, from a file with other columns.
    case knownFromOtherColumns(Entry.ID)
    /// Its entry was deleted by its owner.
    case deleted
    /// It is joined to a typed entry.
    case linked(Entry.ID)
  }

  fileprivate enum Mark: UInt8 {
    case new, known, deleted, special
  }

  private var marks: [Mark]?
  private var special: [Int: Decision] = [:]
  /// How many rows at the beginning of the file change nothing, whatever comes after them: stored already, or deleted by
  /// their owner. What became of them was told while the rest was looked at.
  private(set) var settledCount = 0
  /// Whether all rows are such.
  var isSettled: Bool { settledCount == marks?.count }
  /// How many of the new rows are like rows of which import: of the same account, day and amount under another text, whether
  /// or not the texts have anything in common.
  private(set) var alike: [Int64: Int] = [:]

  /// What becomes of the row at a place, counted from 0.
  subscript(ordinal: Int) -> Decision {
    guard let marks else { return .new }
    switch marks[ordinal] {
    case .new: return .new
    case .known: return .known
    case .deleted: return .deleted
    case .special: return special[ordinal] ?? .new
    }
  }

  /// Decides for a file.
  ///
  /// - Parameters:
  ///   - connection: the ledger.
  ///   - source: the file.
  ///   - settle: gets each of the first rows that change nothing.
  /// - Throws: `SQLiteError`, what the file throws when it cannot be read to its end, and what `settle` throws.
  init(_ connection: Connection, _ source: ImportSource, settle: (KeyedRow, Decision) throws -> Void) throws {
    let imports = ImportDAO(connection: connection)
    let accounts = source.allAccounts.map(\.id)
    guard try accounts.contains(where: { try imports.mayHoldSame(account: $0) }) else { return }
    let last = try imports.lastEntry()
    var matcher = RowMatcher(connection, source, upTo: last)
    var typed = try TypedEntries(connection, source, upTo: last)
    var likenesses = StoredLikenesses(connection, source, upTo: last)
    var marks: [Mark] = []
    try source.forEachRow { keyed in
      let row = keyed.row
      let owner = source.account(of: row)
      let account = owner.id
      switch try matcher.match(keyed, in: account) {
      case .known:
        marks.append(source.keepsDuplicates ? .new : .known)
      case .deleted(let entry):
        if source.includesDeleted { special[marks.count] = .restored(entry) }
        marks.append(source.includesDeleted ? .special : .deleted)
      case .new:
        try likenesses.take(keyed, ordinal: marks.count, in: account)
        try typed.take(row, ordinal: marks.count, in: owner)
        marks.append(.new)
      }
      guard settledCount == marks.count - 1, let decision = Decision(marks[settledCount]) else { return }
      try settle(keyed, decision)
      settledCount += 1
    }
    var claimed = matcher.claimed
    let alike = likenesses.decisions(claimed: &claimed, keepsDuplicates: source.keepsDuplicates)
    let known = alike.filter { if case .knownFromOtherColumns = $0.value { true } else { false } }
    special.merge(alike) { first, _ in first }
    // A row that turned out to be linked is no more said to resemble another one.
    special.merge(typed.links(without: Set(known.keys)).mapValues(Decision.linked)) { _, link in link }
    for ordinal in special.keys { marks[ordinal] = .special }
    let batches = likenesses.batches()
    for case .newResembling(let entry) in special.values {
      if let batch = batches[entry] { self.alike[batch, default: 0] += 1 }
    }
    for batch in likenesses.sameAmounts(claimed: claimed, except: Set(special.keys)).values {
      self.alike[batch, default: 0] += 1
    }
    self.marks = marks
  }
}

extension ImportPlan.Decision {
  /// What becomes of a row with a mark that nothing changes any more; nil for other marks.
  fileprivate init?(_ mark: ImportPlan.Mark) {
    switch mark {
    case .known: self = .known
    case .deleted: self = .deleted
    case .new, .special: return nil
    }
  }
}
