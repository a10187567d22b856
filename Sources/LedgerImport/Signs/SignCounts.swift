import LedgerDomain

/// How often each sign stands in the columns of amounts, over a whole file.
struct SignCounts {
  /// Money out or in by a direction or a column, with and without a minus.
  struct Side {
    /// Numbers that are not 0.
    var count = 0
    /// Those with a minus.
    var minuses = 0
    /// The line of the first number with the rarer sign; nil while there is one sign alone.
    var firstMinus: Int?
    /// The line of the first number without a minus.
    var firstPlain: Int?

    /// Whether a minus is what the side usually has.
    var isUsuallyMinus: Bool { minuses * 2 > count }
    /// Whether both signs occur.
    var isMixed: Bool { minuses > 0 && minuses < count }
    /// The line of the first number of the rarer sign.
    var lineOfRarerSign: Int? { isUsuallyMinus ? firstPlain : firstMinus }

    mutating func take(_ number: NumberCell, line: Int) {
      if number.digits == 0 { return }
      count += 1
      if number.sign == .minus {
        minuses += 1
        if firstMinus == nil { firstMinus = line }
      } else if firstPlain == nil {
        firstPlain = line
      }
    }
  }

  /// Money out.
  var out = Side()
  /// Money in.
  var into = Side()
  /// Amounts without a direction.
  var single = Side()
  /// Whether a plus stands before or behind any amount.
  var hasPlus = false
  /// Amounts with DR, and with CR, behind them.
  var suffixes = (out: 0, in: 0)

  /// Takes in the amounts of a row.
  mutating func take(_ money: ParsedRow.Money, line: Int) {
    switch money {
    case .single(let number, _, _, let direction):
      if number.sign == .plus { hasPlus = true }
      if number.direction == .out { suffixes.out += 1 }
      if number.direction == .in { suffixes.in += 1 }
      switch direction {
      case .out: out.take(number, line: line)
      case .in: into.take(number, line: line)
      case nil: single.take(number, line: line)
      }
    case .pair(let outNumber, let inNumber):
      if let outNumber { out.take(outNumber.0, line: line) }
      if let inNumber { into.take(inNumber.0, line: line) }
    }
  }

  /// Whether any amount tells money out from money in by itself.
  var hasSign: Bool { single.minuses > 0 || hasPlus || suffixes.out + suffixes.in > 0 }
}
