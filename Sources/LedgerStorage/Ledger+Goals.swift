public import LedgerDomain

extension Ledger {
  /// The savings goals in the order in which they were made.
  ///
  /// - Returns: the goals.
  /// - Throws: `SQLiteError`.
  public func goals() throws -> [SavingsGoal] { try GoalDAO(connection: connection).all() }

  /// The goal with a name, regardless of case.
  ///
  /// - Parameter name: the name.
  /// - Returns: the goal.
  /// - Throws: ``LedgerError/unknownName(_:_:known:)``.
  public func goal(named name: String) throws -> SavingsGoal {
    try find(name, kind: .goal, in: goals(), name: \.name)
  }

  /// The goals as of a day.
  ///
  /// - Parameter day: the day up to which entries count.
  /// - Returns: the cards in the order in which the goals were made.
  /// - Throws: `SQLiteError`; ``MoneyError/outOfRange`` when a sum does not fit.
  public func goalCards(asOf day: CalendarDate) throws -> [GoalCard] {
    try read {
      let goals = try goals()
      if goals.isEmpty { return [] }
      let calendar = try calendar()
      let dao = GoalDAO(connection: connection)
      let standings = goals.contains { $0.account != nil } ? try accountStandings(asOf: day) : []
      return try goals.map { goal in
        let saved =
          try standings.first { $0.account.id == goal.account }?.balance ?? dao.setAside(for: goal, until: day)
        return try GoalCard(goal, saved: saved, asOf: day, calendar: calendar)
      }
    }
  }
}
