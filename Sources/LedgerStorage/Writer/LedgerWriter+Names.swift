public import LedgerDomain

extension LedgerWriter {
  /// Makes an account.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - opening: what was in it before its first entry; its currency is the account's.
  /// - Returns: the account.
  /// - Throws: ``LedgerError/invalidName(_:_:)``, ``LedgerError/nameTaken(_:_:)``.
  @discardableResult
  public func addAccount(named name: String, opening: Money) throws -> Account {
    let name = try freeName(name, .account, among: try ledger.accounts().map(\.name))
    try ensure(opening.currency)
    let id = try AccountDAO(connection: connection).insert(name: name, opening: opening)
    hasNewOpening = hasNewOpening || !opening.isZero
    return Account(id: id, name: name, opening: opening, isArchived: false)
  }

  /// Says what was in an account before its first entry.
  ///
  /// - Parameters:
  ///   - opening: the amount, in the account's currency; negative for a debt.
  ///   - account: the account.
  /// - Throws: ``MoneyError/differentCurrencies(_:_:)``.
  public func setOpening(_ opening: Money, of account: Account) throws {
    guard opening.currency == account.currency else {
      throw MoneyError.differentCurrencies(account.currency, opening.currency)
    }
    try AccountDAO(connection: connection).setOpening(account.id, opening.minorUnits)
    hasNewOpening = true
  }

  /// Gives an account another name.
  ///
  /// - Parameters:
  ///   - account: the account.
  ///   - name: its new name.
  /// - Throws: ``LedgerError/invalidName(_:_:)``, ``LedgerError/nameTaken(_:_:)``.
  public func rename(_ account: Account, to name: String) throws {
    let others = try ledger.accounts().filter { $0.id != account.id }
    let name = try freeName(name, .account, among: others.map(\.name))
    let wasDefault = try isDefault(account)
    try AccountDAO(connection: connection).rename(account.id, to: name)
    if wasDefault { try SettingDAO(connection: connection).set(.defaultAccount, to: name) }
  }

  private func isDefault(_ account: Account) throws -> Bool {
    let name = try ledger.defaultAccountName()
    return try ledger.accounts().contains { $0.id == account.id && FoldedText($0.name) == FoldedText(name) }
  }

  /// Archives an account, or takes it back. Its entries stay and count as before.
  ///
  /// - Parameters:
  ///   - account: the account.
  ///   - isArchived: whether it is to be archived.
  /// - Throws: ``LedgerError/defaultAccount(_:)``.
  public func setArchived(_ account: Account, _ isArchived: Bool) throws {
    if isArchived, try isDefault(account) { throw LedgerError.defaultAccount(account) }
    try AccountDAO(connection: connection).setArchived(account.id, isArchived)
  }
}
