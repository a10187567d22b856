public import LedgerDomain

extension LedgerWriter {
  /// Says what an entry consumes of a balance, in place of what it consumed before.
  ///
  /// - Parameters:
  ///   - consumption: the balance and how much of it; nil for nothing.
  ///   - id: the entry.
  /// - Throws: ``LedgerError/unknownEntry(_:)``, ``LedgerError/archived(_:_:)``; ``LeaveObstacle/transferConsumesNothing(_:)``;
  ///   ``LeaveObstacle/needsQuantity(_:)`` without a quantity where the entry's amount is none of the balance's unit;
  ///   ``LedgerError/overdrawn(_:wanted:left:days:)``.
  public func setConsumption(_ consumption: EntryConsumption?, of id: Entry.ID) throws {
    let entry = try ledger.entry(id)
    let dao = LeaveEntryDAO(connection: connection)
    guard let consumption else {
      try refuseOverdraft(without: entry)
      return try dao.set(nil, of: id)
    }
    let balance = consumption.balance
    try refuseArchived(balance)
    if entry.transferPeer != nil { throw LedgerError.leave(.transferConsumesNothing(id)) }
    if consumption.scaled == nil, balance.unit != .money(entry.content.amount.currency) {
      throw LedgerError.leave(.needsQuantity(balance))
    }
    try refuseOverdraft(by: consumption.event(of: id, entry.content), without: id, in: balance)
    try whole {
      if case .money(let currency) = balance.unit { try ensure(currency) }
      try dao.set(consumption, of: id)
      try refuseExcess(of: balance)
    }
  }

  /// Refuses to change an entry that would then consume more of a balance than there is.
  func refuseOverdraft(by content: EntryContent, inPlaceOf old: Entry) throws {
    guard let consumption = try ledger.consumption(of: old.id) else { return }
    if consumption.scaled == nil, consumption.balance.unit != .money(content.amount.currency) {
      throw LedgerError.leave(.needsQuantity(consumption.balance))
    }
    let (before, event) = (consumption.event(of: old.id, old.content), consumption.event(of: old.id, content))
    if before.scaled < 0 {
      return try refuseOverdraft(of: consumption.balance, adding: event, without: old.id, giving: before)
    }
    // A remark can be changed, and less consumed, of a balance that was corrected to less than nothing.
    if event.date == before.date, event.scaled <= before.scaled { return }
    try refuseOverdraft(by: event, without: old.id, in: consumption.balance)
  }

  /// Refuses to take away what an entry gives back to a balance where it was used since.
  func refuseOverdraft(without entry: Entry) throws {
    guard let consumption = try ledger.consumption(of: entry.id) else { return }
    let event = consumption.event(of: entry.id, entry.content)
    if event.scaled < 0 {
      try refuseOverdraft(of: consumption.balance, adding: nil, without: entry.id, giving: event)
    }
  }

  /// Refuses to let a balance lack what an entry gave back, when it did not lack anything before.
  private func refuseOverdraft(
    of balance: LeaveBalance, adding event: LeaveEvent?, without id: Entry.ID, giving before: LeaveEvent
  ) throws {
    if balance.allowsOverdraft { return }
    let record = try ledger.leaveRecord(of: balance)
    var changed = record
    changed.recorded.removeAll { $0.origin == .entry(id) }
    if let event { changed = changed.adding(event) }
    let day = min(before.date, event?.date ?? before.date, ledger.today)
    guard changed.isOverdrawn(from: day), !record.isOverdrawn(from: day) else { return }
    throw LedgerError.leave(.givenBackIsUsed(balance, id))
  }

  private func refuseOverdraft(by event: LeaveEvent, without id: Entry.ID, in balance: LeaveBalance) throws {
    var record = try ledger.leaveRecord(of: balance)
    record.recorded.removeAll { $0.origin == .entry(id) }
    try refuseOverdraft(by: event, of: record)
  }
}
