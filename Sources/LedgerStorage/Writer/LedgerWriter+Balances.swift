public import LedgerDomain

extension LedgerWriter {
  /// Makes a leave-style balance.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - unit: the unit of its quantities.
  ///   - color: the colour of its card; nil takes one that differs from its neighbours'.
  ///   - allowsOverdraft: whether more may be consumed than there is.
  /// - Returns: the balance, with nothing in it.
  /// - Throws: ``LedgerError/invalidName(_:_:)``, ``LedgerError/nameTaken(_:_:)``.
  @discardableResult
  public func addBalance(
    named name: String, unit: LeaveUnit, color: HexColor? = nil, allowsOverdraft: Bool = false
  ) throws -> LeaveBalance {
    let existing = try ledger.balances()
    let name = try freeName(name, .balance, among: existing.map(\.name))
    let color = color ?? Palette.color(existing.count)
    let id = try LeaveBalanceDAO(connection: connection).insert(
      name: name, unit: unit, color: color, allowsOverdraft: allowsOverdraft)
    return LeaveBalance(id: id, name: name, unit: unit, color: color, allowsOverdraft: allowsOverdraft)
  }

  /// Gives a balance another name.
  ///
  /// - Parameters:
  ///   - balance: the balance.
  ///   - name: its new name; another spelling of the old one is fine.
  /// - Throws: ``LedgerError/invalidName(_:_:)``, ``LedgerError/nameTaken(_:_:)``.
  public func rename(_ balance: LeaveBalance, to name: String) throws {
    let others = try ledger.balances().filter { $0.id != balance.id }
    let name = try freeName(name, .balance, among: others.map(\.name))
    try LeaveBalanceDAO(connection: connection).rename(balance.id, to: name)
  }

  /// Archives a balance, or takes it back. Its events stay; it stands in no report as long as it is archived.
  ///
  /// - Parameters:
  ///   - balance: the balance.
  ///   - isArchived: whether it is to be archived.
  /// - Throws: `SQLiteError`.
  public func setArchived(_ balance: LeaveBalance, _ isArchived: Bool) throws {
    try LeaveBalanceDAO(connection: connection).setArchived(balance.id, isArchived)
  }

  /// Deletes a balance that nothing ever happened to.
  ///
  /// - Parameter balance: the balance.
  /// - Throws: ``LeaveObstacle/balanceInUse(_:)`` when it has events, rules or entries.
  public func delete(_ balance: LeaveBalance) throws {
    let dao = LeaveBalanceDAO(connection: connection)
    if try dao.isInUse(balance.id) { throw LedgerError.leave(.balanceInUse(balance)) }
    try dao.delete(balance.id)
  }

  /// Adds an event to a balance.
  ///
  /// - Parameters:
  ///   - event: what happened; its amount counts in the balance's small units.
  ///   - balance: the balance.
  /// - Throws: ``LedgerError/overdrawn(_:wanted:left:days:)`` when a consumption, with all that is planned, is more than
  ///   there is on its days; ``LedgerError/archived(_:_:)``.
  public func addEvent(_ event: LeaveEvent, to balance: LeaveBalance) throws {
    try refuseArchived(balance)
    if event.kind == .consume { try refuseOverdraft(by: event, of: try ledger.leaveRecord(of: balance)) }
    try whole {
      if case .money(let currency) = balance.unit { try ensure(currency) }
      try LeaveBalanceDAO(connection: connection).insert(event, into: balance.id)
      try refuseExcess(of: balance)
    }
  }

  /// Takes an event back. It stays in the log and no longer counts.
  ///
  /// - Parameters:
  ///   - id: the event's number.
  ///   - balance: the balance that has it.
  /// - Returns: the event as it was.
  /// - Throws: ``LeaveObstacle/unknownEvent(_:of:)``, ``LeaveObstacle/eventIsCancelled(_:)``;
  ///   ``LeaveObstacle/eventIsUsed(_:of:)`` when what it granted is used and the balance may not be overdrawn.
  @discardableResult
  public func cancelEvent(_ id: LeaveEvent.ID, of balance: LeaveBalance) throws -> LeaveEvent {
    try refuseArchived(balance)
    var record = try ledger.leaveRecord(of: balance)
    guard let place = record.recorded.firstIndex(where: { $0.id == id }) else {
      throw LedgerError.leave(.unknownEvent(id, of: balance))
    }
    let event = record.recorded[place]
    if event.isCancelled { throw LedgerError.leave(.eventIsCancelled(id)) }
    let wasOverdrawn = record.isOverdrawn(from: ledger.today)
    record.recorded.remove(at: place)
    if !balance.allowsOverdraft, !wasOverdrawn, record.isOverdrawn(from: ledger.today) {
      throw LedgerError.leave(.eventIsUsed(id, of: balance))
    }
    try whole {
      try LeaveBalanceDAO(connection: connection).cancel(id)
      try refuseExcess(of: balance)
    }
    return event
  }

  func refuseArchived(_ balance: LeaveBalance) throws {
    if balance.isArchived { throw LedgerError.archived(.balance, balance.name) }
  }

  /// Refuses a consumption that the lots valid on its days do not cover, or that leaves too little for what is planned.
  ///
  /// - Parameters:
  ///   - event: the consumption.
  ///   - record: what is known of the balance, without the consumption.
  /// - Throws: ``LedgerError/overdrawn(_:wanted:left:days:)``.
  func refuseOverdraft(by event: LeaveEvent, of record: LeaveRecord) throws {
    let balance = record.balance
    if balance.allowsOverdraft || event.scaled <= 0 { return }
    // A day before today may come before the grant was typed; from today on there must be enough, plans included.
    let day = max(event.date, ledger.today)
    guard record.adding(event).isOverdrawn(from: day) else { return }
    throw LedgerError.overdrawn(
      balance, wanted: Quantity(scaled: event.scaled, unit: balance.unit),
      left: Quantity(scaled: record.mostConsumable(by: event, from: day), unit: balance.unit),
      days: event.date...event.until)
  }

  /// Refuses sums that do not fit today, or when all that is known has happened.
  func refuseExcess(of balance: LeaveBalance) throws {
    let record = try ledger.leaveRecord(of: balance)
    for day in Set([ledger.today, record.lastDay(from: ledger.today)]) { _ = try record.card(asOf: day) }
  }
}
