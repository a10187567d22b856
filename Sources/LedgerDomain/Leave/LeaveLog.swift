/// What happened to one balance, step by step, with what is left after each (SEMANTICS §9).
public struct LeaveLog: Sendable {
  /// One event with what it used.
  public struct Row: Hashable, Sendable {
    /// The event.
    public let event: LeaveEvent
    /// The lots that it used, with how much of each; below 0 for what it gave back.
    public let uses: [Use]
    /// How much of a consumption no lot covers.
    public let uncovered: Quantity
    /// What is left once it and all that stands before it has happened.
    public let balance: Quantity

    /// The event's quantity.
    public var quantity: Quantity { Quantity(scaled: event.scaled, unit: balance.unit) }
  }

  /// A part of an event and the lot that it used.
  public struct Use: Hashable, Sendable {
    /// The lot.
    public let lot: LeaveLot
    /// How much of it.
    public let quantity: Quantity
  }

  /// The balance.
  public let balance: LeaveBalance
  /// Its rules.
  public let rules: [LeaveRule]
  /// What happened, in order of time.
  public private(set) var rows: [Row]

  /// Works out the steps.
  ///
  /// - Parameters:
  ///   - record: what is known of the balance.
  ///   - day: the day up to which rules grant and lots expire, or the last of what was recorded if that is later.
  /// - Throws: ``MoneyError/outOfRange`` when a sum does not fit.
  public init(_ record: LeaveRecord, through day: CalendarDate) throws(MoneyError) {
    let unit = record.balance.unit
    let last = record.lastDay(from: day)
    let account = LeaveAccount(record.events(through: last), through: last)
    var cancelled = record.recorded.filter(\.isCancelled)[...]
    var rows: [Row] = []
    var left = Int128(0)
    func row(_ event: LeaveEvent, _ uses: [LeaveUse]) throws(MoneyError) -> Row {
      guard let balance = Int64(exactly: left) else { throw .outOfRange }
      let used = uses.reduce(Int128(0)) { $0 + Int128($1.scaled) }
      let uncovered = event.kind == .consume && event.scaled > 0 && !event.isCancelled ? Int128(event.scaled) - used : 0
      return Row(
        event: event,
        uses: uses.map { Use(lot: account.lots[$0.lot], quantity: Quantity(scaled: $0.scaled, unit: unit)) },
        uncovered: Quantity(scaled: Int64(clamping: uncovered), unit: unit),
        balance: Quantity(scaled: balance, unit: unit))
    }
    for step in account.steps {
      while let event = cancelled.first, event.date < step.event.date {
        rows.append(try row(event, []))
        cancelled = cancelled.dropFirst()
      }
      left += step.change
      rows.append(try row(step.event, step.uses))
    }
    for event in cancelled { rows.append(try row(event, [])) }
    balance = record.balance
    rules = record.rules
    self.rows = rows
  }

  /// Keeps the rows that touch some days, and of these the last ones.
  ///
  /// - Parameters:
  ///   - first: the first day; nil for no such day.
  ///   - last: the last day; nil for no such day.
  ///   - limit: how many rows at most; nil for all.
  /// - Returns: the log with these rows.
  public func keeping(from first: CalendarDate?, through last: CalendarDate?, limit: Int?) -> LeaveLog {
    var log = self
    log.rows = rows.filter { row in
      row.event.until >= first ?? .earliest && row.event.date <= last ?? .latest
    }
    if let limit { log.rows = log.rows.suffix(limit) }
    return log
  }
}
