import LedgerDomain

/// The cells that keep a column from being read in one way, for a refusal that names them.
enum Contradictions {
  private static let most = 20

  /// The dates that are no day when the day stands first.
  static func dates(_ context: FileContext, _ sections: [Int: PreparedColumns]) -> [RowProblem] {
    var found: [RowProblem] = []
    var walker = context.walker(sections)
    while let kind = walker.next(), found.count < most {
      guard case .row = kind else { continue }
      let row = walker.row
      if row.date.date(.dayMonthYear, year: context.options.year) != nil { continue }
      let column = walker.columns.map.name(walker.columns.dates[0])
      let text = context.bytes.excerpt(row.dateRange)
      found.append(RowProblem(line: walker.record.line, column: column, reason: .notADate(text)))
    }
    return found
  }

  /// The amounts that are not written in one of some notations, or have no value in it.
  static func numbers(
    _ context: FileContext, _ sections: [Int: PreparedColumns], _ notations: NotationSet
  ) -> [RowProblem] {
    var found: [RowProblem] = []
    var walker = context.walker(sections)
    func take(_ number: NumberCell, _ range: Range<Int>, _ column: Int?) {
      let currency = walker.row.currency
      guard let column, NumberProof.fitting(number, exponent: currency.exponent).intersection(notations).isEmpty else {
        return
      }
      let name = walker.columns.map.name(column)
      let reason = Contradictions.reason(number, context.bytes.excerpt(range), currency, notations)
      found.append(RowProblem(line: walker.record.line, column: name, reason: reason))
    }
    while let kind = walker.next(), found.count < most {
      guard case .row = kind else { continue }
      switch walker.row.money {
      case .single(let number, let column, let range, _): take(number, range, column)
      case .pair(let out, let into):
        if let (number, range) = out { take(number, range, walker.columns.map.debit) }
        if let (number, range) = into { take(number, range, walker.columns.map.credit) }
      }
    }
    return found
  }

  /// Why a number is not one of the notations that most of the column is written in.
  static func reason(
    _ number: NumberCell, _ text: String, _ currency: Currency, _ notations: NotationSet
  ) -> RowProblem.Reason {
    if number.notations.intersection(notations).isEmpty { return .otherNotation(text) }
    return number.digitCount > 18 ? .tooLarge(text) : .tooManyDecimals(text, currency)
  }
}
