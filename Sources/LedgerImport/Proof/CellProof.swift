import LedgerDomain

/// Which notation of numbers and which order of dates hold for all cells of a file.
struct CellProof {
  private let context: FileContext
  /// The columns behind each further header, by its line.
  private(set) var sections: [Int: PreparedColumns] = [:]
  private var columnsByNames: [[String]: PreparedColumns] = [:]
  /// The dates.
  private(set) var dates: DateProof
  /// The amounts.
  private(set) var amounts = NumberProof()
  /// The running balances.
  private(set) var balances = NumberProof()
  /// The signs of the amounts.
  private(set) var signs = SignCounts()
  /// Whether any fee is not 0.
  private(set) var hasFee = false

  /// Begins with nothing; `columns` are those of the first rows.
  init(_ context: FileContext, _ columns: PreparedColumns) {
    self.context = context
    dates = DateProof(year: context.options.year)
    columnsByNames[context.layout.map.names] = columns
  }

  /// Walks through a file, or through so many of its first records.
  init(walkingThrough context: FileContext, atMost count: Int = .max) {
    var walker = context.walker()
    self.init(context, walker.columns)
    var left = count
    while left > 0, let kind = walker.next() {
      take(kind, &walker)
      left -= 1
    }
  }

  /// Takes in the record of a walk, which goes on with other columns behind a header.
  mutating func take(_ kind: RowKind, _ walker: inout RowWalker) {
    switch kind {
    case .header:
      let columns = columns(behind: walker)
      sections[walker.record.line] = columns
      walker.take(columns)
    case .row: take(walker.row, line: walker.record.line)
    case .problem(let column, _) where walker.columns.dates.contains(column): takeSign(walker)
    case .skipped, .problem: break
    }
  }

  private mutating func take(_ row: ParsedRow, line: Int) {
    _ = dates.take(row.date, range: row.dateRange, line: line)
    let exponent = row.currency.exponent
    switch row.money {
    case .single(let number, _, let range, _):
      _ = amounts.take(number, exponent: exponent, range: range, line: line)
    case .pair(let out, let into):
      if let (number, range) = out { _ = amounts.take(number, exponent: exponent, range: range, line: line) }
      if let (number, range) = into { _ = amounts.take(number, exponent: exponent, range: range, line: line) }
    }
    if let (number, range) = row.balance { _ = balances.take(number, exponent: exponent, range: range, line: line) }
    if let fee = row.fee, fee.digits != 0 { hasFee = true }
    signs.take(row.money, line: line)
  }

  /// Takes in the sign of an amount that can be read, in a row whose date cannot: it is one of the column all the same.
  private mutating func takeSign(_ walker: RowWalker) {
    guard walker.columns.map.direction == nil else { return }
    for column in walker.columns.map.amounts {
      let range = context.bytes.content(walker.record[column])
      guard let number = NumberLexer.lex(context.bytes, range: range), !number.notations.isEmpty else { continue }
      signs.take(.single(number, column: column, range: range, direction: nil), line: walker.record.line)
    }
  }

  /// The columns behind a further header: those of an equal header above, else what its names and rows tell.
  private mutating func columns(behind walker: RowWalker) -> PreparedColumns {
    let names = HeaderRecord(context.bytes, walker.record).names
    if let known = columnsByNames[names] { return known }
    let found = PreparedColumns(map(names, behind: walker))
    columnsByNames[names] = found
    return found
  }

  private func map(_ names: [String], behind walker: RowWalker) -> ColumnMap {
    let place = walker.place
    let dialect = context.layout.dialect
    // Beyond some different headers the file is hardly a table any more: less has to do.
    let count = columnsByNames.count < 20 ? 200 : 20
    let sample = RecordSample(
      context.bytes, dialect: dialect, from: place.position, line: place.line, count: count)
    guard let finder = try? LayoutFinder(context.bytes, options: ReadingOptions()) else { return context.layout.map }
    let map = finder.assigner(names: names, records: sample.records[...], named: [:]).assign()
    return map.isComplete ? map : context.layout.map
  }

