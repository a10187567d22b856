import LedgerDomain

/// The place in a text where an element begins.
struct XMLPlace {
  /// The line, from 1.
  let line: Int
  /// Where that line begins.
  let lineStart: Int
  /// The place itself.
  let index: Int

  /// The extent of an element that begins here.
  ///
  /// - Parameter end: the place behind its last tag.
  /// - Returns: the extent.
  func extent(to end: Int) -> RowExtent { RowExtent(lineOffset: index - lineStart, byteCount: end - index) }
}
