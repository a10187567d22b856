/// The balances that the files of one account state, in one currency.
public struct StatedBalances: Sendable {
  private let account: String
  private let currency: Currency
  private let stretches: [BalanceStretch]

  /// Takes the stretches of all files of an account.
  public init(account: String, currency: Currency, _ stretches: [BalanceStretch]) {
    self.account = account
    self.currency = currency
    self.stretches = stretches.sorted { left, right in
      if left.days.lowerBound != right.days.lowerBound { return left.days.lowerBound < right.days.lowerBound }
      if left.days.upperBound != right.days.upperBound { return left.days.upperBound > right.days.upperBound }
      return left.batch < right.batch
    }
  }

  /// Where they do not join.
  ///
  /// The balances of files are compared with each other, never with entries that came from them: what their owner edited or
  /// deleted makes no gap.
  ///
  /// - Parameter others: what moved the account between two stretches beside the files of both, day by day in minor units:
  ///   typed entries, and rows of files that state no balances. It is asked for where something is missing without them.
  /// - Returns: the gaps in order of time.
  /// - Throws: what `others` throws.
  public func gaps(
    others: (_ days: ClosedRange<CalendarDate>, _ batches: Set<Int64>) throws -> [CalendarDate: Int64]
  ) rethrows -> [BalanceGap] {
    var gaps: [BalanceGap] = []
    guard var cover = stretches.first else { return [] }
    for next in stretches.dropFirst() {
      if let gap = try gap(between: cover, and: next, others) { gaps.append(gap) }
      if next.days.upperBound >= cover.days.upperBound { cover = next }
    }
    return gaps
  }

  private func gap(
    between first: BalanceStretch, and second: BalanceStretch,
    _ others: (ClosedRange<CalendarDate>, Set<Int64>) throws -> [CalendarDate: Int64]
  ) rethrows -> BalanceGap? {
    if first.closing == second.opening { return nil }
    if joins(first, second) { return nil }
    let (end, begin) = (first.days.upperBound, second.days.lowerBound)
    // Two that only touch on one day may as well follow each other.
    if begin < end { return disagreement(first, second) }
    // What was forgotten is not missing.
    if first.isFollowedByForgotten || second.isPrecededByForgotten { return nil }
    let missing = second.opening &- first.closing
    let known = try others(end...begin, [first.batch, second.batch])
    // The rows of the two days at the edges may stand in the files already.
    let inside = known.filter { $0.key > end && $0.key < begin }.values.reduce(0, &+)
    let edges = end == begin ? [known[end] ?? 0] : [known[end] ?? 0, known[begin] ?? 0]
    let sums = edges.reduce([inside]) { sums, edge in sums + sums.map { $0 &+ edge } }
    if sums.contains(missing) { return nil }
    return gap(
      .missing, end...begin, missing &- (sums.last ?? 0), (first.batch, first.closing), (second.batch, second.opening))
  }

  /// Whether files that have days in common agree: where the later one begins, and where the first of them ends.
  private func joins(_ first: BalanceStretch, _ second: BalanceStretch) -> Bool {
    guard first.states(second.opening, near: second.days.lowerBound) else { return false }
    return second.states(first.closing, near: first.days.upperBound)
      || first.states(second.closing, near: second.days.upperBound)
  }

  private func disagreement(_ first: BalanceStretch, _ second: BalanceStretch) -> BalanceGap? {
    let end = min(first.days.upperBound, second.days.upperBound)
    if isUnknown(first, second, on: end) { return nil }
    // What was imported last is told last.
    let (old, new) = first.batch <= second.batch ? (first, second) : (second, first)
    let (before, after) = (old.balance(after: end), new.balance(after: end))
    if before == after { return nil }
    return gap(
      .disagreement, second.days.lowerBound...end, after &- before, (old.batch, before), (new.batch, after))
  }

  /// Whether rows of a day on which two stretches are compared were forgotten.
  private func isUnknown(_ first: BalanceStretch, _ second: BalanceStretch, on day: CalendarDate) -> Bool {
    first.batch == second.batch && first.isFollowedByForgotten && second.isPrecededByForgotten
      || [first, second].contains { stretch in
        stretch.isFollowedByForgotten && stretch.days.upperBound == day
          || stretch.isPrecededByForgotten && stretch.days.lowerBound == day
      }
  }

  private func gap(
    _ kind: BalanceGap.Kind, _ days: ClosedRange<CalendarDate>, _ amount: Int64,
    _ before: (batch: Int64, balance: Int64), _ after: (batch: Int64, balance: Int64)
  ) -> BalanceGap? {
    func money(_ minorUnits: Int64) -> Money { Money(minorUnits: minorUnits, currency: currency) }
    return BalanceGap(
      kind: kind, account: account, days: days, amount: money(amount),
      before: .init(batch: before.batch, balance: money(before.balance)),
      after: .init(batch: after.batch, balance: money(after.balance)))
  }
}
