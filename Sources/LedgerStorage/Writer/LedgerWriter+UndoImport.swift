public import LedgerDomain

extension LedgerWriter {
  /// Takes an import back: the entries that it brought are gone with their keys, so that the corrected file imports whole;
  /// typed entries are what they were before rows were linked to them; transfers that it made come apart again; and
  /// categories and accounts that it made go where nothing else uses them.
  ///
  /// - Parameters:
  ///   - number: the import.
  ///   - force: whether entries go that a person has changed since.
  /// - Returns: what was taken back.
  /// - Throws: ``LedgerError/unknownImport(_:known:)``, ``LedgerError/importIsUndone(_:)``,
  ///   ``LedgerError/importEdited(_:_:)``.
  @discardableResult
  public func undoImport(_ number: Int64, force: Bool) throws -> UndoneImport {
    var undone = UndoneImport(batch: try ledger.importBatch(number))
    if undone.batch.undoneAt != nil { throw LedgerError.importIsUndone(number) }
    let imports = ImportDAO(connection: connection)
    let rows = try imports.importedRows(of: number).filter { !$0.isLinked && $0.state != .deleted }
    undone.edited = rows.filter { $0.state == .edited }.map(\.entry)
    if !force, !undone.edited.isEmpty { throw LedgerError.importEdited(number, undone.edited) }
    try whole {
      for linked in try imports.linkedEntries(of: number) {
        let entry = try ledger.entry(linked.entry)
        // A person may have divided or joined it since; both hold the amount of the bank.
        let isPlain = if case .category = entry.content.allocation { entry.transferPeer == nil } else { false }
        try setLink(
          linked.entry, entry.content, to: nil, status: linked.status, minorUnits: isPlain ? linked.minorUnits : nil)
        undone.unlinked += 1
      }
      try RecurringDAO(connection: connection).forgetMatches(of: number)
      undone.separated = try separateTransfers(of: number)
      undone.deleted = try deleteEntries(of: number)
      try imports.setUndone(number, at: ledger.now)
      try applySums()
      undone.removedNames = try removeNames()
      undone.mayHaveKnown = try ledger.importsThatMayHaveKnown(undone.batch)
    }
    undone.batch.undoneAt = ledger.now
    return undone
  }

  /// Joins a typed entry to a row of an import, or lets it go, with the status that it has from then on, and the amount where
  /// that is another one.
  func setLink(
    _ id: Entry.ID, _ content: EntryContent, to batch: Int64?, status: EntryStatus, minorUnits: Int64? = nil
  ) throws {
    var changed = content
    changed.status = status
    if let minorUnits { changed.amount = Money(minorUnits: minorUnits, currency: content.amount.currency) }
    if changed != content {
      try change.remove(content)
      try change.add(changed)
    }
    try ImportDAO(connection: connection).link(id, to: batch, status: status, minorUnits: changed.amount.minorUnits)
  }

  /// Gives the entries of other imports that are joined to entries of this one the categories that they had.
  ///
  /// - Returns: how many.
  private func separateTransfers(of number: Int64) throws -> Int {
    let legs = try EntryDAO(connection: connection).separateTransfers(of: number)
    let categories = Dictionary(uniqueKeysWithValues: try ledger.categories().map { ($0.id, $0) })
    for leg in legs {
      let entry = try ledger.entry(leg.entry)
      // A category given by hand since stays.
      guard let category = categories[leg.category],
        case .category(let current) = entry.content.allocation, current.kind == .transfer
      else { continue }
      try setCategory(of: entry, to: category)
    }
    return legs.count
  }

  private func deleteEntries(of number: Int64) throws -> Int {
    let entries = EntryDAO(connection: connection)
    var filter = EntryFilter()
    filter.importBatch = number
    var count = 0
    try ledger.forEachEntry(matching: filter) { entry in
      try change.remove(entry.content)
      count += 1
    }
    try entries.deleteAll(of: number)
    return count
  }

  /// Removes the categories and accounts that undone imports made, as far as nothing refers to them.
  private func removeNames() throws -> [String] {
    try CategoryDAO(connection: connection).removeUnused()
      + AccountDAO(connection: connection).removeUnused(except: FoldedText(try ledger.defaultAccountName()))
  }
}
