import LedgerDomain

extension SourceBytes {
  /// The extent of a row, without the ends of lines behind it.
  ///
  /// - Parameters:
  ///   - range: where the row stands.
  ///   - start: where the line begins on which the row begins.
  /// - Returns: the extent; nil for a range of nothing else.
  func extent(of range: Range<Int>, inLineFrom start: Int) -> RowExtent? {
    var end = range.upperBound
    while end > range.lowerBound, self[end - 1] == 0x0a || self[end - 1] == 0x0d { end -= 1 }
    if end == range.lowerBound { return nil }
    return RowExtent(lineOffset: range.lowerBound - start, byteCount: end - range.lowerBound)
  }
}
