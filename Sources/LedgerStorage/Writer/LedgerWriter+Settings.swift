public import LedgerDomain

extension LedgerWriter {
  /// Sets the currency in which sums are reported, as long as there are no entries.
  ///
  /// Accounts in the old one take the new one, and so do the amounts that were told before: budgets, what these accounts began
  /// with, conditions of rules, recurring entries. Their figures stay, which is why both currencies need the same digits then.
  ///
  /// - Parameter currency: the currency.
  /// - Returns: the amounts that are in the new currency now.
  /// - Throws: ``LedgerError/currencyIsFixed(_:)``, ``LedgerError/currencyHasOtherDigits(from:to:)``.
  @discardableResult
  public func setCurrency(_ currency: Currency) throws -> CurrencyChange {
    let old = try ledger.currency()
    var change = CurrencyChange(from: old, to: currency)
    if currency == old { return change }
    guard try !EntryDAO(connection: connection).holdsEntries() else { throw LedgerError.currencyIsFixed(old) }
    let (accounts, rules) = (AccountDAO(connection: connection), RuleDAO(connection: connection))
    let recurring = RecurringDAO(connection: connection)
    let began = try accounts.all().filter { $0.currency == old && !$0.opening.isZero }
    change.budgetCount =
      try BudgetDAO(connection: connection).amountCount() + RollOverDAO(connection: connection).capCount()
    change.ruleCount = try rules.count(in: old)
    let goals = GoalDAO(connection: connection)
    change.goalCount = try goals.all().count { $0.target.currency == old }
    change.recurringCount = try recurring.count(in: old)
    guard change.isEmpty && began.isEmpty || currency.exponent == old.exponent else {
      throw LedgerError.currencyHasOtherDigits(from: old, to: currency)
    }
    try ensure(currency)
    try accounts.changeCurrency(from: old, to: currency)
    try rules.changeCurrency(from: old, to: currency)
    try goals.changeCurrency(from: old, to: currency)
    try recurring.changeCurrency(from: old, to: currency)
    try SettingDAO(connection: connection).set(.currency, to: currency.code)
    let ids = Set(began.map(\.id))
    change.accounts = try accounts.all().filter { ids.contains($0.id) }
    return change
  }

  /// Sets the account of entries that name none.
  ///
  /// - Parameter account: the account.
  /// - Throws: ``LedgerError/archived(_:_:)``.
  public func setDefaultAccount(_ account: Account) throws {
    if account.isArchived { throw LedgerError.archived(.account, account.name) }
    try SettingDAO(connection: connection).set(.defaultAccount, to: account.name)
  }

  /// Sets whether recurring entries that are due are posted without being asked for.
  ///
  /// - Parameter isAutomatic: whether they are.
  /// - Throws: `SQLiteError`.
  public func setPostsRecurring(_ isAutomatic: Bool) throws {
    try SettingDAO(connection: connection).set(.postRecurring, to: isAutomatic ? "auto" : "ask")
  }
}
