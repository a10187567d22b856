/// Reads the dates of QIF, in which blanks stand for zeros and an apostrophe in front of the year: `3/ 4' 5`.
enum QifDate {
  /// The date of a field; nil when it is none.
  static func lex(_ bytes: SourceBytes, _ range: Range<Int>, compact: DateOrder?) -> DateCell? {
    if range.count > 40 { return nil }
    if let plain = DateLexer.lex(bytes, range: range, compact: compact), plain.third.map({ $0.digits != 1 }) ?? true {
      return plain
    }
    let clean = cleaned(Array(bytes[range])[...])
    return DateLexer.lex(SourceBytes(clean), range: clean.indices, compact: compact)
  }

  /// The text without blanks beside marks, and with a year of two digits behind an apostrophe.
  private static func cleaned(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var clean: [UInt8] = []
    for byte in text {
      if byte == 0x20 { if clean.last.map(isMark) ?? true { continue } }
      if isMark(byte), clean.last == 0x20 { clean.removeLast() }
      clean.append(byte)
    }
    if let mark = clean.lastIndex(of: UInt8(ascii: "'")), mark + 2 == clean.count {
      clean.insert(UInt8(ascii: "0"), at: mark + 1)
    }
    return clean
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "'")
  }
}
