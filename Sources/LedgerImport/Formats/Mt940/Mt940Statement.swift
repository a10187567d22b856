import LedgerDomain

/// The statement that the fields of a message make.
struct Mt940Statement {
  private var account: String?
  private var currency: Currency
  private let defaultCurrency: Currency
  private var opening: Money?
  private var sum = Int128(0)
  /// Whether each movement since the opening balance could be read.
  private var isComplete = true
  private var line: Mt940Fields.Field?
  private var information: [Range<Int>] = []
  /// The place behind the field `:86:` of the line.
  private var informationEnd: Int?

  /// A statement before its first field.
  init(currency: Currency) {
    self.currency = currency
    defaultCurrency = currency
  }

  /// Takes in a field, and gives the records that it completes.
  mutating func take(_ field: Mt940Fields.Field, _ bytes: SourceBytes, _ options: ReadingOptions) -> [MovementRecord] {
    switch field.tag {
    case "86":
      if line != nil { (information, informationEnd) = (field.lines, field.range.upperBound) }
      return []
    case "61":
      let last = finishLine(bytes, options)
      line = field
      return [last].compactMap { $0 }
    default: break
    }
    var records = [finishLine(bytes, options)].compactMap { $0 }
    switch field.tag {
    case "20":
      (account, opening) = (nil, nil)
      currency = defaultCurrency
    case "25", "25P": account = field.lines.first.flatMap { bytes.plainText($0) }
    case "60F", "60M": open(field, bytes)
    case "34F": takeCurrency(field, bytes)
    case "62F", "62M": if let warning = close(field, bytes) { records.append(.warning(warning)) }
    default: break
    }
    return records
  }

  private mutating func open(_ field: Mt940Fields.Field, _ bytes: SourceBytes) {
    opening = field.lines.first.flatMap { Mt940Balance(bytes, $0) }?.amount
    currency = opening?.currency ?? currency
    (sum, isComplete) = (0, true)
  }

  /// The currency in the limit that MT942 states: `EURD0,00`.
  private mutating func takeCurrency(_ field: Mt940Fields.Field, _ bytes: SourceBytes) {
    guard let range = field.lines.first.map({ bytes.trimmed($0) }), range.count >= 3 else { return }
    currency = Currency(code: bytes.text(range.lowerBound..<(range.lowerBound + 3))) ?? currency
  }

  private mutating func close(_ field: Mt940Fields.Field, _ bytes: SourceBytes) -> ImportWarning? {
    defer { opening = nil }
    guard isComplete, let opening, let stated = field.lines.first.flatMap({ Mt940Balance(bytes, $0) })?.amount,
      stated.currency == opening.currency, let expected = Int64(exactly: Int128(opening.minorUnits) + sum),
      expected != stated.minorUnits
    else { return nil }
    return .closingBalance(
      line: field.line, account: account, stated: stated,
      expected: Money(minorUnits: expected, currency: opening.currency))
  }

  /// The record of the last `:61:`, when all that belongs to it is read.
  mutating func finishLine(_ bytes: SourceBytes, _ options: ReadingOptions) -> MovementRecord? {
    guard let field = line.take() else { return nil }
    defer { (information, informationEnd) = ([], nil) }
    do throws(FieldProblem) {
      let line = try Mt940Line(bytes, field)
      if line.isExpected && !options.includePending {
        return .skipped(SkippedRow(line: field.line, reason: .pending))
      }
      let value = try Mt940Amount.amount(bytes, line.amount, currency)
      let minorUnits = line.isIn ? value : -value
      if !line.isExpected { sum += Int128(minorUnits) }
      return .row(row(line, of: field, options.sign == .inverted ? -minorUnits : minorUnits, bytes))
    } catch {
      isComplete = false
      return .problem(RowProblem(line: field.line, column: error.field, reason: error.reason))
    }
  }

  private func row(
    _ line: Mt940Line, of field: Mt940Fields.Field, _ minorUnits: Int64, _ bytes: SourceBytes
  ) -> ImportRow {
    let start = field.range.lowerBound
    let range = start..<(informationEnd ?? field.range.upperBound)
    let information = Mt940Information(bytes, information)
    let isNamed = information.name != nil || information.purpose != nil
    let texts = MovementTexts(
      name: information.name,
      texts: [information.purpose, isNamed ? nil : information.postingText, isNamed ? nil : line.details])
    return ImportRow(
      line: field.line, extent: bytes.extent(of: range, inLineFrom: start), date: line.date,
      amount: Money(minorUnits: minorUnits, currency: currency), payee: texts.payee, note: texts.note,
      reference: line.reference, account: account, status: line.isExpected ? .pending : .posted)
  }
}
