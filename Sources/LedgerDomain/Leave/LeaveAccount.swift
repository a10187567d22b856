/// Which lot each consumption of a balance uses, and what expires, worked out from its events (SEMANTICS §9).
///
/// On each day lots whose last day has passed expire, then lots of the day come in and settle what was consumed without
/// one, then consumptions take in the order of the events, those over several days last. The cost goes by events and
/// lots: between two days on which something begins or expires nothing depends on the day.
public struct LeaveAccount: Sendable {
  /// What was granted, in the order in which it came in.
  public private(set) var lots: [LeaveLot] = []
  /// What happened, in order of time, with what was worked out in between.
  public private(set) var steps: [LeaveStep] = []
  /// The last day on which something was consumed that no lot covers; nil when there is none.
  public private(set) var lastDayOfDebt: CalendarDate?

  /// Grants, carry-ins and corrections, less what rules carried over, which comes in again.
  private(set) var total = Int128(0)
  /// What was taken, less what was given back.
  private(set) var consumed = Int128(0)
  /// What was lost.
  private(set) var expired = Int128(0)

  /// What is consumed and not covered yet, the oldest first.
  private var debts: ArraySlice<(event: Int, scaled: Int64)> = []
  /// The lots that have a rest and have not expired, the next one to be used last, where it is taken away at no cost.
  private var open: [Int] = []
  /// What consumptions took, the last at the end: what is given back goes there.
  private var taken: [(event: Int, use: LeaveUse)] = []
  /// The consumptions over several days that have begun, with what they took.
  private var running: [(event: Int, scaled: Int64)] = []
  private let events: [LeaveEvent]
  /// What each event used.
  private var uses: [[LeaveUse]]

  /// Works out what happens up to a day.
  ///
  /// - Parameters:
  ///   - events: what happened, in order of time; what was taken back does not count.
  ///   - day: the last day.
  public init(_ events: [LeaveEvent], through day: CalendarDate) {
    self.events = events
    uses = Array(repeating: [], count: events.count)
    var coming = events.indices.filter { events[$0].date <= day && !events[$0].isCancelled }[...]
    while let next = nextDay(coming.first), next <= day {
      endDay(before: next)
      expireLots(before: next)
      let begin = coming.prefix { events[$0].date == next }
      coming = coming.dropFirst(begin.count)
      for index in begin where events[index].bringsLot {
        steps.append(LeaveStep(event: events[index], place: index))
        open(LeaveLot(events[index], scaled: events[index].scaled))
      }
      settle()
      for index in begin where !events[index].bringsLot {
        steps.append(LeaveStep(event: events[index], place: index))
        start(index)
      }
    }
    takeRunning(through: day)
    if !debts.isEmpty { lastDayOfDebt = day }
    for index in steps.indices { if let place = steps[index].place { steps[index].uses = uses[place] } }
  }

  /// What is left: total − consumed − expired.
  var balance: Int128 { total - consumed - expired }

  /// What was consumed and no lot covers.
  public var debt: Int128 { debts.reduce(0) { $0 + Int128($1.scaled) } }

  /// The lots that can still be used, the next one first.
  public var openLots: [LeaveLot] { open.reversed().map { lots[$0] } }

  // MARK: Days

  /// The next day on which an event begins or a lot expires.
  private func nextDay(_ event: Int?) -> CalendarDate? {
    let expiry = open.last.flatMap { lots[$0].expires?.adding(days: 1) }
    return [event.map { events[$0].date }, expiry].compactMap { $0 }.min()
  }

  private mutating func endDay(before day: CalendarDate) {
    guard let last = day.adding(days: -1) else { return }
    takeRunning(through: last)
    if !debts.isEmpty { lastDayOfDebt = last }
  }

  private mutating func takeRunning(through day: CalendarDate) {
    for index in running.indices {
      let event = running[index].event
      let reached = events[event].scaled(asOf: day)
      take(reached - running[index].scaled, for: event)
      running[index].scaled = reached
    }
    running.removeAll { events[$0.event].until <= day }
  }

  private mutating func start(_ index: Int) {
    let event = events[index]
    switch event.kind {
    case .consume where event.scaled < 0: giveBack(event.scaled.magnitude, by: index)
    case .consume where event.until > event.date: running.append((index, 0))
    case .consume, .expire: take(event.scaled, for: index)
    case .grant, .carryIn, .adjust:
      // Only a correction is below 0.
      total += Int128(event.scaled)
      cover(Int64(clamping: event.scaled.magnitude), for: index)
    }
  }

  // MARK: Lots

  private mutating func open(_ lot: LeaveLot) {
    total += Int128(lot.scaled)
    lots.append(lot)
    if lot.rest > 0 { insert(lots.count - 1) }
  }

  /// Covers what was consumed without a lot, from the lot that expires first.
  private mutating func settle() {
    while let debt = debts.first, let index = open.last {
      let part = min(debt.scaled, lots[index].rest)
      use(part, of: index, for: debt.event)
      if lots[index].rest == 0 { open.removeLast() }
      if part < debt.scaled { debts[debts.startIndex].scaled -= part } else { debts = debts.dropFirst() }
    }
  }

