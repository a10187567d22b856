import LedgerDomain

/// How a number of the file becomes an amount: its notation, and what its sign means.
struct AmountRule: Equatable, Sendable {
  /// The decimal mark of the amounts.
  var decimal = DecimalMark.point
  /// The notations in which all amounts are written.
  var notations = NotationSet.all
  /// The decimal mark of the balances.
  var balanceDecimal = DecimalMark.point
  /// The notations of the balances.
  var balanceNotations = NotationSet.all
  /// Whether a minus is usual in money out that has a column or word of its own.
  var outIsMinus = false
  /// Whether a minus is usual in money in that has a column or word of its own.
  var inIsMinus = false
  /// What CR and DR behind an amount leave for the amounts without them.
  var plainDirection: Direction?
  /// Whether the result is turned.
  var isInverted = false
  /// Whether the fee is taken off.
  var takesFee = false

  /// Takes the notation of the amounts.
  mutating func setAmounts(_ mark: DecimalMark, _ notations: NotationSet) {
    decimal = mark
    self.notations = notations
  }

  /// Takes the notation of the running balances.
  mutating func setBalances(_ mark: DecimalMark, _ notations: NotationSet) {
    balanceDecimal = mark
    balanceNotations = notations
  }

  /// The amount of a row in minor units, negative for money out.
  ///
  /// - Throws: ``RowProblem/Reason`` with the column, when a number cannot be read.
  func amount(_ row: ParsedRow, columns: PreparedColumns, _ bytes: SourceBytes) throws(CellProblem) -> Int64 {
    let exponent = row.currency.exponent
    switch row.money {
    case .single(let number, let column, let range, let direction):
      let value = try value(number, exponent, column: column, range, row.currency, bytes)
      if let direction {
        let isMinus = number.sign == .minus
        if isMinus != (direction == .out ? outIsMinus : inIsMinus), value != 0, columns.map.direction != nil {
          let word = columns.map.direction.map { columns.map.name($0) } ?? ""
          throw CellProblem(column: column, reason: .signAgainstDirection(bytes.excerpt(range), word))
        }
        return direction == .out ? -value : value
      }
      if let direction = number.direction { return direction == .out ? -value : value }
      if number.sign == .minus { return -value }
      return plainDirection == .out ? -value : value
    case .pair(let out, let into):
      var sum: Int64 = 0
      if let (number, range) = out, let column = columns.map.debit {
        let value = try value(number, exponent, column: column, range, row.currency, bytes)
        sum -= (number.sign == .minus) != outIsMinus ? -value : value
      }
      if let (number, range) = into, let column = columns.map.credit {
        let value = try value(number, exponent, column: column, range, row.currency, bytes)
        sum += (number.sign == .minus) != inIsMinus ? -value : value
      }
      return sum
    }
  }

  /// The fee of a row in minor units, 0 where there is none.
  func fee(_ row: ParsedRow) -> Int64 {
    guard let fee = row.fee, let value = try? fee.value(decimal, exponent: row.currency.exponent) else { return 0 }
    return fee.sign == .minus ? -value : value
  }

  /// The running balance of a row in minor units.
  func balance(_ row: ParsedRow) -> Int64? {
    guard let (number, _) = row.balance, !number.notations.intersection(balanceNotations).isEmpty,
      let value = try? number.value(balanceDecimal, exponent: row.currency.exponent)
    else { return nil }
    if let direction = number.direction { return direction == .out ? -value : value }
    return number.sign == .minus ? -value : value
  }

  private func value(
    _ number: NumberCell, _ exponent: Int, column: Int, _ range: Range<Int>, _ currency: Currency, _ bytes: SourceBytes
  ) throws(CellProblem) -> Int64 {
    if number.notations.intersection(notations).isEmpty {
      let excerpt = bytes.excerpt(range)
      let hasTooManyDecimals = AmountRule.hasTooManyDecimals(number, exponent)
      throw CellProblem(
        column: column, reason: hasTooManyDecimals ? .tooManyDecimals(excerpt, currency) : .otherNotation(excerpt))
    }
    do {
      let value = try number.value(decimal, exponent: exponent)
      if value <= Money.limit { return value }
    } catch .tooManyDecimals {
      throw CellProblem(column: column, reason: .tooManyDecimals(bytes.excerpt(range), currency))
    } catch {}
    throw CellProblem(column: column, reason: .tooLarge(bytes.excerpt(range)))
  }

  /// Whether a number has more decimals than the currency under each mark that it can be read with.
  private static func hasTooManyDecimals(_ number: NumberCell, _ exponent: Int) -> Bool {
    DecimalMark.allCases.filter { number.notations.contains(decimal: $0) }.allSatisfy { mark in
      do throws(NumberCell.ValueError) {
        _ = try number.value(mark, exponent: exponent)
        return false
      } catch {
        return error == .tooManyDecimals
      }
    }
  }
}
