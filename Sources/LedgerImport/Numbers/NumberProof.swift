import LedgerDomain

/// Proves one notation of numbers for a whole column (SEMANTICS §8).
struct NumberProof {
  /// How many cells fit each set of notations; columns have few different sets.
  private var failuresBySet: [UInt16: Int] = [:]
  private var hasDoubt = false
  /// The number of cells that are numbers.
  private(set) var count = 0
  /// Cells that show the doubt, the first three of them.
  private(set) var examples: [Range<Int>] = []
  /// The line of the first cell that fits one decimal mark alone.
  private(set) var decidingLine: Int?
  /// Whether any cell has a point or a comma.
  private(set) var hasMarks = false

  /// A proof that has seen no cell.
  init() {}

  /// Takes in one number; false when no notation makes it one.
  mutating func take(_ cell: NumberCell, exponent: Int, range: Range<Int>, line: Int) -> Bool {
    if cell.notations.isEmpty { return false }
    let isMarked = cell.lastMark == .point || cell.lastMark == .comma
    if isMarked { hasMarks = true }
    let fitting = NumberProof.fitting(cell, exponent: exponent)
    // More decimals than the currency has under every notation: a problem of the row, which proves nothing.
    if fitting.isEmpty { return false }
    count += 1
    if fitting == .all { return true }
    failuresBySet[fitting.bits, default: 0] += 1
    let point = fitting.contains(decimal: .point)
    let comma = fitting.contains(decimal: .comma)
    if isMarked, point, comma, cell.digits != 0 {
      hasDoubt = true
      if examples.count < 3 { examples.append(range) }
    } else if point != comma, decidingLine == nil {
      decidingLine = line
    }
    return true
  }

  /// The notations in which a number has a value in a currency.
  static func fitting(_ cell: NumberCell, exponent: Int) -> NotationSet {
    guard cell.lastMark == .point || cell.lastMark == .comma else { return cell.notations }
    return withValue(withValue(cell.notations, cell, .point, exponent: exponent), cell, .comma, exponent: exponent)
  }

  private static func withValue(
    _ fitting: NotationSet, _ cell: NumberCell, _ mark: DecimalMark, exponent: Int
  ) -> NotationSet {
    guard fitting.contains(decimal: mark), !hasValue(cell, mark, exponent: exponent) else { return fitting }
    return fitting.removing(decimal: mark)
  }

  /// Whether a number has a value in a currency under a decimal mark. Nobody writes three decimals in a currency without
  /// any: there the mark groups.
  static func hasValue(_ cell: NumberCell, _ mark: DecimalMark, exponent: Int) -> Bool {
    if exponent == 0, cell.decimals(mark) == 3 { return false }
    return (try? cell.value(mark, exponent: exponent)) != nil
  }

  /// What the column proves.
  enum Verdict {
    /// One decimal mark, and the notations that fit.
    case notation(DecimalMark, NotationSet)
    /// Both decimal marks fit, and give different values.
    case ambiguous
    /// Cells contradict each other: as many speak for one mark as for the other.
    case contradictory
  }

  /// The verdict over all cells taken in.
  var verdict: Verdict {
    let point = fewestFailures(.point)
    let comma = fewestFailures(.comma)
    if point.failures == comma.failures {
      if point.failures > 0 { return .contradictory }
      return hasDoubt ? .ambiguous : .notation(.point, point.notations)
    }
    return point.failures < comma.failures ? .notation(.point, point.notations) : .notation(.comma, comma.notations)
  }

  /// Whether the cells speak for one decimal mark.
  var isDecided: Bool { fewestFailures(.point).failures != fewestFailures(.comma).failures }

  /// What the cells say against a decimal mark that was given.
  func contradiction(of given: DecimalMark?) -> OptionContradiction? {
    guard let given, case .notation(let mark, _) = verdict, isDecided, mark != given else { return nil }
    return .decimal(given: given, line: decidingLine)
  }

  /// The notations of one decimal mark under which the fewest cells fail.
  func fewestFailures(_ mark: DecimalMark) -> (failures: Int, notations: NotationSet) {
    let family = NotationSet.all(decimal: mark)
    var fewest = Int.max
    var bits: UInt16 = 0
    for bit in 0..<16 where family.bits & (1 << UInt16(bit)) != 0 {
      let failures = failuresBySet.reduce(0) { $1.key & (1 << UInt16(bit)) == 0 ? $0 + $1.value : $0 }
      if failures < fewest {
        fewest = failures
        bits = 0
      }
      if failures == fewest { bits |= 1 << UInt16(bit) }
    }
    return (fewest, NotationSet(bits: bits))
  }
}
