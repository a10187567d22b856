internal import CommandLineKit
internal import LedgerDomain
internal import LedgerStorage

/// What an entry is to consume of a balance, as typed.
enum ConsumptionReading {
  /// The consumption of an entry.
  ///
  /// - Parameters:
  ///   - balance: the balance.
  ///   - quantity: how much, as typed; without it one of what the balance counts, or the entry's own amount of money.
  /// - Returns: the consumption. Without a quantity it is the entry's amount where the unit is not a counted one; the ledger
  ///   refuses that where it is no money in the same currency.
  /// - Throws: `CommandLineError`.
  static func consumption(of balance: LeaveBalance, quantity: String?) throws -> EntryConsumption {
    if let quantity {
      let typed = try AmountReading.quantity(quantity, argument: "--balance-quantity", unit: balance.unit)
      return EntryConsumption(balance, scaled: typed.scaled)
    }
    guard case .counted = balance.unit else { return EntryConsumption(balance) }
    return EntryConsumption(balance, scaled: 1000)
  }
}
