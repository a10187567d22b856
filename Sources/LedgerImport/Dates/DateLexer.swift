/// Takes a cell apart into the parts of a date.
enum DateLexer {
  /// The date that a cell holds; nil when it holds none. `compact` is the order of a pattern that says that nothing stands
  /// between year, month and day.
  static func lex(_ bytes: SourceBytes, _ cell: Cell, compact: DateOrder? = nil) -> DateCell? {
    lex(bytes, range: bytes.content(cell), compact: compact)
  }

  /// The date that a range holds.
  static func lex(_ bytes: SourceBytes, range: Range<Int>, compact: DateOrder? = nil) -> DateCell? {
    if range.isEmpty || range.count > 60 { return nil }
    if let plain = plainDate(bytes, range) { return plain }
    var scanner = DateScanner(bytes, range)
    return scanner.read(compact: compact)
  }

  /// Three numbers with the same mark between them and nothing else, which is how most dates are written.
  private static func plainDate(_ bytes: SourceBytes, _ range: Range<Int>) -> DateCell? {
    var index = range.lowerBound
    func number() -> DateCell.Part? {
      let start = index
      var value = 0
      while index < range.upperBound, let digit = bytes.digit(at: index) {
        value = value * 10 + digit
        index += 1
        if index - start > 4 { return nil }
      }
      return index > start ? DateCell.Part(number: value, digits: index - start) : nil
    }
    guard let first = number(), index < range.upperBound else { return nil }
    let mark = bytes[index]
    guard mark == UInt8(ascii: "-") || mark == UInt8(ascii: "/") || mark == UInt8(ascii: ".") else { return nil }
    index += 1
    guard let second = number(), second.digits <= 2, index < range.upperBound, bytes[index] == mark else { return nil }
    index += 1
    guard let third = number(), index == range.upperBound, first.digits != 3, third.digits != 3 else { return nil }
    return DateCell(first: first, second: second, third: third, separator: mark, hasTime: false)
  }
}

/// The steps of ``DateLexer``.
private struct DateScanner {
  private let bytes: SourceBytes
  private var index: Int
  private let end: Int

  init(_ bytes: SourceBytes, _ range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
  }

  mutating func read(compact: DateOrder?) -> DateCell? {
    skipWeekday()
    guard let first = readPart() else { return nil }
    if first.digits >= 6 { return readCompact(first, order: compact) }
    guard first.digits <= 4, let separator = readSeparator(), let second = readPart(), second.digits <= 2 else {
      return nil
    }
    if first.isName && second.isName { return nil }
    // "10:15:30" is a time of day; "2012:05:14" is a date as cameras write it.
    if separator == UInt8(ascii: ":"), first.digits != 4 { return nil }
    let beforeThird = index
    var third: DateCell.Part?
    if readSeparator() != nil, let part = readPart(), part.digits == 1 || part.digits == 2 || part.digits == 4,
      index >= end || bytes[index] != UInt8(ascii: ":")
    {
      third = part
    } else {
      index = beforeThird
      if first.digits == 4 { return nil }
    }
    guard let hasTime = readRest() else { return nil }
    return DateCell(first: first, second: second, third: third, separator: separator, hasTime: hasTime)
  }

  /// A date without marks: eight digits, with or without a time of six behind them; six digits where a pattern says so.
  private mutating func readCompact(_ part: DateCell.Part, order: DateOrder?) -> DateCell? {
    let start = index - part.digits
    func number(_ offset: Int, _ count: Int) -> DateCell.Part {
      let value = (0..<count).reduce(0) { $0 * 10 + (bytes.digit(at: start + offset + $1) ?? 0) }
      return DateCell.Part(number: value, digits: count)
    }
    guard let hasTime = readRest() else { return nil }
    switch part.digits {
    case 14, 12, 8:
      let year = number(0, 4).number
      if order == nil || order == .yearMonthDay, (1900...2199).contains(year) {
        return DateCell(
          first: number(0, 4), second: number(4, 2), third: number(6, 2), separator: 0, hasTime: part.digits > 8)
      }
      guard part.digits == 8, (1900...2199).contains(number(4, 4).number) else { return nil }
      return DateCell(first: number(0, 2), second: number(2, 2), third: number(4, 4), separator: 0, hasTime: hasTime)
    case 6 where order != nil:
      return DateCell(first: number(0, 2), second: number(2, 2), third: number(4, 2), separator: 0, hasTime: hasTime)
    default:
      return nil
    }
  }

