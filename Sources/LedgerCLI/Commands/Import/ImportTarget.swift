internal import LedgerDomain
internal import LedgerImport
internal import LedgerStorage

/// The account that files are imported into, which may not exist yet.
struct ImportTarget {
  private let name: String
  private let existing: Account?
  /// The currency of rows that state none.
  let currency: Currency

  /// Whether the account has to be made.
  var isNew: Bool { existing == nil }

  init(_ name: String?, currency: Currency?, in ledger: Ledger) throws {
    let name = try name ?? ledger.defaultAccountName()
    self.name = name
    existing = try ledger.accounts().first { FoldedText($0.name) == FoldedText(name) }
    if let existing, existing.isArchived { throw LedgerError.archived(.account, existing.name) }
    self.currency = try currency ?? existing?.currency ?? ledger.currency()
  }

  /// The account. A new one has the currency of all rows, or where they differ that of rows that state none: the same file
  /// is then read the same way when the account is there.
  func account(made make: (String, Currency) throws -> Account, for files: [ImportFile]) throws -> Account {
    if let existing { return existing }
    let currencies = files.reduce(into: Set<Currency>()) { $0.formUnion($1.statement.currencies) }
    return try make(name, currencies.count == 1 ? currencies.first ?? currency : currency)
  }

  /// An account as it would be made, for a preview.
  static func draft(_ name: String, _ currency: Currency) -> Account {
    Account(id: Account.ID(rawValue: 0), name: name, opening: .zero(currency), isArchived: false)
  }
}
