internal import LedgerDomain

extension LedgerWriter {
  /// Joins entries of an import with entries of it or of earlier ones where both are surely the legs of one transfer.
  ///
  /// - Parameters:
  ///   - batch: the import.
  ///   - days: the days of its rows.
  /// - Returns: all pairs in order of time, those that were left as they are included.
  /// - Throws: `SQLiteError`; ``MoneyError/outOfRange`` when a sum would not fit.
  func joinTransfers(of batch: Int64, within days: ClosedRange<CalendarDate>) throws -> [TransferPair] {
    let entries = EntryDAO(connection: connection)
    guard try entries.holdsSeveralImportedAccounts(), let category = try transferCategory() else { return [] }
    var finder = TransferFinder()
    try entries.forEachLeg(within: days, widenedBy: TransferFinder.mostDays, batch: batch) { finder.take($0) }
    return try finder.matches().map { match in
      let pair = TransferPair(
        out: try ledger.entry(match.out), into: try ledger.entry(match.into), doubt: match.doubt)
      guard pair.doubt == nil else { return pair }
      try entries.insertTransfer(pair, madeBy: batch)
      for leg in [pair.out, pair.into] where !leg.content.isTransfer { try setCategory(of: leg, to: category) }
      return TransferPair(out: try ledger.entry(match.out), into: try ledger.entry(match.into), doubt: nil)
    }
  }

  /// Gives an entry that is not split another category, without saying that a person did.
  func setCategory(of entry: Entry, to category: Category) throws {
    var content = entry.content
    content.allocation = .category(category)
    try change.remove(entry.content)
    try EntryDAO(connection: connection).setCategory(entry.id, to: category.id)
    try change.add(content)
  }

  /// The oldest category of transfers that takes new entries.
  private func transferCategory() throws -> Category? {
    try ledger.categories().first { $0.kind == .transfer && !$0.isArchived }
  }
}

extension EntryContent {
  fileprivate var isTransfer: Bool { parts.allSatisfy { $0.category.kind == .transfer } }
}
