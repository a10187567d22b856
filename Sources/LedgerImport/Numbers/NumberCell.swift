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
  /// All digits as one number.
  var digits: UInt64 = 0
  /// How many digits there are; a number is short.
  var digitCount: UInt8 = 0
  /// How many marks there are.
  private(set) var markCount: UInt8 = 0
  /// The number of digits behind the last mark.
  private(set) var digitsBehindLastMark: UInt8 = 0
  /// The last mark; nil when there is none.
  private(set) var lastMark: Mark?
  /// The notations in which the cell is a number, whatever the currency.
  private(set) var notations = NotationSet.all
  private var currencyWidth: UInt8 = 0
  private var currencyStart = 0

  /// A cell without anything.
  init() {}

  /// Where the sign or code of a currency stands beside the number; nil when there is none.
  var currencyMark: Range<Int>? {
    get { currencyWidth == 0 ? nil : currencyStart..<(currencyStart + Int(currencyWidth)) }
    set {
      currencyStart = newValue?.lowerBound ?? 0
      currencyWidth = UInt8(newValue?.count ?? 0)
    }
  }

  /// Takes the marks between the digits, when all digits are read.
  mutating func take(_ marks: NumberMarks) {
    guard marks.count > 0 else { return }
    markCount = UInt8(marks.count)
    lastMark = marks.last
    digitsBehindLastMark = UInt8(Int(digitCount) - marks.lastPlace)
    notations = marks.notations(digitCount: Int(digitCount))
  }

  /// The number of decimals under a decimal mark.
  func decimals(_ decimal: DecimalMark) -> Int {
    guard let last = lastMark, last == (decimal == .point ? .point : .comma) else { return 0 }
    return Int(digitsBehindLastMark)
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
