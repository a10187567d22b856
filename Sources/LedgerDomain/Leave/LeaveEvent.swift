/// One thing that happened to a leave-style balance. Events are only ever added (SEMANTICS §9).
public struct LeaveEvent: Hashable, Sendable {
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

  /// What happened.
  public let kind: Kind
  /// The day, or the first of several days.
  public let date: CalendarDate
  /// The last day of a consumption over several days, else the same as `date`.
  public let until: CalendarDate
  /// How much, in the unit's small units; above 0 except for a correction.
  public let scaled: Int64
  /// A remark.
  public let note: String?

  /// Makes an event; `until` is nil for one day.
  public init(kind: Kind, date: CalendarDate, until: CalendarDate? = nil, scaled: Int64, note: String? = nil) {
    self.kind = kind
    self.date = date
    self.until = until ?? date
    self.scaled = scaled
    self.note = note
  }

  /// How much of the event lies on or before a day. A consumption over several days is spread evenly over them, rounded
  /// down day by day so that the last day completes it.
  public func scaled(asOf day: CalendarDate) -> Int64 {
    if day < date { return 0 }
    if day >= until { return scaled }
    let passed = Int128(day.days(since: date) + 1)
    return Int64(Int128(scaled) * passed / Int128(until.days(since: date) + 1))
  }
}
