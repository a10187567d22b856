extension LeaveRule {
  /// The quantity of each renewal day up to a day. Its rest can be used until the day before the next one.
  func renewed(_ turn: Turn, _ prorates: Bool, through last: CalendarDate) -> [LeaveEvent] {
    var events: [LeaveEvent] = []
    var day = from
    while day <= last {
      let next = renewal(after: day)
      let granted = prorates && day == from ? prorated : scaled
      if granted > 0 {
        events.append(
          LeaveEvent(
            kind: .grant, date: day, scaled: granted, expires: next?.adding(days: -1), origin: .rule(id),
            renewal: next == nil ? nil : self))
      }
      guard let next else { break }
      day = next
    }
    return events
  }

  /// The most that a renewal carries over.
  var mostCarriedOver: Int64 {
    guard case .renewal(_, let carryOver, _) = schedule else { return 0 }
    switch carryOver {
    case .none: return 0
    case .all: return .max
    case .most(let scaled): return scaled
    }
  }

  /// What a renewal carries over comes in on its day. It can be used as long as the rule's validity says; what is left on the
  /// next renewal is carried over with the rest of that year, within the same cap.
  func carryIn(_ scaled: Int64, on day: CalendarDate) -> LeaveEvent {
    let lastOfYear = renewal(after: day)?.adding(days: -1)
    let ownLast = validity?.lastDay(from: day)
    let expiresEarlier = ownLast.map { own in lastOfYear.map { own <= $0 } ?? true } ?? false
    return LeaveEvent(
      kind: .carryIn, date: day, scaled: scaled, expires: expiresEarlier ? ownLast : lastOfYear, origin: .rule(id),
      renewal: expiresEarlier || lastOfYear == nil ? nil : self)
  }

  /// The next renewal day after one; nil when the rule has ended by then.
  private func renewal(after day: CalendarDate) -> CalendarDate? {
    guard case .renewal(let turn, _, _) = schedule else { return nil }
    let next =
      switch turn {
      case .year: CalendarDate(year: day.components.year + 1, month: 1, day: 1)
      // Counted from the first day, so that a 29 February comes back in leap years.
      case .anniversary: from.adding(months: 12 * (day.components.year - from.components.year + 1))
      }
    guard let next, next <= until ?? .latest else { return nil }
    return next
  }

  /// What the whole months that are left of the first year bring, so that with the months before they make the quantity.
  private var prorated: Int64 {
    let (_, month, day) = from.components
    let monthsBefore = day == 1 ? month - 1 : month
    return scaled - Int64((2 * Int128(scaled) * Int128(monthsBefore) + 12) / 24)
  }
}
