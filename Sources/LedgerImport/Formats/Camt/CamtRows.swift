import LedgerDomain

/// Makes rows of entries, and checks the balances of each statement.
struct CamtRows {
  private let options: ReadingOptions
  private let currency: Currency
  private let amounts: FieldAmount
  private var sum = Int128(0)
  private var sumCurrency: Currency?
  /// Whether each booked entry of the statement could be read, and all have one currency.
  private var isComplete = true

  /// A maker of rows.
  init(options: ReadingOptions, currency: Currency) {
    self.options = options
    self.currency = currency
    // The format has one notation, so that an option says nothing about it.
    amounts = FieldAmount(rule: .lastMark, isInverted: false)
  }

  /// The records that an item makes.
  mutating func records(_ item: CamtHandler.Item) -> [MovementRecord] {
    switch item {
    case .statement:
      (sum, sumCurrency, isComplete) = (0, nil, true)
      return []
    case .entry(let entry, let account, let currency): return records(entry, account: account, currency)
    case .end(let balances, let account): return [check(balances, account)].compactMap { $0.map { .warning($0) } }
    }
  }

  private mutating func records(_ entry: CamtEntry, account: String?, _ currency: String?) -> [MovementRecord] {
    let isPending = ["PDNG", "FUTR"].contains(entry.status)
    if isPending && !options.includePending { return [.skipped(SkippedRow(line: entry.line, reason: .pending))] }
    // Entries for information alone are never booked.
    if entry.status == "INFO" { return [.skipped(SkippedRow(line: entry.line, reason: .text))] }
    do throws(FieldProblem) {
      let amount = try money(entry.amount, entry.indicator, currency)
      let date = try date(entry)
      if !isPending { add(amount) }
      return rows(entry, amount).map { part in
        let signed = Money(
          minorUnits: options.sign == .inverted ? -part.amount.minorUnits : part.amount.minorUnits,
          currency: part.amount.currency)
        return .row(
          ImportRow(
            line: part.line, extent: part.extent, date: date, amount: signed, payee: part.texts.payee,
            note: part.texts.note,
            reference: part.reference, account: account, status: isPending ? .pending : .posted))
      }
    } catch {
      if !isPending { isComplete = false }
      return [.problem(RowProblem(line: entry.line, column: error.field, reason: error.reason))]
    }
  }

  // MARK: Rows of an entry

  private struct Part {
    let line: Int
    let extent: RowExtent
    let amount: Money
    let texts: MovementTexts
    let reference: String?
  }

  /// One row for each transaction, where their amounts are stated and add up to the entry; else one for the entry.
  private func rows(_ entry: CamtEntry, _ total: Money) -> [Part] {
    let reference = entry.reference ?? entry.entryReference.flatMap { CamtReference.isID($0) ? $0 : nil }
    if let amounts = partAmounts(entry, total) {
      return zip(entry.details, amounts).enumerated().map { index, part in
        let (detail, amount) = part
        return Part(
          line: detail.start.line, extent: detail.start.extent(to: detail.end), amount: amount,
          texts: texts(entry, detail, isIn: amount.minorUnits > 0),
          reference: detail.reference ?? reference.map { "\($0)/\(index + 1)" })
      }
    }
    let detail = entry.details.count == 1 ? entry.details.first : nil
    return [
      Part(
        line: entry.line, extent: entry.start.extent(to: entry.end), amount: total,
        texts: texts(entry, detail, isIn: entry.indicator == "CRDT"),
        reference: entry.reference ?? detail?.reference ?? reference)
    ]
  }

  private func partAmounts(_ entry: CamtEntry, _ total: Money) -> [Money]? {
    guard entry.details.count > 1 else { return nil }
    var found: [Money] = []
    for detail in entry.details {
      let indicator = detail.indicator.isEmpty ? entry.indicator : detail.indicator
      guard let amount = try? money(detail.amount, indicator, total.currency.code), amount.currency == total.currency
      else { return nil }
      found.append(amount)
    }
    return (try? Money.sum(found, in: total.currency)) == total ? found : nil
  }

  private func texts(_ entry: CamtEntry, _ detail: CamtDetail?, isIn: Bool) -> MovementTexts {
    // Who is paid by an entry that takes back another is who paid then.
    let isOtherSideDebtor = isIn != entry.isReversal
    let names = isOtherSideDebtor ? detail?.debtors : detail?.creditors
    let remittance = detail?.remittance ?? []
    let more = detail?.more ?? []
    return MovementTexts(name: names?.first, texts: remittance + more + [entry.information])
  }

  // MARK: Fields

  private func money(
    _ amount: CamtAmount?, _ indicator: String, _ accountCurrency: String?
  ) throws(FieldProblem) -> Money {
    guard let amount else { throw FieldProblem(field: "Amt", reason: .noAmount) }
    let code = amount.currency ?? accountCurrency
    let stated = code.map { Currency(code: $0) } ?? currency
    guard let currency = stated ?? options.currency else {
      throw FieldProblem(field: "Amt", reason: .unknownCurrency(code ?? ""))
    }
    let value = try amounts.minorUnits(SourceBytes(amount.text), amount.text.indices, currency, field: "Amt")
    switch indicator {
    case "CRDT": return Money(minorUnits: value, currency: currency)
    case "DBIT": return Money(minorUnits: -value, currency: currency)
    default: throw FieldProblem(field: "CdtDbtInd", reason: .unknownDirection(indicator))
    }
  }

  /// The day as it is written, whatever time and time zone stand behind it.
  private func date(_ entry: CamtEntry) throws(FieldProblem) -> CalendarDate {
    let text = entry.bookingDate.isEmpty ? entry.valueDate : entry.bookingDate
    let range = text.trimmed(text.indices)
    if range.isEmpty { throw FieldProblem(field: "BookgDt", reason: .noDate) }
    let day = range.prefix(10)
    guard
      let date = DateLexer.lex(SourceBytes(text), range: day.startIndex..<day.endIndex)?.date(.yearMonthDay, year: nil)
    else {
      throw FieldProblem(field: "BookgDt", reason: .notADate(text.excerpt(range)))
    }
    return date
  }

  // MARK: Balances

  private mutating func add(_ amount: Money) {
    if let sumCurrency, sumCurrency != amount.currency { isComplete = false }
    sumCurrency = amount.currency
    sum += Int128(amount.minorUnits)
  }

  private func check(_ balances: [CamtBalance], _ account: String?) -> ImportWarning? {
    let openings = balances.first { $0.type == "OPBD" } ?? balances.first { $0.type == "PRCD" }
    guard isComplete, let first = openings, let last = balances.last(where: { $0.type == "CLBD" }),
      let opening = try? money(first.amount, first.indicator, nil),
      let closing = try? money(last.amount, last.indicator, nil), opening.currency == closing.currency,
      (sumCurrency ?? opening.currency) == opening.currency,
      let expected = Int64(exactly: Int128(opening.minorUnits) + sum), expected != closing.minorUnits
    else { return nil }
    return .closingBalance(
      line: last.line, account: account, stated: closing,
      expected: Money(minorUnits: expected, currency: opening.currency))
  }
}
