/// The marks between the digits of a number, with their places.
struct NumberMarks {
  /// How many there are.
  private(set) var count = 0
  private var kinds = InlineArray<12, NumberCell.Mark>(repeating: .point)
  private var places = InlineArray<12, UInt8>(repeating: 0)

  /// No marks.
  init() {}

  /// The last mark; nil when there is none.
  var last: NumberCell.Mark? { count == 0 ? nil : kinds[count - 1] }
  /// The number of digits in front of the last mark.
  var lastPlace: Int { count == 0 ? 0 : Int(places[count - 1]) }

  /// Adds a mark behind the digits so far; false when there are more marks than any number has.
  mutating func append(_ mark: NumberCell.Mark, behind digitCount: UInt8) -> Bool {
    guard count < 12 else { return false }
    kinds[count] = mark
    places[count] = digitCount
    count += 1
    return true
  }

  /// The notations in which digits with these marks are a number, whatever the currency.
  func notations(digitCount: Int) -> NotationSet {
    if count == 0 { return .all }
    // One point or comma with digits before it groups where three follow, and begins decimals otherwise.
    if count == 1, kinds[0] == .point || kinds[0] == .comma, digitCount - lastPlace != 3, digitCount > lastPlace {
      return .all(decimal: kinds[0] == .point ? .point : .comma)
    }
    return notations(decimal: .point, digitCount).union(notations(decimal: .comma, digitCount))
  }

  private func notations(decimal: DecimalMark, _ digitCount: Int) -> NotationSet {
    let mark: NumberCell.Mark = decimal == .point ? .point : .comma
    let hasDecimals = kinds[count - 1] == mark
    let groupMarks = hasDecimals ? count - 1 : count
    // A mark with nothing behind it is no decimal mark.
    if hasDecimals && lastPlace == digitCount { return [] }
    if groupMarks == 0 { return .all(decimal: decimal) }
    let group = kinds[0]
    let first = Int(places[0])
    let end = hasDecimals ? Int(places[count - 1]) : digitCount
    guard group != mark, first >= 1, first <= 3, end - Int(places[groupMarks - 1]) == 3 else { return [] }
    // Groups of three, or 2-2-3 as in India.
    var isByThrees = true
    var isIndian = first <= 2
    for index in 1..<max(1, groupMarks) {
      if kinds[index] != group { return [] }
      let size = Int(places[index]) - Int(places[index - 1])
      if size != 3 { isByThrees = false }
      if size != 2 { isIndian = false }
    }
    var set = NotationSet()
    if isByThrees { set.insert(NumberNotation(decimal: decimal, group: group, style: .byThrees)) }
    if isIndian { set.insert(NumberNotation(decimal: decimal, group: group, style: .indian)) }
    return set
  }
}
