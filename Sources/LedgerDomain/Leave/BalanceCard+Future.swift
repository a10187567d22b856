extension BalanceCard {
  /// The least that is left of a balance on any day from `day` on, if all events happen as they are known.
  ///
  /// What is left falls while something is consumed and jumps when something is granted, so that it is least at the end of a
  /// consumption or on the day before another event.
  ///
  /// - Parameters:
  ///   - source: the balance.
  ///   - events: what happened and what is planned.
  ///   - day: the first day that counts.
  /// - Returns: a count of the unit's small units; negative when more is consumed than there is.
  /// - Throws: ``MoneyError/outOfRange`` when a sum does not fit.
  public static func leastLeft(
    of source: LeaveBalance, events: [LeaveEvent], from day: CalendarDate
  ) throws(MoneyError) -> Int64 {
    let changes = events.flatMap { [$0.until, $0.date.adding(days: -1) ?? $0.date] }.filter { $0 > day }
    var least = try BalanceCard(source, events: events, asOf: day).balance.scaled
    for change in Set(changes) {
      least = min(least, try BalanceCard(source, events: events, asOf: change).balance.scaled)
    }
    return least
  }
}
