public import LedgerDomain

/// Which entries rules may sort: never those in several categories, and no legs of transfers.
public struct SortingScope: Sendable {
  /// The first day, included; nil for the beginning.
  public var firstDay: CalendarDate?
  /// The last day, included; nil for the end.
  public var lastDay: CalendarDate?
  /// Whether imported entries that nobody changed by hand belong to it, whatever their category, beside the uncategorized
  /// ones.
  public var includesImported: Bool

  /// Describes a scope.
  public init(firstDay: CalendarDate? = nil, lastDay: CalendarDate? = nil, includesImported: Bool = false) {
    self.firstDay = firstDay
    self.lastDay = lastDay
    self.includesImported = includesImported
  }
}
