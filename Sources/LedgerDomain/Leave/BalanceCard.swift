/// A leave-style balance as of a day: what the progress card shows (SEMANTICS §9).
public struct BalanceCard: Hashable, Sendable {
  /// What is lost next if nothing but what is planned is consumed.
  public struct Expiry: Hashable, Sendable {
    /// The last day on which it can be used.
    public let lastDay: CalendarDate
    /// How much.
    public let quantity: Quantity

    /// Makes a value.
    public init(lastDay: CalendarDate, quantity: Quantity) {
      self.lastDay = lastDay
      self.quantity = quantity
    }
  }

  /// The balance.
  public let source: LeaveBalance
  /// The day up to which events count.
  public let asOf: CalendarDate
  /// Grants, carry-ins and corrections.
  public let total: Quantity
  /// What was taken up to the day.
  public let consumed: Quantity
  /// What is to be taken after the day.
  public let planned: Quantity
  /// What was lost.
  public let expired: Quantity
  /// What is left: total − consumed − expired. Planned consumption is not taken off.
  public let balance: Quantity
  /// What is lost next; nil when nothing that is left expires, plans taken off.
  public let nextExpiry: Expiry?

  /// Whether anything was granted, carried in or corrected up to the day, even if that adds up to 0.
  public let isGranted: Bool

  /// The consumed part of the total; 0 when the total is 0 or below.
  public var progress: Ratio { Ratio(consumed.scaled, of: total.scaled) }

  /// Adds up events.
  ///
  /// - Parameters:
  ///   - source: the balance.
  ///   - events: what happened and what is planned, in order of time, rules included up to the day.
  ///   - day: the day up to which events count.
  /// - Throws: ``MoneyError/outOfRange`` when a sum does not fit.
  public init(_ source: LeaveBalance, events: [LeaveEvent], asOf day: CalendarDate) throws(MoneyError) {
    let events = events.filter { !$0.isCancelled }.sorted { $0.date < $1.date }
    let account = LeaveAccount(events, through: day)
    var planned = Int128(0)
    for event in events where event.kind == .consume { planned += Int128(event.scaled - event.scaled(asOf: day)) }
    func quantity(_ sum: Int128) throws(MoneyError) -> Quantity {
      guard let scaled = Int64(exactly: sum) else { throw .outOfRange }
      return Quantity(scaled: scaled, unit: source.unit)
    }
    isGranted = events.contains { $0.kind.changesTotal && $0.date <= day && $0.scaled != 0 }
    self.source = source
    self.asOf = day
    self.total = try quantity(account.total)
    self.consumed = try quantity(account.consumed)
    self.planned = try quantity(planned)
    self.expired = try quantity(account.expired)
    self.balance = try quantity(account.balance)
    _ = try quantity(account.balance - planned)
    self.nextExpiry = try BalanceCard.nextExpiry(after: account, events, day).map { (last, lost) throws(MoneyError) in
      Expiry(lastDay: last, quantity: try quantity(lost))
    }
  }

  /// What is lost on the first day after `day` on which something is, if all plans and nothing else happens.
  private static func nextExpiry(
    after account: LeaveAccount, _ events: [LeaveEvent], _ day: CalendarDate
  ) -> (CalendarDate, Int128)? {
    guard let lastOfLots = account.openLots.compactMap(\.expires).max() else { return nil }
    let known = events.filter { $0.date <= day || $0.kind == .consume }
    let end = lastOfLots.adding(days: 1) ?? lastOfLots
    let losses = LeaveAccount(known, through: end).steps.map(\.event).filter {
      $0.origin == .lastDay && $0.date > day
    }
    guard let first = losses.first, let last = first.date.adding(days: -1) else { return nil }
    return (last, losses.filter { $0.date == first.date }.reduce(0) { $0 + Int128($1.scaled) })
  }
}
