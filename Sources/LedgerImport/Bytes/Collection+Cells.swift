/// Reading cells, which are ranges of the file's UTF-8 bytes, without making a `String` of them.
extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// The range without white space of any kind at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let width = whiteSpaceWidth(at: low, before: high)
      if width == 0 { break }
      low += width
    }
    while high > low {
      let width = whiteSpaceWidth(endingAt: high, after: low)
      if width == 0 { break }
      high -= width
    }
    return low..<high
  }

  /// How many bytes of white space begin at an index: blank, tab, no-break, thin, narrow, figure and ideographic space.
  @inline(__always)
  func whiteSpaceWidth(at index: Int, before end: Int) -> Int {
    let byte = self[index]
    if byte <= 0x20 { return byte == 0x20 || (byte >= 9 && byte <= 13) ? 1 : 0 }
    if byte < 0xc2 { return 0 }
    return wideWhiteSpace(at: index, before: end)
  }

  private func wideWhiteSpace(at index: Int, before end: Int) -> Int {
    if index + 1 < end, self[index] == 0xc2, self[index + 1] == 0xa0 || self[index + 1] == 0x85 { return 2 }
    guard index + 2 < end else { return 0 }
    switch (self[index], self[index + 1], self[index + 2]) {
    case (0xe2, 0x80, 0x80...0x8b), (0xe2, 0x80, 0xa8...0xa9), (0xe2, 0x80, 0xaf), (0xe2, 0x81, 0x9f),
      (0xe3, 0x80, 0x80), (0xef, 0xbb, 0xbf):
      return 3
    default:
      return 0
    }
  }

  private func whiteSpaceWidth(endingAt end: Int, after start: Int) -> Int {
    let byte = self[end - 1]
    if byte < 0x80 { return whiteSpaceWidth(at: end - 1, before: end) }
    if end - start >= 2, whiteSpaceWidth(at: end - 2, before: end) == 2 { return 2 }
    if end - start >= 3, whiteSpaceWidth(at: end - 3, before: end) == 3 { return 3 }
    return 0
  }

  /// The ranges between blanks.
  ///
  /// NB: the parts that `split` gives have positions of their own, not those of the file.
  func words(of range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where self[index] == 0x20 {
      if index > start { words.append(start..<index) }
      start = index + 1
    }
    if range.upperBound > start { words.append(start..<range.upperBound) }
    return words
  }

  /// Whether two ranges hold the same bytes.
  func areEqual(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    guard one.count == other.count else { return false }
    for offset in 0..<one.count where self[one.lowerBound + offset] != self[other.lowerBound + offset] { return false }
    return true
  }

  /// The text of a range as it stands.
  func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }

  /// The beginning of a range, long enough for a sentence or the name of a column.
  func excerpt(_ range: Range<Int>) -> String {
    if range.count <= 240 { return text(range) }
    var end = range.lowerBound + 240
    while end > range.lowerBound, self[end] & 0xc0 == 0x80 { end -= 1 }
    return text(range.lowerBound..<end)
  }

  /// The ASCII digit at an index as a number; nil for any other byte.
  @inline(__always)
  func digit(at index: Int) -> Int? {
    let value = self[index] &- 0x30
    return value < 10 ? Int(value) : nil
  }
}
