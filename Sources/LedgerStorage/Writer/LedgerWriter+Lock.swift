public import LedgerDomain
internal import SQLiteKit

extension LedgerWriter {
  /// Locks the ledger up to a day: what lies on it or before it changes no more, unless ``Ledger/overridesLock`` says so.
  ///
  /// - Parameter day: the last day of the period; nil unlocks all.
  /// - Throws: `SQLiteError`.
  public func lock(until day: CalendarDate?) throws {
    let settings = SettingDAO(connection: connection)
    if let day { try settings.set(.lockedUntil, to: "\(day)") } else { try settings.remove(.lockedUntil) }
  }

  /// Refuses a change that reaches into the locked period: an entry or a leave event of one of its days, a budget of a month
  /// that ended in it, a cut of its months, what an account with entries in it began with.
  /// The lock counts as it stood when the change began, and is taken back by none but its own command.
  func respectLock() throws {
    guard recorder.hasRecorded, let last = lockedBefore else { return }
    let now = try description.target == nil ? last : ledger.lockedUntil() ?? .earliest
    let reaches = try reaches(back: last)
    guard now < last || reaches else { return }
    guard ledger.overridesLock else {
      throw reaches ? LedgerError.locked(until: last) : LedgerError.lockStays(until: last)
    }
    description.overrodeLock = true
  }

  private func reaches(back last: CalendarDate) throws -> Bool {
    let reach = recorder.reach
    if let day = reach.earliestDay, day <= Int64(last.dayNumber) { return true }
    if let month = reach.earliestBudgetMonth.flatMap(Month.init(number:)),
      try ledger.calendar().lastDay(of: month) <= last
    {
      return true
    }
    if let month = reach.earliestMonthStart.flatMap(Month.init(number:)), month.firstDay <= last { return true }
    return try contains(
      reach.partlyChanged, "SELECT EXISTS (SELECT 1 FROM entry WHERE id BETWEEN ? AND ? AND day <= ?)", last)
      || contains(
        reach.reopenedAccounts, "SELECT EXISTS (SELECT 1 FROM entry WHERE account_id BETWEEN ? AND ? AND day <= ?)",
        last)
      || contains(
        reach.cancelledEvents, "SELECT EXISTS (SELECT 1 FROM leave_event WHERE id BETWEEN ? AND ? AND day <= ?)", last)
  }

  private func contains(_ numbers: NumberRanges, _ sql: String, _ last: CalendarDate) throws -> Bool {
    try numbers.sorted.contains { range in
      try connection.first(sql, range.lowerBound, range.upperBound, last) { try $0.value(0) } ?? false
    }
  }
}

extension Ledger {
  /// The last day of the period that is locked; nil when none is.
  ///
  /// - Returns: the day.
  /// - Throws: `SQLiteError`; ``LedgerError/damaged(_:)`` for a setting that is no day.
  public func lockedUntil() throws -> CalendarDate? {
    guard let text = try SettingDAO(connection: connection).value(.lockedUntil) else { return nil }
    guard let day = CalendarDate(iso: text) else { throw LedgerError.damaged(.setting("locked-until")) }
    return day
  }
}

extension Month {
  fileprivate init?(number: Int64) {
    guard let number = Int32(exactly: number) else { return nil }
    self.init(number: number)
  }
}
