/// A cell that looks like a number, before it is known which of its marks begins the decimals.
struct NumberCell {
  /// What an explicit sign, or parentheses, say.
  enum Sign: Hashable, Sendable {
    /// No sign.
    case none
    /// A plus.
    case plus
    /// A minus or parentheses.
    case minus
  }

  /// A mark between digits.
  enum Mark: UInt8, Sendable {
    /// `.`
    case point
    /// `,`
    case comma
    /// `'` or `’`
    case apostrophe
    /// Blank, no-break space, thin space and their like.
    case space
  }

  /// The sign.
  var sign = Sign.none
  /// What letters such as CR and DR behind the number say.
  var direction: Direction?
  /// The currency that stands beside the number.
  var currency: CurrencyMark?
  /// All digits as one number.
  var digits: UInt64 = 0
  /// How many digits there are.
  var digitCount = 0
  /// The marks in their order.
  private(set) var markCount = 0
  private var kinds = InlineArray<12, Mark>(repeating: .point)
  private var places = InlineArray<12, UInt8>(repeating: 0)

  /// A cell without anything.
  init() {}

  /// The last mark; nil when there is none.
  var lastMark: Mark? { markCount == 0 ? nil : kinds[markCount - 1] }

  /// Adds a mark behind the digits so far; false when there are more marks than any number has.
  mutating func append(_ mark: Mark) -> Bool {
    guard markCount < 12, digitCount < 250 else { return false }
    kinds[markCount] = mark
    places[markCount] = UInt8(digitCount)
    markCount += 1
    return true
  }

  /// The number of digits behind the last mark.
  var digitsBehindLastMark: Int { markCount == 0 ? 0 : digitCount - Int(places[markCount - 1]) }

  /// The notations in which the cell is a number, whatever the currency.
  var notations: NotationSet {
    guard markCount > 0 else { return .all }
    return notations(decimal: .point).union(notations(decimal: .comma))
  }

  private func notations(decimal: DecimalMark) -> NotationSet {
    let mark: Mark = decimal == .point ? .point : .comma
    let hasDecimals = kinds[markCount - 1] == mark
    let groupMarks = hasDecimals ? markCount - 1 : markCount
    // A mark with nothing behind it is no decimal mark.
    if hasDecimals && digitsBehindLastMark == 0 { return [] }
    if groupMarks == 0 { return .all(decimal: decimal) }
    let group = kinds[0]
    let first = Int(places[0])
    let end = hasDecimals ? Int(places[markCount - 1]) : digitCount
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

  /// The number of decimals under a decimal mark.
  func decimals(_ decimal: DecimalMark) -> Int {
    guard let last = lastMark, last == (decimal == .point ? .point : .comma) else { return 0 }
    return digitsBehindLastMark
  }

  /// The value without its sign in units of ten to the minus `exponent`.
  ///
  /// - Throws: ``ValueError`` when there are decimals that the currency does not have, trailing zeros aside, or too many
  ///   digits.
  func value(_ decimal: DecimalMark, exponent: Int) throws(ValueError) -> Int64 {
    if digitCount > 19 { throw .tooLarge }
    var value = digits
    let decimals = decimals(decimal)
    if decimals > exponent {
      for _ in 0..<(decimals - exponent) {
        let (quotient, remainder) = value.quotientAndRemainder(dividingBy: 10)
        if remainder != 0 { throw .tooManyDecimals }
        value = quotient
      }
    } else {
      for _ in 0..<(exponent - decimals) {
        let (tenfold, overflow) = value.multipliedReportingOverflow(by: 10)
        if overflow { throw .tooLarge }
        value = tenfold
      }
    }
    guard let fitting = Int64(exactly: value) else { throw .tooLarge }
    return fitting
  }

  /// Why a number has no value in a currency.
  enum ValueError: Error {
    /// It has decimals that the currency does not have.
    case tooManyDecimals
    /// It does not fit.
    case tooLarge
  }
}
