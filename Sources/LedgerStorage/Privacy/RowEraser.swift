internal import LedgerDomain

/// Writes over rows of a file in its text, whose blocks of whole lines come by in order. Ends of lines stay.
struct RowEraser {
  private var rows: ArraySlice<ImportedRow>
  private var missing = 0

  /// Looks for rows, in whatever order they are.
  init(_ rows: [ImportedRow]) {
    self.rows = rows.sorted { ($0.line, $0.extent?.lineOffset ?? 0) < ($1.line, $1.extent?.lineOffset ?? 0) }[...]
  }

  /// Writes over what belongs to the rows in the next block.
  mutating func erase(in text: inout [UInt8], firstLine: Int) {
    erase(0, missing, in: &text)
    var (line, start) = (firstLine, 0)
    while let row = rows.first {
      while line < row.line, start < text.count {
        start = LineEnd(ofLineFrom: start, in: text).next
        line += 1
      }
      guard start < text.count else { return }
      rows.removeFirst()
      guard line == row.line else { continue }
      if let extent = row.extent {
        erase(min(text.count, start + extent.lineOffset), extent.byteCount, in: &text)
      } else {
        erase(start, LineEnd(ofLineFrom: start, in: text).next - start, in: &text)
      }
    }
  }

  private mutating func erase(_ start: Int, _ count: Int, in text: inout [UInt8]) {
    let end = min(text.count, start + count)
    for index in start..<max(start, end) where text[index] != 0x0a && text[index] != 0x0d {
      text[index] = ByteEraser.blank
    }
    missing = max(0, start + count - text.count)
  }
}
