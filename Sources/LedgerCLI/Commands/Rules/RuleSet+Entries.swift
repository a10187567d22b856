internal import LedgerDomain
internal import LedgerImport

extension RuleSet {
  /// What the first rule that fits makes of an entry.
  func match(_ content: EntryContent) throws(RuleError) -> RuleMatch? {
    try match(payee: content.payee, note: content.note, amount: content.amount, account: content.account.id)
  }
}
