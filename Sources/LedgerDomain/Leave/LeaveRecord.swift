/// All that is known of one leave-style balance: what was recorded, and the rules that grant again and again.
public struct LeaveRecord: Sendable {
  /// The balance.
  public let balance: LeaveBalance
  /// What was recorded, in order of time; what was taken back may stand among it.
  public var recorded: [LeaveEvent]
  /// The rules, in the order in which they were made.
  public let rules: [LeaveRule]

  /// Makes a record.
  public init(_ balance: LeaveBalance, recorded: [LeaveEvent], rules: [LeaveRule]) {
    self.balance = balance
    self.recorded = recorded
    self.rules = rules
  }

  /// What was recorded, with what the rules grant up to a day, in order of time.
  ///
  /// - Parameter day: the last day on which a rule grants.
  /// - Returns: the events.
  public func events(through day: CalendarDate) -> [LeaveEvent] {
    let granted = rules.flatMap { $0.grants(through: day) }
    if granted.isEmpty { return recorded }
    let all = (granted + recorded).enumerated()
    return all.sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
  }

  /// The balance as of a day.
  ///
  /// - Parameter day: the day up to which events count.
  /// - Returns: its card.
  /// - Throws: ``MoneyError/outOfRange`` when a sum does not fit.
  public func card(asOf day: CalendarDate) throws(MoneyError) -> BalanceCard {
    try BalanceCard(balance, events: events(through: day), asOf: day)
  }

  /// The last day of all that was recorded, or a day if that is later.
  public func lastDay(from day: CalendarDate) -> CalendarDate { recorded.map(\.until).reduce(day, max) }

  /// Whether something is consumed that no lot covers on a day or after it, plans included.
  ///
  /// - Parameter day: the first day that counts.
  /// - Returns: whether a debt stands on such a day.
  public func isOverdrawn(from day: CalendarDate) -> Bool {
    let last = lastDay(from: day)
    guard let debt = LeaveAccount(events(through: last), through: last).lastDayOfDebt else { return false }
    return debt >= day
  }

  /// The most that an event could consume without overdrawing the balance, from the smaller of two days on.
  ///
  /// - Parameters:
  ///   - event: the consumption; it is not among what was recorded.
  ///   - day: the first day that counts.
  /// - Returns: a count of the unit's small units, at most what the event consumes.
  public func mostConsumable(by event: LeaveEvent, from day: CalendarDate) -> Int64 {
    var (fits, exceeds) = (Int64(-1), event.scaled)
    while exceeds - fits > 1 {
      let middle = fits + (exceeds - fits) / 2
      if adding(event.with(scaled: middle)).isOverdrawn(from: day) { exceeds = middle } else { fits = middle }
    }
    return max(0, fits)
  }

  /// The record with one more event.
  public func adding(_ event: LeaveEvent) -> LeaveRecord {
    var record = self
    let place = recorded.firstIndex { $0.date > event.date } ?? recorded.endIndex
    record.recorded.insert(event, at: place)
    return record
  }
}

extension LeaveEvent {
  /// The event with another amount.
  func with(scaled: Int64) -> LeaveEvent {
    LeaveEvent(kind: kind, date: date, until: until, scaled: scaled, note: note, id: id, origin: origin)
  }
}
