public import LedgerDomain

extension LedgerWriter {
  /// Gives a balance a rule that grants again and again.
  ///
  /// - Parameters:
  ///   - rule: the rule; its number is given anew.
  ///   - balance: the balance.
  /// - Throws: ``LedgerError/archived(_:_:)``; ``MoneyError/outOfRange`` for a quantity above ``LeaveRule/most``, or when a
  ///   sum does not fit.
  public func addRule(_ rule: LeaveRule, to balance: LeaveBalance) throws {
    try refuseArchived(balance)
    guard rule.scaled <= LeaveRule.most else { throw MoneyError.outOfRange }
    try whole {
      if case .money(let currency) = balance.unit { try ensure(currency) }
      try LeaveRuleDAO(connection: connection).insert(rule, of: balance.id)
      try refuseExcess(of: balance)
    }
  }

  /// Ends the rules of a balance. What they granted before stays; the rest of a renewal's last grant no longer expires.
  ///
  /// - Parameters:
  ///   - balance: the balance.
  ///   - day: the first day on which nothing is granted any more.
  /// - Returns: how many rules end.
  /// - Throws: ``LeaveObstacle/noRule(_:)`` when none goes on until then; ``LeaveObstacle/ruleIsUsed(_:)`` when leave is
  ///   planned that the rules were to grant, and the balance may not be overdrawn.
  @discardableResult
  public func stopRules(of balance: LeaveBalance, from day: CalendarDate) throws -> Int {
    let before = try ledger.leaveRecord(of: balance)
    let ending = before.rules.filter { ($0.until ?? .latest) >= day && ($0.until ?? .latest) >= $0.from }
    guard !ending.isEmpty, let last = day.adding(days: -1) else { throw LedgerError.leave(.noRule(balance)) }
    try whole {
      for rule in ending {
        let earliest = rule.from.adding(days: -1) ?? rule.from
        try LeaveRuleDAO(connection: connection).setUntil(max(last, earliest), of: rule.id)
      }
      let after = try ledger.leaveRecord(of: balance)
      if !balance.allowsOverdraft, after.isOverdrawn(from: ledger.today), !before.isOverdrawn(from: ledger.today) {
        throw LedgerError.leave(.ruleIsUsed(balance))
      }
    }
    return ending.count
  }
}
