internal import LedgerDomain
internal import LedgerStorage

extension Context {
  /// Writes where one balance now stands.
  func writeCard(of balance: LeaveBalance, as output: OutputOptions) throws {
    try write(BalanceStandingDocument(try ledger.balanceCard(of: balance, asOf: today)), as: output)
  }
  /// Writes the rules of one balance and where it now stands.
  func writeRules(of balance: LeaveBalance, as output: OutputOptions) throws {
    try write(try LeaveRulesDocument(try ledger.leaveRecord(of: balance), asOf: today), as: output)
  }
}