  private mutating func insert(_ index: Int) {
    var (low, high) = (0, open.count)
    while low < high {
      let middle = (low + high) / 2
      // Of lots that are alike the one that came first stands nearer to the end.
      if lots[index].isUsed(before: lots[open[middle]]) { low = middle + 1 } else { high = middle }
    }
    open.insert(index, at: low)
  }

  private mutating func take(_ scaled: Int64, for event: Int) {
    if events[event].kind == .expire { expired += Int128(scaled) } else { consumed += Int128(scaled) }
    cover(scaled, for: event)
  }

  private mutating func cover(_ scaled: Int64, for event: Int) {
    var missing = scaled
    while missing > 0, let lot = open.last {
      let part = min(missing, lots[lot].rest)
      use(part, of: lot, for: event)
      missing -= part
      if lots[lot].rest == 0 { open.removeLast() }
    }
    if missing > 0 { debts.append((event, missing)) }
  }

  private mutating func use(_ scaled: Int64, of lot: Int, for event: Int) {
    lots[lot].rest -= scaled
    let use = LeaveUse(lot: lot, scaled: scaled)
    if events[event].kind == .consume { taken.append((event, use)) }
    note(use, for: event)
  }

  private mutating func note(_ use: LeaveUse, for event: Int) {
    if let last = uses[event].last, last.lot == use.lot {
      uses[event][uses[event].count - 1].scaled += use.scaled
    } else {
      uses[event].append(use)
    }
  }

  // MARK: Giving back

  /// Gives back what was taken last: what no lot covered yet, then to the lots that were used. A lot whose last day has
  /// passed loses it at once; what exceeds all use stays as a lot of its own.
  private mutating func giveBack(_ magnitude: UInt64, by event: Int) {
    var rest = Int64(clamping: magnitude)
    consumed -= Int128(rest)
    while rest > 0, let debt = debts.popLast() {
      let part = min(rest, debt.scaled)
      rest -= part
      if part < debt.scaled { debts.append((debt.event, debt.scaled - part)) }
    }
    while rest > 0, let last = taken.popLast() {
      let part = min(rest, last.use.scaled)
      rest -= part
      if part < last.use.scaled {
        taken.append((last.event, LeaveUse(lot: last.use.lot, scaled: last.use.scaled - part)))
      }
      returnToLot(part, last.use.lot, by: event)
    }
    guard rest > 0 else { return }
    // It lowered what was consumed already, so that the total stays.
    total -= Int128(rest)
    open(LeaveLot(events[event], scaled: rest))
    settle()
  }

  private mutating func returnToLot(_ scaled: Int64, _ lot: Int, by event: Int) {
    note(LeaveUse(lot: lot, scaled: -scaled), for: event)
    if let expires = lots[lot].expires, expires < events[event].date {
      lose(scaled, of: lot, on: events[event].date)
    } else {
      if lots[lot].rest == 0 { insert(lot) }
      lots[lot].rest += scaled
    }
  }

  // MARK: Expiry

  private mutating func expireLots(before day: CalendarDate) {
    // A rule's lots that pass their last day together share its cap.
    var carried: [(rule: LeaveRule, scaled: Int64)] = []
    while let lot = open.last, let expires = lots[lot].expires, expires < day {
      open.removeLast()
      let rest = lots[lot].rest
      lots[lot].rest = 0
      var kept = Int64(0)
      if let rule = lots[lot].renewal {
        let place = carried.firstIndex { $0.rule == rule } ?? carried.count
        if place == carried.count { carried.append((rule, 0)) }
        kept = min(rest, rule.mostCarriedOver - carried[place].scaled)
        carried[place].scaled += kept
        carryOut(kept, of: lot, by: rule, on: day)
      }
      lose(rest - kept, of: lot, on: day)
    }
    for (rule, scaled) in carried where scaled > 0 {
      let event = rule.carryIn(scaled, on: day)
      steps.append(LeaveStep(event: event))
      open(LeaveLot(event, scaled: scaled))
      settle()
    }
  }

  private mutating func lose(_ scaled: Int64, of lot: Int, on day: CalendarDate) {
    if scaled == 0 { return }
    expired += Int128(scaled)
    let event = LeaveEvent(kind: .expire, date: day, scaled: scaled, origin: .lastDay)
    steps.append(LeaveStep(event: event, uses: [LeaveUse(lot: lot, scaled: scaled)]))
  }

  /// What is carried over leaves the total and comes in again, so that it is neither lost nor counted twice.
  private mutating func carryOut(_ scaled: Int64, of lot: Int, by rule: LeaveRule, on day: CalendarDate) {
    if scaled == 0 { return }
    total -= Int128(scaled)
    let event = LeaveEvent(kind: .adjust, date: day, scaled: -scaled, note: "carried over", origin: .rule(rule.id))
    steps.append(LeaveStep(event: event, uses: [LeaveUse(lot: lot, scaled: scaled)]))
  }
}
