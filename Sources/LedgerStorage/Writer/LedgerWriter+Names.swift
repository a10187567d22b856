public import LedgerDomain

extension LedgerWriter {
  /// Makes a category.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - kind: what its entries count as; a ledger has one `uncategorized` category from the beginning.
  ///   - colors: its gradient; nil takes one that differs from its neighbours'.
  /// - Returns: the category.
  /// - Throws: ``LedgerError/invalidName(_:_:)``, ``LedgerError/nameTaken(_:_:)``.
  @discardableResult
  public func addCategory(named name: String, kind: CategoryKind, colors: Gradient? = nil) throws -> Category {
    try addCategory(named: name, kind: kind, colors: colors, madeBy: nil)
  }

  /// Makes a category; `batch` is the import that needs it, with which it goes when that is undone.
  func addCategory(
    named name: String, kind: CategoryKind, colors: Gradient? = nil, madeBy batch: Int64?
  ) throws -> Category {
    let existing = try ledger.categories()
    let name = try freeName(try path(name), .category, among: existing.map(\.name))
    let colors = colors ?? Palette.gradient(existing.count)
    let id = try CategoryDAO(connection: connection).insert(name: name, kind: kind, colors: colors, batch: batch)
    return Category(id: id, name: name, kind: kind, colors: colors, isArchived: false)
  }

  /// Gives a category another name.
  ///
  /// - Parameters:
  ///   - category: the category.
  ///   - name: its new name; another spelling of the old one is fine.
  /// - Throws: ``LedgerError/invalidName(_:_:)``, ``LedgerError/nameTaken(_:_:)``.
  public func rename(_ category: Category, to name: String) throws {
    let others = try ledger.categories().filter { $0.id != category.id }
    let name = try freeName(try path(name), .category, among: others.map(\.name))
    try CategoryDAO(connection: connection).rename(category.id, to: name)
  }

  /// Archives a category, or takes it back. Its entries stay and count as before.
  ///
  /// - Parameters:
  ///   - category: the category.
  ///   - isArchived: whether it is to be archived.
  /// - Throws: ``LedgerError/protectedCategory(_:)`` for the one of entries without a category.
  public func setArchived(_ category: Category, _ isArchived: Bool) throws {
    if category.kind == .uncategorized { throw LedgerError.protectedCategory(category) }
    try CategoryDAO(connection: connection).setArchived(category.id, isArchived)
  }

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

  /// A name as a path: colons divide its parts, none of which is empty, without blanks around them.
  private func path(_ name: String) throws -> String {
    guard name.contains(":") else { return name }
    let parts = name.split(separator: ":", omittingEmptySubsequences: false).map { FoldedText.collapsed($0) }
    if parts.contains("") { throw LedgerError.invalidName(.category, name) }
    return parts.joined(separator: ":")
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
