import LedgerDomain

/// How the amounts of a file that is not in columns are written.
struct FieldAmount: Sendable {
  /// Which mark begins the decimals.
  enum Rule: Sendable {
    /// One mark in the whole file; a number that does not fit the notations is a problem.
    case strict(DecimalMark, NotationSet)
    /// One mark in the whole file; a number that cannot have it is read with the other.
    case usual(DecimalMark)
    /// The last mark of each number, since the format has no groups.
    case lastMark
  }

  /// Which mark begins the decimals.
  let rule: Rule
  /// Whether the result is turned.
  let isInverted: Bool

  /// The amount in minor units, negative for money out. A problem names the field.
  ///
  /// - Throws: ``FieldProblem`` when the range holds no number, or one that the currency does not have.
  func minorUnits(
    _ bytes: SourceBytes, _ range: Range<Int>, _ currency: Currency, field: String
  ) throws(FieldProblem) -> Int64 {
    guard let number = NumberLexer.lex(bytes, range: bytes.trimmed(range)), !number.notations.isEmpty else {
      throw FieldProblem(field: field, reason: .notANumber(bytes.excerpt(bytes.trimmed(range))))
    }
    guard let mark = mark(of: number) else {
      throw FieldProblem(field: field, reason: .otherNotation(bytes.excerpt(range)))
    }
    let value: Int64
    do {
      value = try number.value(mark, exponent: currency.exponent)
    } catch .tooManyDecimals {
      throw FieldProblem(field: field, reason: .tooManyDecimals(bytes.excerpt(range), currency))
    } catch {
      throw FieldProblem(field: field, reason: .tooLarge(bytes.excerpt(range)))
    }
    if value > Money.limit { throw FieldProblem(field: field, reason: .tooLarge(bytes.excerpt(range))) }
    let isOut = number.direction.map { $0 == .out } ?? (number.sign == .minus)
    return isOut != isInverted ? -value : value
  }

  /// The decimal mark under which a number is read; nil when it is not written as it has to be.
  private func mark(of number: NumberCell) -> DecimalMark? {
    switch rule {
    case .strict(let mark, let notations):
      return number.notations.intersection(notations).isEmpty ? nil : mark
    case .usual(let mark):
      return number.notations.contains(decimal: mark) ? mark : mark == .point ? .comma : .point
    case .lastMark:
      let last: DecimalMark = number.lastMark == .comma ? .comma : .point
      return number.notations.contains(decimal: last) ? last : last == .point ? .comma : .point
    }
  }
}