  // MARK: Verdicts

  /// What the cells say against settings that were given. Balances tell where the amounts do not.
  var contradictions: [OptionContradiction] {
    let numbers = amounts.isDecided ? amounts : balances
    return [
      dates.contradiction(of: context.options.dateFormat), numbers.contradiction(of: context.options.decimalMark),
    ].compactMap { $0 }
  }

  /// Whether the cells themselves, or a person, say the order of day, month and year.
  var isDateOrderPlain: Bool {
    if context.options.dateFormat?.order != nil { return true }
    if case .order = dates.verdict { return true }
    return false
  }

  /// The order of day, month and year, and the line that decided it, if one did.
  ///
  /// - Throws: ``ImportError`` when two orders are left, or none.
  func dateOrder() throws(ImportError) -> (order: DateOrder, decidingLine: Int?) {
    // The year has to be said whatever the order is.
    if let cell = dates.yearless {
      throw .noYear(column: context.layout.map.name(context.layout.map.dates[0]), example: context.bytes.text(cell))
    }
    if let order = context.options.dateFormat?.order { return (order, dates.decidingLine) }
    switch dates.verdict {
    case .order(let order): return (order, dates.decidingLine)
    case .ambiguous(let orders):
      let others = OtherDates(context, possible: orders)
      if let order = others.order { return (order, others.line) }
      if let order = context.layout.signature?.dateOrder, orders.contains(DateOrderSet(order)) { return (order, nil) }
      let column = context.layout.map.name(context.layout.map.dates[0])
      throw .ambiguousDateOrder(column: column, examples: dates.examples.map { context.bytes.text($0) })
    case .contradictory:
      throw .badCells(Contradictions.dates(context, sections))
    }
  }

  /// How numbers become amounts, apart from what the signs mean in the end.
  ///
  /// - Throws: ``ImportError`` when two decimal marks are left, or none.
  func amountRule() throws(ImportError) -> AmountRule {
    var rule = try notations()
    rule.outIsMinus = signs.out.isUsuallyMinus
    rule.inIsMinus = signs.into.isUsuallyMinus
    if signs.suffixes.in > 0 && signs.suffixes.out == 0 { rule.plainDirection = .out }
    if signs.suffixes.out > 0 && signs.suffixes.in == 0 { rule.plainDirection = .in }
    return rule
  }

  /// Whether amounts or balances tell the decimal mark of a rule, and do not contradict each other.
  func proveDecimal(_ rule: AmountRule) -> Bool {
    if balances.isDecided, rule.balanceDecimal != rule.decimal { return false }
    return amounts.isDecided || balances.isDecided
  }

  private func notations() throws(ImportError) -> AmountRule {
    var rule = AmountRule()
    if let mark = context.options.decimalMark {
      rule.setAmounts(mark, amounts.fewestFailures(mark).notations)
      rule.setBalances(mark, balances.fewestFailures(mark).notations)
      return rule
    }
    var balanceMark: DecimalMark?
    if case .notation(let mark, let notations) = balances.verdict {
      rule.setBalances(mark, notations)
      if balances.hasMarks { balanceMark = mark }
    }
    switch amounts.verdict {
    case .notation(let mark, _):
      let proved = amounts.hasMarks ? mark : balanceMark ?? mark
      rule.setAmounts(proved, amounts.fewestFailures(proved).notations)
    case .ambiguous:
      guard let mark = balanceMark else {
        let column = context.layout.map.name(context.layout.map.numbers[0])
        throw .ambiguousDecimal(column: column, examples: amounts.examples.map { context.bytes.text($0) })
      }
      rule.setAmounts(mark, amounts.fewestFailures(mark).notations)
    case .contradictory:
      throw .badCells(Contradictions.numbers(context, sections, amounts.fewestFailures(.point).notations))
    }
    if balanceMark == nil { rule.setBalances(rule.decimal, balances.fewestFailures(rule.decimal).notations) }
    return rule
  }
}
