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

  /// Adds an event to a balance.
  ///
  /// - Parameters:
  ///   - event: what happened; its amount counts in the balance's small units.
  ///   - balance: the balance.
  /// - Throws: ``LedgerError/overdrawn(_:wanted:left:)`` when a consumption, with all that is planned, is more than there is.
  public func addEvent(_ event: LeaveEvent, to balance: LeaveBalance) throws {
    if event.kind == .consume, !balance.allowsOverdraft {
      // A day before today may come before the grant was typed; from today on there must be enough, plans included.
      let day = max(event.date, ledger.today)
      let events = try ledger.events(of: balance)
      guard try BalanceCard.leastLeft(of: balance, events: events + [event], from: day) >= 0 else {
        let left = max(0, try BalanceCard.leastLeft(of: balance, events: events, from: day))
        throw LedgerError.overdrawn(
          balance, wanted: Quantity(scaled: event.scaled, unit: balance.unit),
          left: Quantity(scaled: left, unit: balance.unit))
      }
    }
    try whole {
      if case .money(let currency) = balance.unit { try ensure(currency) }
      try LeaveBalanceDAO(connection: connection).insert(event, into: balance.id)
      // The sums fit today, and when all that is known has happened.
      for day in [ledger.today, .latest] {
        _ = try BalanceCard(balance, events: try ledger.events(of: balance), asOf: day)
      }
    }
  }
}
