/// Which part of a file's text is one row, from the line on which it begins.
///
/// Lines alone would not do: many banks write all rows of OFX or CAMT on one.
public struct RowExtent: Hashable, Sendable {
  /// The bytes of UTF-8 in front of the row on its first line.
  public var lineOffset: Int
  /// The bytes of UTF-8 that the row takes, the ends of lines within it included, and not that of its last one.
  public var byteCount: Int

  /// Makes an extent.
  public init(lineOffset: Int, byteCount: Int) {
    self.lineOffset = lineOffset
    self.byteCount = byteCount
  }
}
