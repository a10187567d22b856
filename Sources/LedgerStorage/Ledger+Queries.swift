public import LedgerDomain
internal import SQLiteKit

extension Ledger {
  /// The currency in which sums are reported.
  ///
  /// - Returns: the currency.
  /// - Throws: `SQLiteError`.
  public func currency() throws -> Currency {
    guard let code = try SettingDAO(connection: connection).value(.currency), let currency = Currency(code: code)
    else { throw LedgerError.damaged(.setting("currency")) }
    return currency
  }

  /// The account of entries that name none; it is made when it is first needed.
  ///
  /// - Returns: the account's name.
  /// - Throws: `SQLiteError`.
  public func defaultAccountName() throws -> String {
    guard let name = try SettingDAO(connection: connection).value(.defaultAccount) else {
      throw LedgerError.damaged(.setting("default-account"))
    }
    return name
  }

  /// All categories in the order in which they were made, archived ones included.
  ///
  /// - Returns: the categories.
  /// - Throws: `SQLiteError`.
  public func categories() throws -> [Category] { try CategoryDAO(connection: connection).all() }

  /// All accounts in the order in which they were made, archived ones included.
  ///
  /// - Returns: the accounts.
  /// - Throws: `SQLiteError`.
  public func accounts() throws -> [Account] { try AccountDAO(connection: connection).all() }

  /// All leave-style balances in the order in which they were made, archived ones included.
  ///
  /// - Returns: the balances.
  /// - Throws: `SQLiteError`.
  public func balances() throws -> [LeaveBalance] { try LeaveBalanceDAO(connection: connection).all() }

  /// The category with a name, regardless of case and of blanks around its colons.
  ///
  /// - Parameter name: the name.
  /// - Returns: the category, which may be archived.
  /// - Throws: ``LedgerError/unknownName(_:_:known:)``.
  public func category(named name: String) throws -> Category {
    let (path, all) = (CategoryPath(name), try categories())
    guard let match = all.first(where: { CategoryPath($0.name) == path }) else {
      throw LedgerError.unknownName(.category, name, known: all.map(\.name))
    }
    return match
  }

  /// The account with a name, regardless of case.
  ///
  /// - Parameter name: the name.
  /// - Returns: the account, which may be archived.
  /// - Throws: ``LedgerError/unknownName(_:_:known:)``.
  public func account(named name: String) throws -> Account {
    try find(name, kind: .account, in: accounts(), name: \.name)
  }

  /// The leave-style balance with a name, regardless of case.
  ///
  /// - Parameter name: the name.
  /// - Returns: the balance.
  /// - Throws: ``LedgerError/unknownName(_:_:known:)``.
  public func balance(named name: String) throws -> LeaveBalance {
    try find(name, kind: .balance, in: balances(), name: \.name)
  }

  /// The recorded events of a leave-style balance in order of time.
  ///
  /// - Parameter balance: the balance.
  /// - Returns: the events, those that were taken back and what entries consume included.
  /// - Throws: `SQLiteError`.
  public func events(of balance: LeaveBalance) throws -> [LeaveEvent] {
    try LeaveBalanceDAO(connection: connection).events(of: balance.id)
  }

  /// A category and all that lie below it.
  ///
  /// - Parameter category: the category.
  /// - Returns: their numbers.
  /// - Throws: `SQLiteError`.
  public func subtree(of category: Category) throws -> [Category.ID] {
    CategoryTree(try categories()).subtree(of: category.id)
  }

  /// The entry with a number.
  ///
  /// - Parameter id: the number.
  /// - Returns: the entry.
  /// - Throws: ``LedgerError/unknownEntry(_:)``.
  public func entry(_ id: Entry.ID) throws -> Entry {
    var filter = EntryFilter()
    filter.ids = [id]
    var found: Entry?
    try forEachEntry(matching: filter) { found = $0 }
    guard let found else { throw LedgerError.unknownEntry(id) }
    return found
  }

  /// The entries that pass a filter, the newest first.
  ///
  /// - Parameter filter: the conditions.
  /// - Returns: the entries.
  /// - Throws: `SQLiteError`.
  public func entries(matching filter: EntryFilter) throws -> [Entry] {
    var entries: [Entry] = []
    try forEachEntry(matching: filter) { entries.append($0) }
    return entries
  }

  /// Hands out the entries that pass a filter, the newest first, without keeping them.
  ///
  /// - Parameters:
  ///   - filter: the conditions.
  ///   - body: gets each entry.
  /// - Throws: `SQLiteError`, and what `body` throws.
  public func forEachEntry(matching filter: EntryFilter, body: (Entry) throws -> Void) throws {
    try read {
      try EntryDAO(connection: connection).forEach(matching: filter, try references(), body: body)
    }
  }

  /// All categories and accounts by their numbers.
  func references() throws -> EntryDAO.References {
    EntryDAO.References(
      categories: Dictionary(uniqueKeysWithValues: try categories().map { ($0.id, $0) }),
      accounts: Dictionary(uniqueKeysWithValues: try accounts().map { ($0.id, $0) }))
  }

  /// The accounts with what is in them today, archived ones included. Entries of later days do not count yet.
  ///
  /// - Returns: the accounts in the order in which they were made.
  /// - Throws: `SQLiteError`; ``MoneyError/outOfRange`` when a sum does not fit.
  public func accountStandings() throws -> [AccountStanding] { try accountStandings(asOf: today) }

  /// The accounts with what was in them at the end of a day.
  func accountStandings(asOf day: CalendarDate) throws -> [AccountStanding] {
    try read {
      let dao = AccountDAO(connection: connection)
      let all = Dictionary(grouping: try dao.sums(), by: \.account)
      let later = Dictionary(grouping: try dao.sums(after: day), by: \.account)
      return try accounts().map { account in
        let own = try (all[account.id] ?? []).map { sum in
          let after = later[account.id]?.first { $0.sum.currency == sum.sum.currency }
          return (
            sum: try after.map { try sum.sum.subtracting($0.sum) } ?? sum.sum, count: sum.count - (after?.count ?? 0)
          )
        }
        return AccountStanding(
          account: account,
          balance: try own.filter { $0.sum.currency == account.currency }
            .reduce(account.opening) { try $0.adding($1.sum) },
          foreign: own.map(\.sum).filter { $0.currency != account.currency && !$0.isZero },
          entryCount: own.reduce(0) { $0 + $1.count })
      }
    }
  }

  func find<Named>(
    _ name: String, kind: LedgerError.Kind, in all: [Named], name path: KeyPath<Named, String>
  ) throws -> Named {
    let folded = FoldedText(name)
    guard let match = all.first(where: { FoldedText($0[keyPath: path]) == folded }) else {
      throw LedgerError.unknownName(kind, name, known: all.map { $0[keyPath: path] })
    }
    return match
  }
}
