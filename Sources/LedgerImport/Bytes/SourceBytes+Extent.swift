import LedgerDomain

extension SourceBytes {
  /// The extent of a row, without the ends of lines behind it.
  ///
  /// - Parameters:
  ///   - range: where the row stands.
  ///   - start: where the line begins on which the row begins.
  /// - Returns: the extent; nil for a row that is one whole line, and for a range of nothing but ends of lines.
  func extent(of range: Range<Int>, inLineFrom start: Int) -> RowExtent? {
    var end = range.upperBound
    while end > range.lowerBound, self[end - 1] == 0x0a || self[end - 1] == 0x0d { end -= 1 }
    if end == range.lowerBound { return nil }
    if range.lowerBound == start, isLine(start..<end) { return nil }
    return RowExtent(lineOffset: range.lowerBound - start, byteCount: end - range.lowerBound)
  }

  /// Whether a range from the beginning of a line goes to its end and no further.
  private func isLine(_ range: Range<Int>) -> Bool {
    func isEnd(_ byte: UInt8) -> Bool { byte == 0x0a || byte == 0x0d }
    return (range.upperBound == count || isEnd(self[range.upperBound]))
      && !withPiece(range) { $0.contains(where: isEnd) }
  }
}
