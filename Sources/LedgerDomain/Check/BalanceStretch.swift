/// Rows of one file that follow each other without a gap, as the balances prove that the bank states.
public struct BalanceStretch: Hashable, Sendable {
  /// The number of the import.
  public let batch: Int64
  /// The balance in front of the first row.
  public let opening: Int64
  /// The rows, the oldest first: their days, and the balance after each.
  public let points: [Point]

  /// A balance after a row.
  public struct Point: Hashable, Sendable {
    /// The row's day.
    public let day: CalendarDate
    /// The balance after it, stated or reckoned from the one before.
    public let balance: Int64
  }

  /// Whether rows in front of the first one were forgotten, so that nothing is known about what stands before.
  public let isPrecededByForgotten: Bool
  /// Whether rows behind the last one were forgotten.
  public let isFollowedByForgotten: Bool

  /// The first and the last day.
  public let days: ClosedRange<CalendarDate>

  /// The balance after the last row.
  public var closing: Int64 { points.last?.balance ?? opening }

  /// Whether the balance was the same at some time near a day.
  func states(_ balance: Int64, near day: CalendarDate) -> Bool {
    // A row may have been booked some days after the purchase that dates it.
    func isNear(_ other: CalendarDate) -> Bool { abs(Int(other.dayNumber) - Int(day.dayNumber)) <= 7 }
    return opening == balance && isNear(days.lowerBound)
      || points.contains { $0.balance == balance && isNear($0.day) }
  }

  /// The balance after the rows up to a day.
  func balance(after day: CalendarDate) -> Int64 { points.last { $0.day <= day }?.balance ?? opening }

  // MARK: Reading

  /// The stretches that the rows of a file are made of: a new one begins where a balance does not follow from the one before.
  ///
  /// - Parameters:
  ///   - movements: the rows in the order of the file, of one account and currency. Either the oldest or the newest stands
  ///     first, which the balances tell.
  ///   - forgotten: the places where rows were forgotten: that of the movement behind them, or the count of all. A stretch ends
  ///     there, which is no contradiction.
  ///   - batch: the number of the import.
  /// - Returns: the stretches in order of time; none when the file states no balances, or such that the rows do not add up to.
  public static func stretches(
    of movements: [StatedMovement], forgottenBefore forgotten: Set<Int> = [], batch: Int64
  ) -> [BalanceStretch] {
    guard movements.contains(where: { $0.balance != nil }) else { return [] }
    let isNewestFirst = (movements.first?.day ?? .earliest) > (movements.last?.day ?? .earliest)
    let forward = BalanceStretch.divided(movements, forgotten)
    let backward = BalanceStretch.divided(movements.reversed(), Set(forgotten.map { movements.count - $0 }))
    let candidates = isNewestFirst ? [backward, forward] : [forward, backward]
    // Of two orders without a difference the days decide.
    let best = candidates[1].breakCount < candidates[0].breakCount ? candidates[1] : candidates[0]
    guard best.breakCount <= best.matchCount else { return [] }
    return best.parts.compactMap { BalanceStretch($0, best.forgotten, batch: batch) }
  }

  private init?(_ movements: ArraySlice<StatedMovement>, _ forgotten: Set<Int>, batch: Int64) {
    var sum: Int64 = 0
    guard let first = movements.first, let stated = movements.firstIndex(where: { $0.balance != nil }),
      let balance = movements[stated].balance
    else { return nil }
    for movement in movements[...stated] { sum &+= movement.minorUnits }
    self.batch = batch
    isPrecededByForgotten = forgotten.contains(movements.startIndex)
    isFollowedByForgotten = forgotten.contains(movements.endIndex)
    opening = balance &- sum
    var (points, running): ([Point], Int64) = ([], balance &- sum)
    var days = first.day...first.day
    for movement in movements {
      running &+= movement.minorUnits
      points.append(Point(day: movement.day, balance: running))
      days = min(days.lowerBound, movement.day)...max(days.upperBound, movement.day)
    }
    self.points = points
    self.days = days
  }

  /// Rows in order of time as stretches.
  private struct Division {
    let forgotten: Set<Int>
    var parts: [ArraySlice<StatedMovement>] = []
    var matchCount = 0
    var breakCount = 0
  }

  /// Rows in order of time, cut in front of each row from whose balance the one before does not follow, and where rows were
  /// forgotten.
  private static func divided(_ movements: [StatedMovement], _ forgotten: Set<Int>) -> Division {
    var division = Division(forgotten: forgotten)
    var start = 0
    var (last, sum): (Int64?, Int64) = (nil, 0)
    func cut(before index: Int) {
      if index > start { division.parts.append(movements[start..<index]) }
      start = index
    }
    for (index, movement) in movements.enumerated() {
      if forgotten.contains(index) {
        cut(before: index)
        (last, sum) = (nil, 0)
      }
      sum &+= movement.minorUnits
      guard let balance = movement.balance else { continue }
      if let last {
        if last &+ sum == balance {
          division.matchCount += 1
        } else {
          division.breakCount += 1
          cut(before: index)
        }
      }
      (last, sum) = (balance, 0)
    }
    cut(before: movements.count)
    return division
  }
}
