/// Something that was granted at one time and is used up bit by bit (SEMANTICS §9).
public struct LeaveLot: Hashable, Sendable {
  /// What brought it: a grant, a carry-in or a correction upwards; a consumption for what an entry gave back beyond all use.
  public let kind: LeaveEvent.Kind
  /// Where it comes from.
  public let origin: LeaveEvent.Origin
  /// The number of the event that brought it; nil when a rule did.
  public let event: LeaveEvent.ID?
  /// The first day on which it can be used.
  public let date: CalendarDate
  /// The last day on which it can be used; nil for no such day.
  public let expires: CalendarDate?
  /// What there is of it, in the unit's small units.
  public internal(set) var scaled: Int64
  /// What is not used yet.
  public internal(set) var rest: Int64

  /// The rule that carries the rest over; nil when all of it is lost.
  let renewal: LeaveRule?

  init(_ event: LeaveEvent, scaled: Int64) {
    kind = event.kind
    origin = event.origin
    self.event = event.id
    date = event.date
    expires = event.kind == .consume ? nil : event.expires
    renewal = event.renewal
    self.scaled = scaled
    rest = scaled
  }

  /// Whether it is used before another one: the one that expires first, a carry-in before a grant, then the older.
  func isUsed(before other: LeaveLot) -> Bool {
    let (last, otherLast) = (expires ?? .latest, other.expires ?? .latest)
    if last != otherLast { return last < otherLast }
    // The last date there is may be the last day of one and stand for none of the other.
    if (expires == nil) != (other.expires == nil) { return expires != nil }
    if (kind == .carryIn) != (other.kind == .carryIn) { return kind == .carryIn }
    return date < other.date
  }
}
