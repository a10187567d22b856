import LedgerDomain

/// Proves one order of day, month and year for a whole column (SEMANTICS §8).
struct DateProof {
  private var failures = InlineArray<3, Int>(repeating: 0)
  private var usual = DateOrderSet.all
  private var runs = InlineArray<3, Run>(repeating: Run())
  /// One bit for each two orders under which a cell is two different dates.
  private var differing: UInt8 = 0
  private var last: (cell: DateCell, dates: InlineArray<3, CalendarDate?>)?
  private let year: Int?
  /// The number of cells that are dates.
  private(set) var count = 0
  /// Cells that show the doubt, the first three of them.
  private(set) var examples: [Range<Int>] = []
  /// The line of the first cell that is a date in one order alone.
  private(set) var decidingLine: Int?
  private var first: DateCell?
  private var firstLine: Int?
  private var hasShortPart = false
  /// The first cell, if none has a year and none was said.
  private(set) var yearless: Range<Int>?

  /// Whether the dates of a column go up or down all along, in one order.
  private struct Run {
    var last: CalendarDate?
    var isAscending = true
    var isDescending = true
    var changes = 0

    mutating func take(_ date: CalendarDate?) {
      guard let date else {
        isAscending = false
        isDescending = false
        return
      }
      if let last, date != last {
        changes += 1
        if date < last { isAscending = false } else { isDescending = false }
      }
      last = date
    }
  }

  /// A proof that has seen no cell.
  ///
  /// - Parameter year: the year of dates without one.
  init(year: Int?) { self.year = year }

  /// Takes in one date; false when no order makes it a day.
  mutating func take(_ cell: DateCell, range: Range<Int>, line: Int) -> Bool {
    if let last, last.cell == cell {
      count += 1
      for index in 0..<3 where last.dates[index] == nil { failures[index] += 1 }
      return true
    }
    let possible = cell.orders
    let cellYear = year ?? (cell.third == nil ? 2000 : nil)
    var dates = InlineArray<3, CalendarDate?>(repeating: nil)
    var valid: DateOrderSet = []
    DateOrder.forEach { order in
      guard possible.contains(DateOrderSet(order)), let date = cell.date(order, year: cellYear) else { return }
      dates[Int(order.rawValue)] = date
      valid.insert(DateOrderSet(order))
    }
    if valid.isEmpty { return false }
    last = (cell, dates)
    count += 1
    if cell.third != nil { yearless = nil } else if year == nil, count == 1 { yearless = range }
    if first == nil { (first, firstLine) = (cell, line) }
    usual.formIntersection(cell.usualOrders)
    if cell.hasShortPart { hasShortPart = true }
    for index in 0..<3 {
      if dates[index] == nil { failures[index] += 1 }
      runs[index].take(dates[index])
    }
    if noteDifferences(dates), examples.count < 3 { examples.append(range) }
    if decidingLine == nil, valid.isSingle, !possible.isSingle { decidingLine = line }
    return true
  }

  /// Notes which orders give different dates; whether any do.
  private mutating func noteDifferences(_ dates: InlineArray<3, CalendarDate?>) -> Bool {
    var hasDoubt = false
    for (first, second) in DateProof.pairs {
      if let date = dates[first], let other = dates[second], date != other {
        differing |= 1 << UInt8(first + second)
        hasDoubt = true
      }
    }
    return hasDoubt
  }

  /// The pairs of orders by their numbers; the sum of a pair is its bit.
  private static let pairs = [(0, 1), (0, 2), (1, 2)]

  /// What the column proves.
  enum Verdict {
    /// One order.
    case order(DateOrder)
    /// Several orders fit, and give different dates.
    case ambiguous(DateOrderSet)
    /// Cells contradict each other: as many speak for one order as for another.
    case contradictory
  }

  /// The verdict over all cells taken in.
  var verdict: Verdict {
    let (fitting, fewest) = fitting
    if fewest > 0, fitting.count > 1, agree(fitting) == false { return .contradictory }
    let candidates = candidates
    if candidates.count == 1 || agree(candidates) {
      return .order(candidates.contains(.dayMonthYear) ? .dayMonthYear : candidates[0])
    }
    let sorted = candidates.filter { order in
      let run = runs[Int(order.rawValue)]
      return run.changes >= 3 && (run.isAscending || run.isDescending)
    }
    if sorted.count == 1, let order = sorted.first { return .order(order) }
    return .ambiguous(DateOrderSet(candidates.map { DateOrderSet($0) }))
  }

  /// Whether the dates tell their order, and are not the same days in each.
  var isTold: Bool {
    let candidates = candidates
    return candidates.count == 1 || !agree(candidates)
  }

  /// What the dates say against a format that was given.
  func contradiction(of given: DateFormat?) -> OptionContradiction? {
    guard let given, let order = given.order, case .order(let proved) = verdict, proved != order else { return nil }
    if failures[Int(order.rawValue)] > fitting.failures {
      return .dateFormat(given: given.text, proved: pattern(proved), line: decidingLine ?? firstLine)
    }
    let isSorted = candidates.contains(order) && !agree([proved, order])
    return isSorted ? .dateFormat(given: given.text, proved: pattern(proved), line: nil) : nil
  }

  /// The orders under which the fewest cells fail, and how many do.
  private var fitting: (orders: [DateOrder], failures: Int) {
    let fewest = DateOrder.allCases.map { failures[Int($0.rawValue)] }.min() ?? 0
    return (DateOrder.allCases.filter { failures[Int($0.rawValue)] == fewest }, fewest)
  }

  /// Those of the fitting orders that are usual for such dates, if there are any.
  private var candidates: [DateOrder] {
    let fitting = fitting.orders
    let usualOrders = fitting.filter { usual.contains(DateOrderSet($0)) }
    return usualOrders.isEmpty ? fitting : usualOrders
  }

  private func agree(_ orders: [DateOrder]) -> Bool {
    DateProof.pairs.allSatisfy { first, second in
      differing & (1 << UInt8(first + second)) == 0
        || !orders.contains { Int($0.rawValue) == first } || !orders.contains { Int($0.rawValue) == second }
    }
  }

  /// The pattern of the dates in an order.
  func pattern(_ order: DateOrder) -> String { first?.pattern(order, shortest: hasShortPart) ?? "" }
}
