public import LedgerDomain

extension LedgerWriter {
  /// Joins entries of an import with entries of it or of earlier ones where both are surely the legs of one transfer, and
  /// earlier ones of which that became sure by it.
  ///
  /// - Parameters:
  ///   - batch: the import.
  ///   - days: the days of its rows.
  ///   - candidates: the entries that may be legs, where those of the import alone may and came in order of time; nil looks
  ///     for them in the ledger.
  /// - Returns: all pairs in order of time, those that were left as they are included; and how many entries of the import
  ///   are no longer uncategorized.
  /// - Throws: `SQLiteError`; ``MoneyError/outOfRange`` when a sum would not fit.
  func joinTransfers(
    of batch: Int64, within days: ClosedRange<CalendarDate>, candidates: TransferCandidates?
  ) throws -> (pairs: [TransferPair], sortedCount: Int) {
    let entries = EntryDAO(connection: connection)
    guard try entries.holdsSeveralImportedAccounts(), let category = try transferCategory() else { return ([], 0) }
    var finder = TransferFinder()
    if let candidates, candidates.areInOrder {
      for leg in candidates.legs.sorted(by: { ($0.day, $0.id) < ($1.day, $1.id) }) { finder.take(leg) }
    } else {
      try entries.forEachLeg(within: days, widenedBy: TransferFinder.neighbourhood, batch: batch) { finder.take($0) }
    }
    var sortedCount = 0
    let pairs = try finder.matches().map { match in
      let pair = TransferPair(
        out: try ledger.entry(match.out.id), into: try ledger.entry(match.into.id), doubt: match.doubt)
      guard pair.doubt == nil else { return pair }
      try entries.insertTransfer(pair, madeBy: batch)
      for leg in [pair.out, pair.into] where !leg.content.isTransfer {
        try setCategory(of: leg, to: category)
        if leg.importBatch == batch { sortedCount += 1 }
      }
      return TransferPair(out: try ledger.entry(pair.out.id), into: try ledger.entry(pair.into.id), doubt: nil)
    }
    return (pairs, sortedCount)
  }

  /// Joins two entries as the legs of one transfer.
  ///
  /// - Parameters:
  ///   - id: an entry.
  ///   - other: an entry of another account with the opposite amount.
  /// - Returns: both legs, the one that lowers an account first.
  /// - Throws: ``LedgerError/unknownEntry(_:)``, ``LedgerError/cannotJoin(_:)``,
  ///   ``LedgerError/transferNeedsTwoAccounts(_:)``.
  @discardableResult
  public func joinTransfer(_ id: Entry.ID, _ other: Entry.ID) throws -> (out: Entry, into: Entry) {
    let legs = try [id, other].map(ledger.entry).sorted { $0.content.amount.minorUnits < $1.content.amount.minorUnits }
    let (out, into) = (legs[0], legs[1])
    if let joined = legs.first(where: { $0.transferPeer != nil }) {
      throw LedgerError.cannotJoin(.isJoined(joined.id))
    }
    if let split = legs.first(where: \.content.isSplit) { throw LedgerError.cannotJoin(.isSplit(split.id)) }
    guard try out.content.amount.isNegative && out.content.amount == into.content.amount.negated() else {
      throw LedgerError.cannotJoin(.amountsAreNotOpposite(out.content.amount, into.content.amount))
    }
    guard out.content.account.id != into.content.account.id else {
      throw LedgerError.transferNeedsTwoAccounts(out.content.account.name)
    }
    guard let category = try transferCategory() else { throw LedgerError.damaged(.missingCategory) }
    try whole {
      let entries = EntryDAO(connection: connection)
      try entries.insertTransfer(TransferPair(out: out, into: into, doubt: nil), madeBy: nil)
      for leg in legs where !leg.content.isTransfer { try setCategory(of: leg, to: category) }
      for leg in legs where leg.importBatch != nil { try entries.setEdited(leg.id) }
    }
    return (try ledger.entry(out.id), try ledger.entry(into.id))
  }

  /// Makes the legs of a transfer entries of their own again, with the categories that they had before they were joined.
  ///
  /// - Parameter id: either leg.
  /// - Returns: both, the one asked for first.
  /// - Throws: ``LedgerError/unknownEntry(_:)``, ``LedgerError/cannotJoin(_:)`` for an entry that is no leg.
  @discardableResult
  public func separateTransfer(_ id: Entry.ID) throws -> [Entry] {
    let entry = try ledger.entry(id)
    guard let peer = entry.transferPeer else { throw LedgerError.cannotJoin(.isNoLeg(id)) }
    let legs = [entry, try ledger.entry(peer)]
    try whole {
      let entries = EntryDAO(connection: connection)
      let categories = Dictionary(uniqueKeysWithValues: try ledger.categories().map { ($0.id, $0) })
      let former = try entries.formerCategories(ofTransferWith: id)
      try entries.deleteTransfer(with: id)
      for leg in legs {
        if let category = former[leg.id].flatMap({ categories[$0] }) { try setCategory(of: leg, to: category) }
        if leg.importBatch != nil { try entries.setEdited(leg.id) }
      }
    }
    return try legs.map { try ledger.entry($0.id) }
  }

  /// Gives an entry that is not split another category, without saying that a person did.
  func setCategory(of entry: Entry, to category: Category) throws {
    var content = entry.content
    content.allocation = .category(category)
    try change.remove(entry.content)
    try EntryDAO(connection: connection).setCategory(entry.id, to: category.id)
    try change.add(content)
  }

  /// The category of joined transfers.
  private func transferCategory() throws -> Category? {
    try ledger.categories().transfer
  }
}

extension [Category] {
  /// The oldest category of transfers that takes new entries.
  var transfer: Category? { first { $0.kind == .transfer && !$0.isArchived } }
}

extension EntryContent {
  fileprivate var isSplit: Bool { if case .split = allocation { true } else { false } }

  fileprivate var isTransfer: Bool { parts.allSatisfy { $0.category.kind == .transfer } }
}
