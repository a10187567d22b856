/// What a balance is granted again and again. Its events are worked out on reading, never stored (SEMANTICS §9).
public struct LeaveRule: Identifiable, Hashable, Sendable {
  /// The number of a rule within one ledger.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The number as stored.
    public let rawValue: Int64
    /// Wraps a stored number.
    public init(rawValue: Int64) { self.rawValue = rawValue }
  }

  /// The time in which an accrual brings its quantity.
  public enum Pace: String, CaseIterable, Sendable {
    /// The quantity comes in within a year, a twelfth each month.
    case year
    /// The quantity comes in each month.
    case month
  }

  /// The days on which a renewal grants anew.
  public enum Turn: String, CaseIterable, Sendable {
    /// The first day of the rule, then each 1 January.
    case year
    /// The first day of the rule and its anniversaries; 29 February is the 28th in common years.
    case anniversary
  }

  /// What becomes of the unused rest on the day on which a renewal grants anew.
  public enum CarryOver: Hashable, Sendable {
    /// It is lost.
    case none
    /// It is carried over.
    case all
    /// It is carried over up to a quantity, in the unit's small units; what exceeds it is lost.
    case most(Int64)
  }

  /// How the rule grants.
  public enum Schedule: Hashable, Sendable {
    /// Bit by bit, at the end of each month counted from the first day.
    case accrual(Pace)
    /// All at once on certain days. `prorates` grants the first partial year the months that are left of it.
    case renewal(Turn, CarryOver, prorates: Bool)
  }

  /// The rule's number.
  public let id: ID
  /// How it grants.
  public let schedule: Schedule
  /// How much, in the unit's small units; above 0 and at most ``most``.
  public let scaled: Int64
  /// The first day.
  public let from: CalendarDate
  /// The last day on which it may grant; nil for no such day.
  public let until: CalendarDate?
  /// How long what it grants, or what a renewal carries over, can be used; nil as long as the rule allows.
  public let validity: LeaveValidity?

  /// Makes a rule.
  public init(
    id: ID, schedule: Schedule, scaled: Int64, from: CalendarDate, until: CalendarDate? = nil,
    validity: LeaveValidity? = nil
  ) {
    self.id = id
    self.schedule = schedule
    self.scaled = scaled
    self.from = from
    self.until = until
    self.validity = validity
  }

  /// The largest quantity of a rule, so that what it brings in ten thousand years by months can be added up.
  public static let most = Int64.max / 1_000_000

  /// What the rule grants up to a day, in order of time.
  ///
  /// - Parameter day: the last day.
  /// - Returns: its grants. What a renewal carries over depends on what was used, and is left to ``LeaveAccount``.
  public func grants(through day: CalendarDate) -> [LeaveEvent] {
    switch schedule {
    case .accrual(let pace): accrued(pace, through: min(day, until ?? day))
    case .renewal(let turn, _, let prorates): renewed(turn, prorates, through: min(day, until ?? day))
    }
  }
}
