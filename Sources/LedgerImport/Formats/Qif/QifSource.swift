import LedgerDomain

/// A file of QIF.
struct QifSource: MovementSource {
  private let bytes: SourceBytes
  private let options: ReadingOptions
  private let currency: Currency
  private let proof: QifProof
  private let amounts: FieldAmount

  /// Opens a file and proves it.
  ///
  /// - Throws: ``ImportError`` when the dates or the amounts can be read in two ways, or in none.
  init(_ bytes: SourceBytes, options: ReadingOptions, currency: Currency) throws(ImportError) {
    self.bytes = bytes
    self.options = options
    self.currency = currency
    proof = try QifProof(bytes, options: options, currency: currency)
    amounts = FieldAmount(rule: .strict(proof.decimal, proof.notations), isInverted: options.sign == .inverted)
  }

  func detected(encoding: TextEncoding) -> DetectedFormat {
    var format = DetectedFormat(
      .qif, encoding: encoding, decimal: proof.decimal, dateFormat: proof.pattern,
      signProof: options.sign == nil ? .asWritten : .option)
    format.dateDecidedAtLine = proof.dateDecidedAtLine
    format.decimalDecidedAtLine = proof.decimalDecidedAtLine
    format.isDateOrderProved = proof.isDateOrderProved
    format.isDecimalProved = proof.isDecimalProved
    return format
  }

  var contradictions: [OptionContradiction] { proof.contradictions }

  func walk(_ body: (MovementRecord) -> Bool) {
    var reader = QifReader(bytes)
    while let record = reader.next() {
      guard body(self.record(record, reader)) else { return }
    }
  }

  private func record(_ record: QifRecord, _ reader: QifReader) -> MovementRecord {
    let line = record.line
    switch reader.recordSection {
    case .accounts, .list: return .skipped(SkippedRow(line: line, reason: .listEntry))
    case .investments: return .skipped(SkippedRow(line: line, reason: .investment))
    case .movements: break
    }
    guard let total = record.total, !total.isEmpty else { return .skipped(SkippedRow(line: line, reason: .noAmount)) }
    let payee = record.payee.flatMap { bytes.plainText($0) }
    if let payee, let reason = SummaryWords.meaning(ofDescription: payee) {
      return .skipped(SkippedRow(line: line, reason: reason))
    }
    do throws(FieldProblem) {
      return .row(try row(record, total, payee: payee, reader))
    } catch {
      return .problem(RowProblem(line: line, column: error.field, reason: error.reason))
    }
  }

  private func row(
    _ record: QifRecord, _ total: Range<Int>, payee: String?, _ reader: QifReader
  ) throws(FieldProblem) -> ImportRow {
    let date = try date(record)
    let amount = try money(total, field: "T")
    let parts = try parts(record, total: amount)
    let target = QifTarget(bytes, parts.isEmpty ? record.category : nil)
    let single = parts.count == 1 ? parts[0] : nil
    let memo = record.memo.flatMap { bytes.plainText($0) }
    let texts = MovementTexts(name: payee, texts: [memo, single?.note, target.account.map { "[\($0)]" }])
    return ImportRow(
      line: record.line, extent: bytes.extent(of: record.range, inLineFrom: record.range.lowerBound), date: date,
      amount: amount, payee: texts.payee, note: texts.note,
      category: single?.category ?? target.category, account: reader.account.flatMap { bytes.plainText($0) },
      otherAccount: single?.otherAccount ?? target.account, splits: parts.count > 1 ? parts : [])
  }

  private func date(_ record: QifRecord) throws(FieldProblem) -> CalendarDate {
    guard let range = record.date, !range.isEmpty else { throw FieldProblem(field: "D", reason: .noDate) }
    let cell = QifDate.lex(bytes, range, compact: options.dateFormat?.compactOrder)
    guard let date = cell?.date(proof.order, year: options.year) else {
      let text = bytes.excerpt(range)
      let lacksYear = cell.map { $0.third == nil && options.year == nil } ?? false
      throw FieldProblem(field: "D", reason: lacksYear ? .noYear(text) : .notADate(text))
    }
    return date
  }

  private func money(_ range: Range<Int>, field: String) throws(FieldProblem) -> Money {
    Money(minorUnits: try amounts.minorUnits(bytes, range, currency, field: field), currency: currency)
  }

  /// The parts that are more than the blank ones with which programs end a split.
  private func parts(_ record: QifRecord, total: Money) throws(FieldProblem) -> [ImportRow.Part] {
    let stated = try QifParts(bytes, record, amounts: amounts, total: total).stated
    var parts: [ImportRow.Part] = []
    for (part, amount) in stated where !amount.isZero {
      let target = QifTarget(bytes, part.category)
      let memo = part.memo.flatMap { bytes.plainText($0) }
      let note = [memo, target.account.map { "[\($0)]" }].compactMap { $0 }
      parts.append(
        ImportRow.Part(
          category: target.category, otherAccount: target.account, amount: amount,
          note: note.isEmpty ? nil : note.joined(separator: " ")))
    }
    return parts
  }
}