  private mutating func readPart() -> DateCell.Part? {
    let start = index
    var number = 0
    while index < end, let digit = bytes.digit(at: index), index - start < 15 {
      if index - start < 9 { number = number * 10 + digit }
      index += 1
    }
    if index > start { return DateCell.Part(number: number, digits: index - start) }
    while index < end, isLetter(bytes[index]) { index += 1 }
    guard index - start >= 3, let month = MonthNames.month(bytes.text(start..<index)) else {
      index = start
      return nil
    }
    return DateCell.Part(number: month, digits: 0)
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || ((byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z"))
  }

  /// Reads what stands between two parts, and gives the byte that names it; nil when it is nothing that dates have.
  private mutating func readSeparator() -> UInt8? {
    guard index < end else { return nil }
    // The characters for year and month stand between parts in Chinese and Japanese, and 년 and 월 in Korean.
    let byte = bytes[index]
    if byte >= 0xe0 {
      for mark in ["年", "月", "년", "월"] where bytes[index..<end].starts(with: mark.utf8) {
        index += 3
        while index < end, bytes[index] == 0x20 { index += 1 }
        return UInt8(ascii: "/")
      }
    }
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "'"):
      index += 1
    case UInt8(ascii: "."), UInt8(ascii: ","), 0x20:
      index += 1
      while index < end, bytes[index] == 0x20 || bytes[index] == UInt8(ascii: ".") { index += 1 }
      // "1. de enero" and "Jan 28, 2019".
      if index + 3 < end, bytes[index] == UInt8(ascii: "d"), bytes[index + 1] == UInt8(ascii: "e"),
        bytes[index + 2] == 0x20
      {
        index += 3
      }
    default:
      return nil
    }
    return byte
  }

  /// Reads what may follow a date: nothing, a point, a time, a zone, or "as of" another date. Gives whether there is a
  /// time; nil when anything else follows.
  private mutating func readRest() -> Bool? {
    if index < end, bytes[index] >= 0xe0 {
      for mark in ["日", "일"] where bytes[index..<end].starts(with: mark.utf8) { index += 3 }
    }
    if index < end, bytes[index] == UInt8(ascii: ".") { index += 1 }
    var hasTime = false
    if index >= end { return hasTime }
    guard
      bytes[index] == UInt8(ascii: "T") || bytes[index] == 0x20 || bytes[index] == UInt8(ascii: ",")
        || bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "Z") || bytes[index] == UInt8(ascii: "+")
        || bytes[index] == UInt8(ascii: ";")
    else { return nil }
    let rest = bytes.text(index..<end).lowercased()
    if rest.hasPrefix(" as of ") { return hasTime }
    var letters = 0
    for scalar in rest.unicodeScalars {
      switch scalar {
      case "0"..."9", ":", ".", "-", "+", " ", ",", "t", "z", "\u{202f}", "\u{a0}", "/", "_": continue
      case "a", "p", "m", "u", "c", "e", "s", "h", "r", "上", "下", "午", "é", "d", "k": letters += 1
      default: return nil
      }
    }
    hasTime = rest.contains(":")
    return letters <= 5 && (hasTime || rest.allSatisfy { " .,tz+-0123456789".contains($0) }) ? hasTime : nil
  }

  /// Passes over the name of a weekday in front: `Mon, 3 Nov 2026`, `Mo 03.11.2026`.
  private mutating func skipWeekday() {
    var position = index
    while position < end, isLetter(bytes[position]) { position += 1 }
    guard position - index >= 2, position < end, MonthNames.month(bytes.text(index..<position)) == nil else { return }
    let mark = bytes[position]
    guard mark == 0x20 || mark == UInt8(ascii: ",") || mark == UInt8(ascii: "."),
      MonthNames.isWeekday(bytes.text(index..<position))
    else { return }
    index = position
    while index < end, bytes[index] == 0x20 || bytes[index] == UInt8(ascii: ",") || bytes[index] == UInt8(ascii: ".") {
      index += 1
    }
  }
}
