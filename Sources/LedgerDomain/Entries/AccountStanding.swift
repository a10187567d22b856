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
