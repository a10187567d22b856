/// Takes a cell apart into sign, currency, digits and marks.
enum NumberLexer {
  /// The number that a cell holds; nil when it holds none, or one with contradicting signs.
  static func lex(_ bytes: SourceBytes, _ cell: Cell) -> NumberCell? {
    lex(bytes, range: bytes.content(cell))
  }

  /// The number that a range holds.
  static func lex(_ bytes: SourceBytes, range: Range<Int>) -> NumberCell? {
    if range.isEmpty || range.count > 64 { return nil }
    var scanner = NumberScanner(bytes, range)
    guard scanner.readPrefix(), scanner.readDigits(), scanner.readSuffix() else { return nil }
    return scanner.number
  }
}

/// The steps of ``NumberLexer``.
private struct NumberScanner {
  var number = NumberCell()
  private let bytes: SourceBytes
  private var index: Int
  private var end: Int
  private var isInParentheses = false
  private var hasSign = false
  private var marks = NumberMarks()
  private var currency: CurrencyMark?

  init(_ bytes: SourceBytes, _ range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
  }

  /// Reads signs, parentheses and currencies in front of the digits.
  mutating func readPrefix() -> Bool {
    while index < end {
      if bytes.digit(at: index) != nil { return true }
      if bytes[index] == UInt8(ascii: "."), index + 1 < end, bytes.digit(at: index + 1) != nil { return true }
      if bytes[index] == UInt8(ascii: ","), index + 1 < end, bytes.digit(at: index + 1) != nil { return true }
      if skipWhiteSpace() { continue }
      if readSign() { continue }
      if bytes[index] == UInt8(ascii: "(") {
        if isInParentheses || hasSign { return false }
        isInParentheses = true
        number.sign = .minus
        index += 1
        continue
      }
      guard readWord() else { return false }
    }
    return false
  }

  /// Reads digits and the marks between them.
  mutating func readDigits() -> Bool {
    guard readDigitsAndMarks() else { return false }
    number.take(marks)
    return true
  }

  private mutating func readDigitsAndMarks() -> Bool {
    while index < end {
      if let digit = bytes.digit(at: index) {
        if number.digitCount < 19 { number.digits = number.digits * 10 + UInt64(digit) }
        number.digitCount += 1
        index += 1
        continue
      }
      guard let (mark, width) = mark(at: index) else { return number.digitCount > 0 }
      // A mark belongs to the number only when a digit follows, and a space only between digits.
      guard index + width < end, bytes.digit(at: index + width) != nil else { return number.digitCount > 0 }
      if !marks.append(mark, behind: number.digitCount) { return false }
      index += width
    }
    return number.digitCount > 0
  }

  /// Reads signs, parentheses, currencies and CR or DR behind the digits.
  mutating func readSuffix() -> Bool {
    while index < end {
      if skipWhiteSpace() { continue }
      if bytes[index] == UInt8(ascii: ")") {
        if !isInParentheses { return false }
        isInParentheses = false
        index += 1
        continue
      }
      if readSign() { continue }
      if skipRemark() { continue }
      guard readWord() else { return false }
    }
    if isInParentheses { return false }
    if let direction = number.direction, number.sign != .none {
      // "12.34- CR" contradicts itself; "-12.34 DR" says one thing twice.
      return (number.sign == .minus) == (direction == .out)
    }
    return true
  }

  /// Passes over words in parentheses behind the number, such as `131.50(refunded 40.00)`.
  private mutating func skipRemark() -> Bool {
    guard bytes[index] == UInt8(ascii: "("), !isInParentheses, bytes[end - 1] == UInt8(ascii: ")"),
      bytes[(index + 1)..<(end - 1)].contains(where: { $0 >= 0x80 || ($0 | 0x20) >= UInt8(ascii: "a") })
    else { return false }
    index = end
    return true
  }

  private mutating func skipWhiteSpace() -> Bool {
    let width = bytes.whiteSpaceWidth(at: index, before: end)
    index += width
    return width > 0
  }

  /// Reads `-`, `+`, U+2212 or a dash; a second sign makes the cell no number, which `hasSign` remembers.
  private mutating func readSign() -> Bool {
    var sign: NumberCell.Sign?
    var width = 1
    switch bytes[index] {
    case UInt8(ascii: "-"): sign = .minus
    case UInt8(ascii: "+"): sign = .plus
    case 0xe2 where index + 2 < end:
      width = 3
      let pair = (bytes[index + 1], bytes[index + 2])
      if pair == (0x88, 0x92) || pair == (0x80, 0x93) || pair == (0x80, 0x90) || pair == (0x80, 0x91) { sign = .minus }
    case 0xef where index + 2 < end && bytes[index + 1] == 0xbc:
      width = 3
      if bytes[index + 2] == 0x8d { sign = .minus }
      if bytes[index + 2] == 0x8b { sign = .plus }
    default: break
    }
    guard let sign, !hasSign, !isInParentheses, number.sign == .none else { return false }
    hasSign = true
    number.sign = sign
    index += width
    return true
  }

  private func mark(at index: Int) -> (NumberCell.Mark, width: Int)? {
    switch bytes[index] {
    case UInt8(ascii: "."): return (.point, 1)
    case UInt8(ascii: ","): return (.comma, 1)
    case UInt8(ascii: "'"): return (.apostrophe, 1)
    case 0xe2 where index + 2 < end && bytes[index + 1] == 0x80 && bytes[index + 2] == 0x99: return (.apostrophe, 3)
    default:
      let width = bytes.whiteSpaceWidth(at: index, before: end)
      return width > 0 && bytes[index] != 0x09 ? (.space, width) : nil
    }
  }

  /// Reads a currency, or CR and DR and their like.
  private mutating func readWord() -> Bool {
    var wordEnd = index
    while wordEnd < end {
      let byte = bytes[wordEnd]
      let isSign =
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "(")
        || byte == UInt8(ascii: ")")
      if isSign || bytes.digit(at: wordEnd) != nil || bytes.whiteSpaceWidth(at: wordEnd, before: end) > 0 { break }
      if wordEnd > index, byte == 0xe2, wordEnd + 1 < end, bytes[wordEnd + 1] == 0x88 { break }
      wordEnd += 1
    }
    guard wordEnd > index, wordEnd - index <= 16 else { return false }
    // A point may belong to "Fr." and to ".50".
    if bytes[wordEnd - 1] == UInt8(ascii: "."), wordEnd < end, bytes.digit(at: wordEnd) != nil,
      !CurrencyMark.isKnown(bytes.text(index..<wordEnd))
    {
      wordEnd -= 1
      guard wordEnd > index else { return false }
    }
    let word = bytes.text(index..<wordEnd)
    if let mark = CurrencyMark(word) {
      if let currency, currency != mark { return false }
      currency = mark
      number.currencyMark = index..<wordEnd
    } else if number.digitCount > 0, number.direction == nil, let direction = DirectionWords.suffix(word) {
      number.direction = direction
    } else {
      return false
    }
    index = wordEnd
    return true
  }
}
