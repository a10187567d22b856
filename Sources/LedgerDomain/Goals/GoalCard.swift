/// A savings goal as of a day: what its progress card shows.
public struct GoalCard: Hashable, Sendable {
  /// How a goal stands.
  public enum Status: String, CaseIterable, Sendable {
    /// There is something to save, and time to do it.
    case open
    /// All is saved.
    case reached
    /// Its month has ended, and something is missing.
    case missed
  }

  /// The goal.
  public let source: SavingsGoal
  /// The day up to which entries count.
  public let asOf: CalendarDate
  /// What is saved; negative when more was taken out than put in.
  public let saved: Money
  /// What is missing; negative when more than the target is saved.
  public let remaining: Money
  /// How many months there are to save in, the one that holds the day included; 0 when the goal's month has ended.
  public let monthsLeft: Int

  /// Works out where a goal stands.
  ///
  /// - Parameters:
  ///   - source: the goal.
  ///   - saved: what is saved, in the goal's currency.
  ///   - day: the day up to which entries count.
  ///   - calendar: which days make which month.
  /// - Throws: ``MoneyError`` when the currencies differ or what is missing does not fit.
  public init(
    _ source: SavingsGoal, saved: Money, asOf day: CalendarDate, calendar: MonthCalendar
  ) throws(MoneyError) {
    self.source = source
    self.asOf = day
    self.saved = saved
    remaining = try source.target.subtracting(saved)
    monthsLeft = max(0, Int(source.month.number - calendar.month(of: day).number) + 1)
  }

  /// The saved part of the target.
  public var progress: Ratio { Ratio(saved.minorUnits, of: source.target.minorUnits) }

  /// How the goal stands.
  public var status: Status {
    if remaining.minorUnits <= 0 { return .reached }
    return monthsLeft > 0 ? .open : .missed
  }

  /// What has to be saved in each of the months that are left, rounded up to the minor unit; nil unless the goal is open.
  public var perMonth: Money? {
    guard status == .open else { return nil }
    let (whole, rest) = remaining.minorUnits.quotientAndRemainder(dividingBy: Int64(monthsLeft))
    return Money(minorUnits: whole + (rest > 0 ? 1 : 0), currency: remaining.currency)
  }
}
