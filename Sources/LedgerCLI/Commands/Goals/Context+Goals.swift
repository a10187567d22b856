internal import CommandLineKit
internal import LedgerDomain
internal import LedgerReports
internal import LedgerStorage

extension Context {
  /// What a goal is to come to.
  ///
  /// - Throws: `CommandLineError` for what is no amount, and for zero.
  func goalTarget(_ text: String, argument: String, currency: Currency) throws -> Money {
    let target = try AmountReading.amount(text, argument: argument, currency: currency)
    if target.isZero {
      throw CommandLineError.invalidValue(argument: argument, value: text, reason: "a goal is above zero")
    }
    return target
  }

  /// Writes goals as cards.
  ///
  /// - Parameters:
  ///   - goal: the one to show; nil shows all.
  ///   - day: the day up to which entries count.
  ///   - output: where they go.
  /// - Throws: what reading the ledger and writing the output throw.
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
