internal import LedgerDomain
internal import LedgerStorage

extension Context {
  /// The calendar date of a typed one.
  func date(_ typed: TypedDate) throws -> CalendarDate {
    guard let date = typed.date(today: today) else { throw CommandFailure.dateOutOfRange }
    return date
  }

  /// The account with a name, else the default one.
  func account(_ name: String?) throws -> Account {
    try ledger.account(named: try name ?? ledger.defaultAccountName())
  }

  /// The category with a name; nil for none.
  func category(_ name: String?) throws -> Category? { try name.map(ledger.category) }
}
