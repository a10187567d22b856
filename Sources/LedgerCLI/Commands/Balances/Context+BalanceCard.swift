internal import LedgerDomain
internal import LedgerStorage

extension Context {
  /// Writes where one balance now stands.
  func writeCard(of balance: LeaveBalance, as output: OutputOptions) throws {
    for card in try ledger.balanceCards(asOf: today) where card.source.id == balance.id {
      try write(BalanceStandingDocument(card), as: output)
    }
  }
}
