import LedgerDomain

/// Proves one order of dates and one notation of amounts for a whole file of QIF.
struct QifProof {
  /// The order of day, month and year.
  let order: DateOrder
  /// The pattern of the dates.
  let pattern: String?
  /// The line that settled the order.
  let dateDecidedAtLine: Int?
  /// The decimal mark.
  let decimal: DecimalMark
  /// The notations of the amounts.
  let notations: NotationSet
  /// The line that settled the decimal mark.
  let decimalDecidedAtLine: Int?
  /// Whether the dates, rather than a default, settled their order.
  let isDateOrderProved: Bool
  /// Whether the amounts, rather than a default, settled the decimal mark.
  let isDecimalProved: Bool
  /// What the file says against settings that were given.
  let contradictions: [OptionContradiction]

  /// Walks through a file.
  ///
  /// - Throws: ``ImportError`` when two readings are left, or none.
  init(_ bytes: SourceBytes, options: ReadingOptions, currency: Currency) throws(ImportError) {
    var dates = DateProof(year: options.year)
    var amounts = NumberProof()
    var reader = QifReader(bytes)
    while let record = reader.next() {
      guard reader.recordSection == .movements else { continue }
      if let range = record.date, let date = QifDate.lex(bytes, range, compact: options.dateFormat?.compactOrder) {
        _ = dates.take(date, range: range, line: record.line)
      }
      for range in [record.total].compactMap({ $0 }) + record.parts.compactMap(\.amount) {
        guard let number = NumberLexer.lex(bytes, range: range) else { continue }
        _ = amounts.take(number, exponent: currency.exponent, range: range, line: record.line)
      }
    }
    order = try QifProof.order(dates, bytes, options: options, stated: reader.order)
    let pattern = dates.pattern(order)
    self.pattern = pattern.isEmpty ? nil : pattern
    dateDecidedAtLine = options.dateFormat == nil && reader.order == nil ? dates.decidingLine : nil
    decimal = try QifProof.decimal(amounts, bytes, options: options, currency)
    notations = amounts.fewestFailures(decimal).notations
    decimalDecidedAtLine = options.decimalMark == nil ? amounts.decidingLine : nil
    isDateOrderProved = dates.count > 0 && dates.isTold
    isDecimalProved = amounts.isDecided
    contradictions = [
      dates.contradiction(of: options.dateFormat), amounts.contradiction(of: options.decimalMark),
    ].compactMap { $0 }
  }

  private static func order(
    _ dates: DateProof, _ bytes: SourceBytes, options: ReadingOptions, stated: DateOrder?
  ) throws(ImportError) -> DateOrder {
    if let order = options.dateFormat?.order ?? stated { return order }
    switch dates.verdict {
    case .order(let order): return order
    case .ambiguous: throw .ambiguousDateOrder(column: "D", examples: dates.examples.map { bytes.text($0) })
    case .contradictory:
      throw .badCells(
        problems(bytes) { record in
          guard let range = record.date, let date = QifDate.lex(bytes, range, compact: nil),
            date.date(.dayMonthYear, year: options.year) == nil
          else { return nil }
          return ("D", .notADate(bytes.excerpt(range)))
        })
    }
  }

  private static func decimal(
    _ amounts: NumberProof, _ bytes: SourceBytes, options: ReadingOptions, _ currency: Currency
  ) throws(ImportError) -> DecimalMark {
    if let mark = options.decimalMark { return mark }
    switch amounts.verdict {
    case .notation(let mark, _): return mark
    case .ambiguous: throw .ambiguousDecimal(column: "T", examples: amounts.examples.map { bytes.text($0) })
    case .contradictory:
      let notations = amounts.fewestFailures(.point).notations
      throw .badCells(
        problems(bytes) { record in
          let fields = [("T", record.total)] + record.parts.map { ("$", $0.amount) }
          for case (let field, let range?) in fields {
            guard let number = NumberLexer.lex(bytes, range: range),
              NumberProof.fitting(number, exponent: currency.exponent).intersection(notations).isEmpty
            else { continue }
            return (field, Contradictions.reason(number, bytes.excerpt(range), currency, notations))
          }
          return nil
        })
    }
  }

  /// The first records with something wrong.
  private static func problems(
    _ bytes: SourceBytes, _ find: (QifRecord) -> (String, RowProblem.Reason)?
  ) -> [RowProblem] {
    var found: [RowProblem] = []
    var reader = QifReader(bytes)
    while found.count < 20, let record = reader.next() {
      guard reader.recordSection == .movements, let (field, reason) = find(record) else { continue }
      found.append(RowProblem(line: record.line, column: field, reason: reason))
    }
    return found
  }
}
