/// Whole lines of the text of a file, compressed.
struct ImportTextBlock: Sendable {
  /// The number of the first line.
  let firstLine: Int
  /// The number of bytes before they were compressed.
  let size: Int
  let compressed: [UInt8]

  init(_ lines: [UInt8], firstLine: Int) {
    self.firstLine = firstLine
    size = lines.count
    compressed = Zlib.compress(lines[...])
  }
}
