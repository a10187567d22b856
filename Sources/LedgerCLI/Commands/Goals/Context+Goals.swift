internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

extension Context {
  /// Writes goals as cards.
  ///
  /// - Parameters:
  ///   - goal: the one to show; nil shows all.
  ///   - day: the day up to which entries count.
  ///   - output: where they go.
  func writeGoals(_ goal: SavingsGoal? = nil, asOf day: CalendarDate, as output: OutputOptions) throws {
    let ledger = try ledger
    let document = try ledger.read {
      let cards = try ledger.goalCards(asOf: day).filter { goal == nil || $0.source.id == goal?.id }
      let names = Dictionary(uniqueKeysWithValues: try ledger.accounts().map { ($0.id, $0.name) })
      return GoalsDocument(cards, accounts: names)
    }
    try write(document, as: output)
  }
}
