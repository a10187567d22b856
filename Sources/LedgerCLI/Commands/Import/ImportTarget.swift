internal import LedgerDomain
internal import LedgerImport
internal import LedgerStorage

/// The account that files are imported into, as far as the files do not say themselves: option over file, else the default
/// account. Accounts are made when the ledger does not know them.
struct ImportTarget {
  private let named: String?
  private let standard: String
  private let existing: Account?
  /// Whether the account was named, by a person or by a profile.
  var isNamed: Bool { named != nil }
  /// The currency of rows that state none.
  let currency: Currency

  init(_ name: String?, currency: Currency?, in ledger: Ledger) throws {
    named = name
    standard = try name ?? ledger.defaultAccountName()
    let folded = FoldedText(standard)
    existing = try ledger.accounts().first { FoldedText($0.name) == folded }
    if let existing, existing.isArchived { throw LedgerError.archived(.account, existing.name) }
    self.currency = try currency ?? existing?.currency ?? ledger.currency()
  }

  /// Where the rows of a file go, accounts made where they are needed.
  func destination(of statement: Statement, _ writer: LedgerWriter, _ ledger: Ledger) throws -> ImportDestination {
    let found = statement.accountsInFile
    var made: Set<Account.ID> = []
    func make(_ name: String, _ currencies: Set<Currency>) throws -> Account {
      let own = currencies.count == 1 ? currencies.first : nil
      let account = try writer.addAccount(named: name, opening: .zero(own ?? currency))
      made.insert(account.id)
      return account
    }
    func standardAccount(_ currencies: Set<Currency>) throws -> Account {
      try ledger.accounts().first { FoldedText($0.name) == FoldedText(standard) } ?? make(standard, currencies)
    }
    guard named == nil, !found.currencies.isEmpty else {
      let account = try standardAccount(Set(statement.currencies))
      // What one file calls the one account that it was told, the next one will call so again.
      let identifiers = found.currencies.count == 1 && !found.hasOtherRows ? found.currencies.keys.map { $0 } : []
      return ImportDestination(
        account: account, made: made,
        identifiers: Dictionary(uniqueKeysWithValues: identifiers.map { ($0, account) }))
    }
    var accounts: [String: Account] = [:]
    for label in found.labels {
      let known = try ledger.account(calledInFiles: label)
      accounts[label] = try known ?? make(FoldedText.collapsed(label), found.currencies[label] ?? [])
    }
    if let archived = accounts.values.first(where: \.isArchived) { throw LedgerError.archived(.account, archived.name) }
    let first = found.labels.first.flatMap { accounts[$0] }
    let account = found.hasOtherRows ? try standardAccount([]) : try first ?? standardAccount([])
    return ImportDestination(account: account, accounts: accounts, made: made, identifiers: accounts)
  }
}
