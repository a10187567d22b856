public import LedgerDomain

extension LedgerWriter {
  /// Records an entry.
  ///
  /// - Parameter content: what to record.
  /// - Returns: the entry with its number.
  /// - Throws: ``LedgerError/archived(_:_:)``; `SplitError` when lines do not add up to the amount;
  ///   ``MoneyError/outOfRange`` when a sum would not fit.
  @discardableResult
  public func addEntry(_ content: EntryContent) throws -> Entry {
    try refuseArchived(content)
    return try whole {
      let id = try insert(content)
      try remember(content)
      return Entry(id: id, content: content, importBatch: nil, transferPeer: nil)
    }
  }

  /// Records a transfer between two own accounts as two entries that belong together.
  ///
  /// - Parameters:
  ///   - content: the leg that lowers an account; its amount is negative.
  ///   - account: the account that receives the opposite amount.
  /// - Returns: both legs, the one that lowers an account first.
  /// - Throws: ``LedgerError/transferNeedsTwoAccounts(_:)``, ``LedgerError/transferNeedsItsKind(_:)``,
  ///   ``LedgerError/archived(_:_:)``.
  public func addTransfer(_ content: EntryContent, to account: Account) throws -> (out: Entry, into: Entry) {
    guard account.id != content.account.id else { throw LedgerError.transferNeedsTwoAccounts(account.name) }
    try refuseUnlessTransfer(content)
    var received = content
    received.account = account
    received.amount = try content.amount.negated()
    try refuseArchived(content)
    try refuseArchived(received)
    return try whole {
      let out = try insert(content)
      let into = try insert(received)
      try EntryDAO(connection: connection).insertTransfer(out: out, into: into)
      return (
        Entry(id: out, content: content, importBatch: nil, transferPeer: into),
        Entry(id: into, content: received, importBatch: nil, transferPeer: out)
      )
    }
  }

  /// Changes an entry. Where it is a leg of a transfer, the amount of the other leg changes with it, so that both stay
  /// opposite; in a transfer that was typed as one, the other leg also keeps the day and the category that both have in
  /// common. All else is each leg's own.
  ///
  /// - Parameters:
  ///   - id: the entry.
  ///   - content: what it is to hold.
  /// - Returns: the changed entry.
  /// - Throws: ``LedgerError/unknownEntry(_:)``, ``LedgerError/archived(_:_:)``, `SplitError`,
  ///   ``LedgerError/transferNeedsOneCurrency``, ``LedgerError/transferNeedsTwoAccounts(_:)``,
  ///   ``LedgerError/transferNeedsItsKind(_:)``, ``LedgerError/cannotJoin(_:)`` for a leg that is to be split.
  @discardableResult
  public func updateEntry(_ id: Entry.ID, to content: EntryContent) throws -> Entry {
    let old = try ledger.entry(id)
    try refuseArchived(content, unlessIn: old.content)
    try whole {
      if let peer = old.transferPeer {
        try updatePeer(try ledger.entry(peer), of: old, to: content)
      }
      try replace(old, with: content)
      if content.payee != old.content.payee || content.allocation != old.content.allocation { try remember(content) }
    }
    return try ledger.entry(id)
  }

  /// Deletes an entry; a transfer goes with both its legs.
  ///
  /// - Parameter id: the entry.
  /// - Returns: what was deleted, the entry asked for first.
  /// - Throws: ``LedgerError/unknownEntry(_:)``.
  @discardableResult
  public func deleteEntry(_ id: Entry.ID) throws -> [Entry] {
    let entry = try ledger.entry(id)
    let peer = try entry.transferPeer.map(ledger.entry)
    let deleted = [entry] + (peer.map { [$0] } ?? [])
    for entry in deleted { try refuseOverdraft(without: entry) }
    try whole {
      for entry in deleted {
        try EntryDAO(connection: connection).delete(entry.id)
        try change.remove(entry.content)
      }
    }
    return deleted
  }

  private func replace(_ old: Entry, with content: EntryContent) throws {
    try refuseWrongSplit(content)
    try ensure(content.amount.currency)
    try refuseOverdraft(by: content, inPlaceOf: old)
    let isEdited = old.importBatch != nil && content != old.content
    try change.remove(old.content)
    try EntryDAO(connection: connection).update(
      old.id, to: content, payee: try payeeID(content.payee), isEdited: isEdited)
    try change.add(content)
  }

  private func updatePeer(_ peer: Entry, of old: Entry, to content: EntryContent) throws {
    guard peer.content.account.id != content.account.id else {
      throw LedgerError.transferNeedsTwoAccounts(content.account.name)
    }
    guard content.amount.currency == old.content.amount.currency else { throw LedgerError.transferNeedsOneCurrency }
    if case .split = content.allocation { throw LedgerError.cannotJoin(.isSplit(old.id)) }
    try refuseUnlessTransfer(content)
    var received = peer.content
    received.amount = try content.amount.negated()
    // The legs of joined entries have days and categories of their own, even where these are the same by chance.
    if try EntryDAO(connection: connection).formerCategories(ofTransferWith: old.id).isEmpty {
      if received.date == old.content.date { received.date = content.date }
      if received.allocation == old.content.allocation { received.allocation = content.allocation }
    }
    if received != peer.content { try replace(peer, with: received) }
  }

  /// Both legs of a transfer stay out of reports, so that neither can have a category of another kind (SEMANTICS §4).
  private func refuseUnlessTransfer(_ content: EntryContent) throws {
    if let part = content.parts.first(where: { $0.category.kind != .transfer }) {
      throw LedgerError.transferNeedsItsKind(part.category)
    }
  }

  /// Archived categories and accounts take no new entries; an entry that has one already may keep it.
  private func refuseArchived(_ content: EntryContent, unlessIn old: EntryContent? = nil) throws {
    let kept = Set(old?.parts.map(\.category.id) ?? [])
    if let part = content.parts.first(where: { $0.category.isArchived && !kept.contains($0.category.id) }) {
      throw LedgerError.archived(.category, part.category.name)
    }
    if content.account.isArchived, content.account.id != old?.account.id {
      throw LedgerError.archived(.account, content.account.name)
    }
  }
}
