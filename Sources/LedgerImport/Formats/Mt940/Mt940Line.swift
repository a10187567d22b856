import LedgerDomain

/// The field `:61:` taken apart: `2602010202DR12,50NMSCNONREF//B123`.
struct Mt940Line {
  /// The day of the booking where it is stated, else the value date.
  let date: CalendarDate
  /// Whether money comes in.
  let isIn: Bool
  /// Whether the movement is only expected (MT942).
  let isExpected: Bool
  /// The digits of the amount.
  let amount: Range<Int>
  /// The bank's id.
  let reference: String?
  /// The line behind, in which the bank says more.
  let details: String?

  /// Reads a field.
  ///
  /// - Throws: ``FieldProblem`` when it is not built as one.
  init(_ bytes: SourceBytes, _ field: Mt940Fields.Field) throws(FieldProblem) {
    guard let first = field.lines.first.map({ bytes.trimmed($0) }) else { throw Mt940Line.broken("") }
    let text = bytes.excerpt(first)
    guard let value = Mt940Line.date(bytes, first) else {
      throw FieldProblem(field: ":61:", reason: .notADate(String(text.prefix(6))))
    }
    var index = first.lowerBound + 6
    var date = value
    if Mt940Line.areDigits(bytes, index..<(index + 4), before: first.upperBound) {
      date = Mt940Line.entryDate(bytes, index, near: value) ?? value
      index += 4
    }
    self.date = date
    guard let mark = Mt940Line.mark(bytes, &index, first.upperBound) else { throw Mt940Line.broken(text) }
    (isIn, isExpected) = mark
    // The third letter of the currency may stand in front of the amount.
    if index < first.upperBound, bytes.digit(at: index) == nil { index += 1 }
    let start = index
    while index < first.upperBound,
      bytes.digit(at: index) != nil || bytes[index] == UInt8(ascii: ",") || bytes[index] == UInt8(ascii: ".")
    {
      index += 1
    }
    guard index > start else { throw Mt940Line.broken(text) }
    amount = start..<index
    reference = Mt940Line.reference(bytes, index..<first.upperBound)
    details = field.lines.dropFirst().compactMap { bytes.plainText($0) }.first
  }

  private static func broken(_ text: String) -> FieldProblem {
    FieldProblem(field: ":61:", reason: .notInFormat(text))
  }

  private static func areDigits(_ bytes: SourceBytes, _ range: Range<Int>, before end: Int) -> Bool {
    range.upperBound <= end && range.allSatisfy { bytes.digit(at: $0) != nil }
  }

  private static func number(_ bytes: SourceBytes, _ index: Int) -> Int {
    (bytes.digit(at: index) ?? 0) * 10 + (bytes.digit(at: index + 1) ?? 0)
  }

  /// The value date, `yyMMdd`.
  private static func date(_ bytes: SourceBytes, _ range: Range<Int>) -> CalendarDate? {
    let start = range.lowerBound
    guard areDigits(bytes, start..<(start + 6), before: range.upperBound) else { return nil }
    let year = number(bytes, start)
    return CalendarDate(
      year: year >= 70 ? 1900 + year : 2000 + year, month: number(bytes, start + 2), day: number(bytes, start + 4))
  }

  /// The day of the booking, `MMdd`, in the year that brings it nearest to the value date.
  private static func entryDate(_ bytes: SourceBytes, _ index: Int, near value: CalendarDate) -> CalendarDate? {
    let (month, day) = (number(bytes, index), number(bytes, index + 2))
    let year = value.components.year
    let candidates = [year, year + 1, year - 1].compactMap { CalendarDate(year: $0, month: month, day: day) }
    return candidates.min { abs($0.days(since: value)) < abs($1.days(since: value)) }
  }

  /// `C` and `D`, `RC` and `RD` for what is taken back, `EC` and `ED` for what is expected.
  private static func mark(_ bytes: SourceBytes, _ index: inout Int, _ end: Int) -> (isIn: Bool, isExpected: Bool)? {
    func letter(_ place: Int) -> UInt8 { place < end ? bytes[place] & ~0x20 : 0 }
    let first = letter(index)
    let isReversal = first == UInt8(ascii: "R")
    let isExpected = first == UInt8(ascii: "E")
    if isReversal || isExpected { index += 1 }
    let direction = letter(index)
    guard direction == UInt8(ascii: "C") || direction == UInt8(ascii: "D") else { return nil }
    index += 1
    return ((direction == UInt8(ascii: "C")) != isReversal, isExpected)
  }

  /// What stands behind `//`; the reference in front of it is the customer's, and need not be his alone.
  private static func reference(_ bytes: SourceBytes, _ range: Range<Int>) -> String? {
    guard range.count > 2 else { return nil }
    let slash = UInt8(ascii: "/")
    let found = range.dropLast().first { bytes[$0] == slash && bytes[$0 + 1] == slash }
    guard let found, let text = bytes.plainText((found + 2)..<range.upperBound) else { return nil }
    let isID = text.contains { $0.isNumber && $0 != "0" }
    return isID && text.uppercased() != "NONREF" ? text : nil
  }
}
