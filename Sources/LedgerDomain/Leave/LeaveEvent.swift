/// One thing that happened to a leave-style balance. Events are only ever added (SEMANTICS §9).
public struct LeaveEvent: Hashable, Sendable {
  /// The number of an event within one ledger.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The number as stored.
    public let rawValue: Int64
    /// Wraps a stored number.
    public init(rawValue: Int64) { self.rawValue = rawValue }
  }

  /// What happened.
  public enum Kind: String, CaseIterable, Sendable {
    /// New leave was given.
    case grant
    /// Leave of an earlier year was brought in.
    case carryIn = "carry-in"
    /// Leave was taken, or is planned when its day is after today.
    case consume
    /// Leave was lost.
    case expire
    /// The total was corrected, up or down.
    case adjust

    /// Whether it changes what there is to consume.
    var changesTotal: Bool {
      switch self {
      case .grant, .carryIn, .adjust: true
      case .consume, .expire: false
      }
    }
  }

  /// Where an event comes from.
  public enum Origin: Hashable, Sendable {
    /// A person recorded it.
    case typed
    /// An entry of the ledger consumes the balance, or gives back to it.
    case entry(Entry.ID)
    /// A rule of the balance brings it; it is worked out on reading.
    case rule(LeaveRule.ID)
    /// The last day of a grant has passed; it is worked out on reading.
    case lastDay
  }

  /// The event's number; nil for one that is worked out or not stored yet.
  public let id: ID?
  /// Where it comes from.
  public let origin: Origin
  /// What happened.
  public let kind: Kind
  /// The day, or the first of several days.
  public let date: CalendarDate
  /// The last day of a consumption over several days, else the same as `date`.
  public let until: CalendarDate
  /// How much, in the unit's small units; below 0 for a correction downwards and for an entry that gives back.
  public let scaled: Int64
  /// The last day on which what was granted can be used; nil for no such day.
  public let expires: CalendarDate?
  /// The rule that carries the rest over when the last day has passed; nil when all of it is lost.
  let renewal: LeaveRule?
  /// A remark.
  public let note: String?
  /// Whether it was taken back, so that it no longer counts.
  public let isCancelled: Bool

  /// Makes an event; `until` is nil for one day.
  public init(
    kind: Kind, date: CalendarDate, until: CalendarDate? = nil, scaled: Int64, expires: CalendarDate? = nil,
    note: String? = nil, id: ID? = nil, origin: Origin = .typed, isCancelled: Bool = false
  ) {
    self.init(
      kind: kind, date: date, until: until, scaled: scaled, expires: expires, note: note, id: id, origin: origin,
      isCancelled: isCancelled, renewal: nil)
  }

  init(
    kind: Kind, date: CalendarDate, until: CalendarDate? = nil, scaled: Int64, expires: CalendarDate? = nil,
    note: String? = nil, id: ID? = nil, origin: Origin = .typed, isCancelled: Bool = false, renewal: LeaveRule?
  ) {
    self.kind = kind
    self.date = date
    self.until = until ?? date
    self.scaled = scaled
    self.expires = expires
    self.note = note
    self.id = id
    self.origin = origin
    self.isCancelled = isCancelled
    self.renewal = renewal
  }

  /// Whether it brings something that consumptions use.
  var bringsLot: Bool { kind.changesTotal && scaled > 0 }

  /// How much of the event lies on or before a day. A consumption over several days is spread evenly over them, rounded
  /// down day by day so that the last day completes it.
  public func scaled(asOf day: CalendarDate) -> Int64 {
    if day < date { return 0 }
    if day >= until { return scaled }
    let passed = Int128(day.days(since: date) + 1)
    return Int64(Int128(scaled) * passed / Int128(until.days(since: date) + 1))
  }
}
