/// Months in a row in which an amount changes in the same way.
public struct AmountChange: Hashable, Sendable {
  /// The first of the months.
  public let first: Month
  /// The last of them; nil when it goes on like this.
  public let last: Month?
  /// The amount before; nil for none.
  public let before: Money?
  /// The amount after; nil for none.
  public let after: Money?

  /// The changes between two schedules of amounts, in order of time.
  ///
  /// - Parameters:
  ///   - starts: the months in which either schedule may change; before the first of them both are the same.
  ///   - end: the last month to look at; nil for no end.
  ///   - before: the amount of a month in the one schedule.
  ///   - after: the amount of a month in the other.
  /// - Returns: the months that differ, those in a row that differ alike taken together.
  public static func changes(
    at starts: Set<Month>, until end: Month? = nil, from before: (Month) -> Money?, to after: (Month) -> Money?
  ) -> [AmountChange] {
    let starts = starts.sorted()
    var changes: [AmountChange] = []
    for (index, first) in starts.enumerated() {
      let (old, new) = (before(first), after(first))
      if old == new { continue }
      let last = index + 1 < starts.count ? starts[index + 1].adding(months: -1) : end
      if let previous = changes.last, previous.last?.adding(months: 1) == first, previous.before == old,
        previous.after == new
      {
        changes[changes.count - 1] = AmountChange(first: previous.first, last: last, before: old, after: new)
      } else {
        changes.append(AmountChange(first: first, last: last, before: old, after: new))
      }
    }
    return changes
  }
}
