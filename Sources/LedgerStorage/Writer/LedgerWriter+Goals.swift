public import LedgerDomain

extension LedgerWriter {
  /// Makes a savings goal.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - target: what is to be saved, above 0; of a goal with an account in the account's currency.
  ///   - month: the month by whose end it is to be saved.
  ///   - account: the account whose balance counts; nil where entries are set aside for the goal.
  ///   - color: the colour of its card; nil takes one that differs from its neighbours'.
  /// - Returns: the goal.
  /// - Throws: ``LedgerError/invalidName(_:_:)``, ``LedgerError/nameTaken(_:_:)``, ``LedgerError/accountHasGoal(_:_:)``,
  ///   ``MoneyError/differentCurrencies(_:_:)`` for another currency than the account's.
  @discardableResult
  public func addGoal(
    named name: String, target: Money, by month: Month, account: Account? = nil, color: HexColor? = nil
  ) throws -> SavingsGoal {
    let existing = try ledger.goals()
    let name = try freeName(name, .goal, among: existing.map(\.name))
    if let account {
      if let other = existing.first(where: { $0.account == account.id }) {
        throw LedgerError.accountHasGoal(account, other.name)
      }
      if account.currency != target.currency { throw MoneyError.differentCurrencies(target.currency, account.currency) }
    }
    try refuseExcess(of: target)
    let color = color ?? Palette.color(existing.count + 4)
    try ensure(target.currency)
    let id = try GoalDAO(connection: connection).insert(
      name: name, target: target, month: month, account: account?.id, color: color)
    return SavingsGoal(id: id, name: name, target: target, month: month, account: account?.id, color: color)
  }

  /// Changes a goal.
  ///
  /// - Parameters:
  ///   - goal: the goal.
  ///   - name: its new name.
  ///   - target: its new target, in the same currency.
  ///   - month: its new month.
  /// - Returns: the goal as it is now.
  /// - Throws: ``LedgerError/invalidName(_:_:)``, ``LedgerError/nameTaken(_:_:)``.
  @discardableResult
  public func updateGoal(
    _ goal: SavingsGoal, name: String? = nil, target: Money? = nil, month: Month? = nil
  ) throws -> SavingsGoal {
    let others = try ledger.goals().filter { $0.id != goal.id }
    let changed = SavingsGoal(
      id: goal.id, name: try name.map { try freeName($0, .goal, among: others.map(\.name)) } ?? goal.name,
      target: target ?? goal.target, month: month ?? goal.month, account: goal.account, color: goal.color)
    try refuseExcess(of: changed.target)
    try GoalDAO(connection: connection).update(changed)
    return changed
  }

  /// Refuses an amount that reports could not reckon with, as for budgets.
  func refuseExcess(of amount: Money) throws {
    if amount.minorUnits.magnitude > UInt64(Money.limit / 1000) { throw MoneyError.outOfRange }
  }

  /// Removes a goal; entries that were set aside for it stay.
  ///
  /// - Parameter goal: the goal.
  /// - Throws: `SQLiteError`.
  public func deleteGoal(_ goal: SavingsGoal) throws { try GoalDAO(connection: connection).delete(goal.id) }

  /// Sets an entry aside for a goal.
  ///
  /// - Parameters:
  ///   - entry: the entry; of a transfer the leg out.
  ///   - goal: the goal; nil for none any more.
  /// - Throws: ``LedgerError/goalHasAccount(_:)`` for a goal that an account feeds; ``MoneyError/differentCurrencies(_:_:)`` for an
  ///   entry in another currency.
  public func setAside(_ entry: Entry, for goal: SavingsGoal?) throws {
    if let goal {
      if goal.account != nil { throw LedgerError.goalHasAccount(goal.name) }
      let currency = entry.content.amount.currency
      if currency != goal.target.currency { throw MoneyError.differentCurrencies(currency, goal.target.currency) }
    }
    try GoalDAO(connection: connection).set(goal?.id, for: entry.id)
  }
}
