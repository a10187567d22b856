/// A leave-style balance as of a day: what the progress card shows (SEMANTICS §9).
public struct BalanceCard: Hashable, Sendable {
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

  /// Whether anything was granted, carried in or corrected up to the day, even if that adds up to 0.
  public let isGranted: Bool

  /// The consumed part of the total; 0 when the total is 0 or below.
  public var progress: Ratio { Ratio(consumed.scaled, of: total.scaled) }

  /// Adds up events.
  ///
  /// - Throws: ``MoneyError/outOfRange`` when a sum does not fit.
  public init(_ source: LeaveBalance, events: [LeaveEvent], asOf day: CalendarDate) throws(MoneyError) {
    var (total, consumed, planned, expired) = (Int128(0), Int128(0), Int128(0), Int128(0))
    for event in events {
      let reached = event.scaled(asOf: day)
      switch event.kind {
      case .grant, .carryIn, .adjust: total += Int128(reached)
      case .expire: expired += Int128(reached)
      case .consume:
        consumed += Int128(reached)
        planned += Int128(event.scaled - reached)
      }
    }
    func quantity(_ sum: Int128) throws(MoneyError) -> Quantity {
      guard let scaled = Int64(exactly: sum) else { throw .outOfRange }
      return Quantity(scaled: scaled, unit: source.unit)
    }
    isGranted = events.contains { $0.kind.changesTotal && $0.date <= day && $0.scaled != 0 }
    self.source = source
    self.asOf = day
    self.total = try quantity(total)
    self.consumed = try quantity(consumed)
    self.planned = try quantity(planned)
    self.expired = try quantity(expired)
    self.balance = try quantity(total - consumed - expired)
    _ = try quantity(total - consumed - expired - planned)
  }
}
