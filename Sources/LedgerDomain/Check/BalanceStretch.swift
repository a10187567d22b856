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
  ///   - batch: the number of the import.
  /// - Returns: the stretches in order of time; none when the file states no balances, or such that the rows do not add up to.
  public static func stretches(of movements: [StatedMovement], batch: Int64) -> [BalanceStretch] {
    guard movements.contains(where: { $0.balance != nil }) else { return [] }
    let isNewestFirst = (movements.first?.day ?? .earliest) > (movements.last?.day ?? .earliest)
    let orders = isNewestFirst ? [movements.reversed(), movements] : [movements, movements.reversed()]
    let candidates = orders.map { BalanceStretch.divided($0) }
    // Of two orders without a difference the days decide.
    let best = candidates[1].breakCount < candidates[0].breakCount ? candidates[1] : candidates[0]
    guard best.breakCount <= best.matchCount else { return [] }
    return best.parts.compactMap { BalanceStretch($0, batch: batch) }
  }

  private init?(_ movements: ArraySlice<StatedMovement>, batch: Int64) {
    var sum: Int64 = 0
    guard let first = movements.first, let stated = movements.firstIndex(where: { $0.balance != nil }),
      let balance = movements[stated].balance
    else { return nil }
    for movement in movements[...stated] { sum &+= movement.minorUnits }
    self.batch = batch
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

  /// Rows in order of time, cut in front of each row from whose balance the one before does not follow.
  private static func divided(
    _ movements: [StatedMovement]
  ) -> (parts: [ArraySlice<StatedMovement>], matchCount: Int, breakCount: Int) {
    var parts: [ArraySlice<StatedMovement>] = []
    var (start, matchCount) = (0, 0)
    var (last, sum): (Int64?, Int64) = (nil, 0)
    for (index, movement) in movements.enumerated() {
      sum &+= movement.minorUnits
      guard let balance = movement.balance else { continue }
      if let last {
        if last &+ sum == balance {
          matchCount += 1
        } else {
          parts.append(movements[start..<index])
          start = index
        }
      }
      (last, sum) = (balance, 0)
    }
    return (parts + [movements[start...]], matchCount, parts.count)
  }
}
