/// A place where money lies: a bank account, a card, cash.
public struct Account: Identifiable, Hashable, Sendable {
  /// The number of an account within one ledger.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The number as stored.
    public let rawValue: Int64
    /// Wraps a stored number.
    public init(rawValue: Int64) { self.rawValue = rawValue }
  }

  /// The account's number.
  public let id: ID
  /// The name, unique in its ledger regardless of case.
  public let name: String
  /// What was in it before its first entry; its currency is the account's. Negative for a debt.
  public let opening: Money
  /// Whether it takes no new entries and is left out of lists.
  public let isArchived: Bool

  /// The currency that amounts have when none is named.
  public var currency: Currency { opening.currency }

  /// Makes an account value; only the ledger's storage gives it a number that means something.
  public init(id: ID, name: String, opening: Money, isArchived: Bool) {
    self.id = id
    self.name = name
    self.opening = opening
    self.isArchived = isArchived
  }
}

/// An account with what is in it.
public struct AccountStanding: Hashable, Sendable {
  /// The account.
  public let account: Account
  /// The opening balance and all entries up to today in the account's own currency; planned ones are left out.
  public let balance: Money
  /// Sums of its entries in other currencies, ordered by code; zero sums are left out.
  public let foreign: [Money]
  /// The number of these entries.
  public let entryCount: Int

  /// Makes a standing of its parts.
  public init(account: Account, balance: Money, foreign: [Money], entryCount: Int) {
    self.account = account
    self.balance = balance
    self.foreign = foreign
    self.entryCount = entryCount
  }
}

extension AccountStanding {
  /// What accounts hold together, one sum for each currency, by code; accounts that hold nothing count as well.
  ///
  /// - Parameter standings: the accounts.
  /// - Returns: the sums; one of zero only where it is an account's own currency.
  /// - Throws: ``MoneyError/outOfRange`` when a sum does not fit.
  public static func netWorth(of standings: [AccountStanding]) throws(MoneyError) -> [Money] {
    var sums: [Currency: Money] = [:]
    for amount in standings.flatMap({ [$0.balance] + $0.foreign }) {
      sums[amount.currency] = try (sums[amount.currency] ?? .zero(amount.currency)).adding(amount)
    }
    return sums.values.sorted { $0.currency < $1.currency }
  }
}
