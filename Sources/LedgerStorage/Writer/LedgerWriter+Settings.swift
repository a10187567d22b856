public import LedgerDomain

extension LedgerWriter {
  /// Sets the currency in which sums are reported. Accounts in the old one take the new one.
  ///
  /// - Parameter currency: the currency.
  /// - Throws: ``LedgerError/currencyIsFixed(_:)`` when an amount is stored already.
  public func setCurrency(_ currency: Currency) throws {
    let old = try ledger.currency()
    if currency == old { return }
    guard try !EntryDAO(connection: connection).holdsAmounts() else { throw LedgerError.currencyIsFixed(old) }
    try ensure(currency)
    try AccountDAO(connection: connection).changeCurrency(from: old, to: currency)
    try SettingDAO(connection: connection).set(.currency, to: currency.code)
  }

  /// Sets the account of entries that name none.
  ///
  /// - Parameter account: the account.
  /// - Throws: ``LedgerError/archived(_:_:)``.
  public func setDefaultAccount(_ account: Account) throws {
    if account.isArchived { throw LedgerError.archived(.account, account.name) }
    try SettingDAO(connection: connection).set(.defaultAccount, to: account.name)
  }
}
