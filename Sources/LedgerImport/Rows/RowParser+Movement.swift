import LedgerDomain

/// Movements: records with a date.
extension RowParser {
  /// What a record with a date is.
  mutating func kind(of record: Record, date: DateCell, range: Range<Int>) -> RowKind {
    let status = status(of: record)
    if status == .cancelled { return .skipped(.cancelled) }
    if status == .pending && !options.includePending { return .skipped(.pending) }
    if let reason = summaryOfDescription(record) { return .skipped(reason) }
    let money: ParsedRow.Money
    do throws(CellProblem) {
      guard let found = columns.isPair ? try pair(in: record) : try single(in: record, status: status) else {
        return raggedRow(record) ?? .skipped(.noAmount)
      }
      money = found
    } catch {
      if case .neutralDirection = error.reason { return .skipped(.neutral) }
      return .problem(column: error.column, error.reason)
    }
    guard let currency = currency(of: record, money) else {
      let column = columns.map.currency ?? 0
      return .problem(column: column, .unknownCurrency(bytes.excerpt(bytes.content(record[column]))))
    }
    row.date = date
    row.dateRange = range
    row.money = money
    if row.currency != currency { row.currency = currency }
    row.isPending = status == .pending
    row.balance = nil
    if let column = columns.map.balance {
      let range = bytes.content(record[column])
      if let number = NumberLexer.lex(bytes, range: range), !number.notations.isEmpty { row.balance = (number, range) }
    }
    row.fee = columns.map.fee.flatMap { NumberLexer.lex(bytes, record[$0]) }
    return .row
  }

  private func number(
    in record: Record, _ column: Int
  ) throws(CellProblem) -> (number: NumberCell, range: Range<Int>)? {
    let range = bytes.content(record[column])
    if bytes.isBlank(content: range) { return nil }
    guard let number = NumberLexer.lex(bytes, range: range), !number.notations.isEmpty else {
      throw CellProblem(column: column, reason: .notANumber(bytes.excerpt(range)))
    }
    return (number, range)
  }

  private func pair(in record: Record) throws(CellProblem) -> ParsedRow.Money? {
    var out: (NumberCell, Range<Int>)?
    var into: (NumberCell, Range<Int>)?
    if let column = columns.map.debit { out = try number(in: record, column) }
    if let column = columns.map.credit { into = try number(in: record, column) }
    if let out, let into, out.0.digits != 0, into.0.digits != 0 {
      throw CellProblem(
        column: columns.map.debit ?? 0, reason: .debitAndCredit(bytes.excerpt(out.1), bytes.excerpt(into.1)))
    }
    return out == nil && into == nil ? nil : .pair(out: out, in: into)
  }

  private mutating func single(
    in record: Record, status: StatusWords.Meaning?
  ) throws(CellProblem) -> ParsedRow.Money? {
    var column = columns.map.amounts[0]
    if columns.map.amounts.count > 1 {
      column = columns.map.amounts.first { !bytes.isBlank(record[$0]) } ?? column
    }
    guard let (number, range) = try number(in: record, column) else { return nil }
    let direction = try direction(in: record, of: number, status: status)
    return .single(number, column: column, range: range, direction: direction)
  }

  private mutating func direction(
    in record: Record, of number: NumberCell, status: StatusWords.Meaning?
  ) throws(CellProblem) -> Direction? {
    if let words = signature?.directionWords, !words.isEmpty { return try direction(in: record, byWords: words) }
    guard let column = columns.map.direction else { return nil }
    let range = bytes.trimmed(record[column].range)
    if range.isEmpty, let blankDirection { return blankDirection }
    switch directions.meaning(bytes, range) {
    case .out: return .out
    case .in: return .in
    case .neutral:
      if status == .refund { return .in }
      if number.digits == 0 { return .out }
      throw CellProblem(column: column, reason: .neutralDirection)
    case nil:
      if number.digits == 0 { return .out }
      throw CellProblem(column: column, reason: .unknownDirection(bytes.excerpt(range)))
    }
  }

  /// The direction that the first word of a text gives.
  private func direction(
    in record: Record, byWords words: [String: Direction]
  ) throws(CellProblem) -> Direction {
    for column in columns.texts {
      guard let text = bytes.text(record[column]) else { continue }
      let found = words.filter { text.hasPrefix($0.key) }.max { $0.key.count < $1.key.count }
      if let found { return found.value }
    }
    let column = columns.texts.first ?? 0
    throw CellProblem(column: column, reason: .unknownDirection(bytes.text(record[column]) ?? ""))
  }

  private mutating func currency(of record: Record, _ money: ParsedRow.Money) -> Currency? {
    if case .single(_, let column, _, _) = money, let index = columns.map.amounts.firstIndex(of: column),
      let currency = columns.amountCurrencies[index]
    {
      return currency
    }
    if let column = columns.map.currency, !bytes.isBlank(record[column]) {
      return currencies.meaning(bytes, bytes.content(record[column]))
    }
    let mark: Range<Int>? =
      switch money {
      case .single(let number, _, _, _): number.currencyMark
      case .pair(let out, let into): out?.0.currencyMark ?? into?.0.currencyMark
      }
    return mark.flatMap { currencies.meaning(bytes, $0) } ?? currency
  }
}
