import LedgerDomain

/// The parts of a split with their amounts, which add up to the whole: as they are stated, or by percents of it.
struct QifParts {
  /// The parts that say an amount or percents; those that say neither end a split in the files of some programs.
  let stated: [(part: QifRecord.Part, amount: Money)]

  /// Reads the parts of a record.
  ///
  /// - Throws: ``FieldProblem`` when a number cannot be read, some parts state amounts and others percents, or they do not
  ///   add up.
  init(_ bytes: SourceBytes, _ record: QifRecord, amounts: FieldAmount, total: Money) throws(FieldProblem) {
    guard record.parts.count <= QifRecord.mostParts else {
      throw FieldProblem(field: "S", reason: .tooManyParts(most: QifRecord.mostParts))
    }
    func isStated(_ range: Range<Int>?) -> Bool { range.map { !$0.isEmpty } ?? false }
    let withAmount = record.parts.filter { isStated($0.amount) }
    let withPercent = record.parts.filter { !isStated($0.amount) && isStated($0.percent) }
    if withPercent.isEmpty {
      stated = try QifParts.byAmounts(bytes, withAmount, amounts, total)
    } else {
      guard withAmount.isEmpty else { throw FieldProblem(field: "%", reason: .amountsBesidePercents) }
      stated = try QifParts.byPercents(bytes, withPercent, total)
    }
  }

  private static func byAmounts(
    _ bytes: SourceBytes, _ parts: [QifRecord.Part], _ amounts: FieldAmount, _ total: Money
  ) throws(FieldProblem) -> [(QifRecord.Part, Money)] {
    var found: [(part: QifRecord.Part, amount: Money)] = []
    var sum = Int128(0)
    for part in parts {
      guard let range = part.amount else { continue }
      let value = try amounts.minorUnits(bytes, range, total.currency, field: "$")
      sum += Int128(value)
      // A part of nothing for nothing is noise, and so is a split of such parts alone.
      if value == 0, part.isBlank(bytes) { continue }
      found.append((part, Money(minorUnits: value, currency: total.currency)))
    }
    if found.isEmpty || sum == Int128(total.minorUnits) { return found }
    guard let minorUnits = Int64(exactly: sum) else {
      throw FieldProblem(field: "$", reason: .partsTooLarge(total: total))
    }
    let statedSum = Money(minorUnits: minorUnits, currency: total.currency)
    throw FieldProblem(field: "$", reason: .partsDoNotAddUp(total: total, parts: statedSum))
  }

  /// How many parts one percent has.
  private static let unit = Int64(10_000)

  /// Each part first gets its share cut to whole minor units; what is missing to the whole goes, one each, to those of which
  /// most was cut, the first of equal ones.
  private static func byPercents(
    _ bytes: SourceBytes, _ parts: [QifRecord.Part], _ total: Money
  ) throws(FieldProblem) -> [(QifRecord.Part, Money)] {
    var percents: [Int64] = []
    for part in parts {
      if let range = part.percent { percents.append(try percent(bytes, range)) }
    }
    guard percents.reduce(Int128(0), { $0 + Int128($1) }) == Int128(100 * unit) else {
      throw FieldProblem(field: "%", reason: .percentsDoNotAddUp)
    }
    let exact = percents.map {
      (Int128(total.minorUnits.magnitude) * Int128($0)).quotientAndRemainder(dividingBy: Int128(100 * unit))
    }
    var shares = exact.map { Int64($0.quotient) }
    let missing = Int64(total.minorUnits.magnitude) - shares.reduce(0, +)
    let order = exact.indices.sorted { (exact[$1].remainder, $0) < (exact[$0].remainder, $1) }
    for index in order.prefix(Int(missing)) { shares[index] += 1 }
    return zip(parts, shares).map { part, share in
      (part, Money(minorUnits: total.isNegative ? -share : share, currency: total.currency))
    }
  }

  /// Percents without a sign, with `%` behind them or not, in ten-thousandths of one.
  private static func percent(_ bytes: SourceBytes, _ range: Range<Int>) throws(FieldProblem) -> Int64 {
    var number = bytes.trimmed(range)
    if let last = number.last, bytes[last] == UInt8(ascii: "%") {
      number = bytes.trimmed(number.lowerBound..<last)
    }
    guard let cell = NumberLexer.lex(bytes, range: number), cell.sign != .minus, cell.direction == nil,
      cell.currencyMark == nil,
      let value = try? cell.value(cell.lastMark == .comma ? .comma : .point, exponent: 4), value <= 100 * unit
    else { throw FieldProblem(field: "%", reason: .notANumber(bytes.excerpt(range))) }
    return value
  }
}

extension QifRecord.Part {
  /// Whether the part names nothing for which money could have been spent.
  fileprivate func isBlank(_ bytes: SourceBytes) -> Bool {
    [category, memo].allSatisfy { $0.flatMap { bytes.plainText($0) } == nil }
  }
}
