import LedgerDomain

/// A file of OFX or QFX, in its SGML or XML form.
struct OfxSource: MovementSource {
  private let bytes: SourceBytes
  private let options: ReadingOptions
  private let currency: Currency
  private let amounts: FieldAmount
  private let decimal: DecimalMark?
  private let isDecimalProved: Bool
  let contradictions: [OptionContradiction]

  /// Opens a file, and proves how its amounts are written.
  ///
  /// - Throws: ``ImportError/noStatement(_:)`` when there is no statement in it.
  init(_ bytes: SourceBytes, options: ReadingOptions, currency: Currency) throws(ImportError) {
    self.bytes = bytes
    self.options = options
    self.currency = currency
    var proof = NumberProof()
    var reader = OfxReader(bytes)
    while let event = reader.next() {
      guard case .transaction(let transaction) = event, let amount = transaction.fields[.amount] else { continue }
      let exponent = OfxSource.currency(bytes, transaction, reader)?.exponent ?? currency.exponent
      if let number = NumberLexer.lex(bytes, range: amount.range) {
        _ = proof.take(number, exponent: exponent, range: amount.range, line: transaction.line)
      }
    }
    if !reader.hasStatement { throw .noStatement(.ofx) }
    let rule: FieldAmount.Rule
    switch (options.decimalMark, proof.verdict) {
    // What the amounts have proved needs no option, and one that was meant for another file does no harm.
    case (_, .notation(let mark, _)): (rule, decimal) = (.usual(mark), mark)
    case (let mark?, _): (rule, decimal) = (.usual(mark), mark)
    case (nil, .ambiguous), (nil, .contradictory): (rule, decimal) = (.lastMark, nil)
    }
    isDecimalProved = proof.isDecided
    contradictions = [proof.contradiction(of: options.decimalMark)].compactMap { $0 }
    amounts = FieldAmount(rule: rule, isInverted: options.sign == .inverted)
  }

  func detected(encoding: TextEncoding) -> DetectedFormat {
    var format = DetectedFormat(
      .ofx, encoding: encoding, decimal: decimal, dateFormat: "yyyyMMdd",
      signProof: options.sign == nil ? .asWritten : .option)
    format.isDecimalProved = isDecimalProved
    return format
  }

  func walk(_ body: (MovementRecord) -> Bool) {
    var reader = OfxReader(bytes)
    while let event = reader.next() {
      guard body(record(event, reader)) else { return }
    }
    if reader.isCutShort { _ = body(.warning(.cutShort(line: reader.line))) }
  }

  private func record(_ event: OfxReader.Event, _ reader: OfxReader) -> MovementRecord {
    switch event {
    case .investment(let line): return .skipped(SkippedRow(line: line, reason: .investment))
    case .cutShort(let line): return .problem(RowProblem(line: line, column: "STMTTRN", reason: .cutShort))
    case .transaction(let transaction):
      if transaction.isPending && !options.includePending {
        return .skipped(SkippedRow(line: transaction.line, reason: .pending))
      }
      do throws(FieldProblem) {
        return .row(try row(transaction, reader))
      } catch {
        return .problem(RowProblem(line: transaction.line, column: error.field, reason: error.reason))
      }
    }
  }

  private func row(_ transaction: OfxTransaction, _ reader: OfxReader) throws(FieldProblem) -> ImportRow {
    let date = try date(transaction)
    guard let amount = transaction.fields[.amount] else { throw FieldProblem(field: "TRNAMT", reason: .noAmount) }
    guard let currency = OfxSource.currency(bytes, transaction, reader) ?? fallback(reader) else {
      let stated = transaction.currency ?? reader.currency
      let field = transaction.currency == nil ? "CURDEF" : "CURSYM"
      throw FieldProblem(field: field, reason: .unknownCurrency(stated.map { bytes.excerpt($0.range) } ?? ""))
    }
    let minorUnits = try amounts.minorUnits(bytes, amount.range, currency, field: "TRNAMT")
    let texts = texts(transaction)
    return ImportRow(
      line: transaction.line, extent: bytes.extent(of: transaction.range, inLineFrom: transaction.lineStart),
      date: date, amount: Money(minorUnits: minorUnits, currency: currency),
      payee: texts.payee, note: texts.note, reference: reference(transaction),
      account: reader.account.flatMap { text($0) }, status: transaction.isPending ? .pending : .posted)
  }

  // MARK: Fields

  /// The day as it is written: a time of day and a time zone never shift it.
  private func date(_ transaction: OfxTransaction) throws(FieldProblem) -> CalendarDate {
    for name in [OfxTransaction.Name.posted, .pending, .user, .available] {
      guard let field = transaction.fields[name] else { continue }
      guard let date = date(bytes.trimmed(field.range)) else {
        throw FieldProblem(field: name.rawValue, reason: .notADate(bytes.excerpt(field.range)))
      }
      return date
    }
    throw FieldProblem(field: "DTPOSTED", reason: .noDate)
  }

  private func date(_ range: Range<Int>) -> CalendarDate? {
    let digits = range.prefix(8).compactMap { bytes.digit(at: $0) }
    if digits.count == 8 {
      let year = digits[..<4].reduce(0) { $0 * 10 + $1 }
      return CalendarDate(year: year, month: digits[4] * 10 + digits[5], day: digits[6] * 10 + digits[7])
    }
    return DateLexer.lex(bytes, range: range)?.date(options.dateFormat?.order ?? .yearMonthDay, year: nil)
  }

  /// The currency that a transaction or its statement states; nil when neither states one that is known.
  private static func currency(_ bytes: SourceBytes, _ transaction: OfxTransaction, _ reader: OfxReader) -> Currency? {
    (transaction.currency ?? reader.currency).flatMap { Currency(code: bytes.text($0.range)) }
  }

  /// The currency where the statement states none, or where an option helps with one that is not known.
  private func fallback(_ reader: OfxReader) -> Currency? {
    reader.currency == nil ? currency : options.currency
  }

  private func reference(_ transaction: OfxTransaction) -> String? {
    guard let id = transaction.fields[.id].flatMap({ text($0) }), id.contains(where: { $0 != "0" }) else { return nil }
    return id
  }

  private func texts(_ transaction: OfxTransaction) -> MovementTexts {
    func value(_ name: OfxTransaction.Name) -> String? { transaction.fields[name].flatMap { text($0) } }
    var name = transaction.payee.flatMap { text($0) } ?? value(.name)
    if let full = value(.extendedName), name.map({ full.hasPrefix($0) }) ?? true { name = full }
    let isCheck = value(.type)?.uppercased() == "CHECK"
    let check = isCheck ? value(.check).map { "check \($0)" } : nil
    return MovementTexts(name: name, texts: [value(.name), value(.memo), check])
  }

  private func text(_ field: OfxTransaction.Field) -> String? {
    MarkupText.text(bytes, field.range, isLiteral: field.isLiteral)
  }
}
