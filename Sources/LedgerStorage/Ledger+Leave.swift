public import LedgerDomain

extension Ledger {
  /// All that is known of a leave-style balance.
  ///
  /// - Parameter balance: the balance.
  /// - Returns: its events, those that were taken back included, and its rules.
  /// - Throws: `SQLiteError`.
  public func leaveRecord(of balance: LeaveBalance) throws -> LeaveRecord {
    try read {
      LeaveRecord(
        balance, recorded: try LeaveBalanceDAO(connection: connection).events(of: balance.id),
        rules: try LeaveRuleDAO(connection: connection).rules(of: balance.id))
    }
  }

  /// One leave-style balance as of a day.
  ///
  /// - Parameters:
  ///   - balance: the balance, which may be archived.
  ///   - day: the day up to which events count.
  /// - Returns: its card.
  /// - Throws: `SQLiteError`; ``MoneyError/outOfRange`` when a sum does not fit.
  public func balanceCard(of balance: LeaveBalance, asOf day: CalendarDate) throws -> BalanceCard {
    try leaveRecord(of: balance).card(asOf: day)
  }

  /// What an entry consumes of a leave-style balance; nil when it consumes none.
  ///
  /// - Parameter entry: the entry.
  /// - Returns: the balance, and how much of it where that is not the entry's own amount.
  /// - Throws: `SQLiteError`.
  public func consumption(of entry: Entry.ID) throws -> EntryConsumption? {
    guard let stored = try LeaveEntryDAO(connection: connection).consumption(of: entry),
      let balance = try balances().first(where: { $0.id == stored.balance })
    else { return nil }
    return EntryConsumption(balance, scaled: stored.scaled)
  }
}
