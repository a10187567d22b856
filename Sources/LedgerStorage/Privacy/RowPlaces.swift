internal import LedgerDomain

/// Finds where rows of a file stand in its text, whose blocks of whole lines come by in order.
struct RowPlaces {
  private var rows: ArraySlice<ImportedRow>
  private var missing = 0

  /// Looks for rows, in whatever order they are.
  init(_ rows: [ImportedRow]) {
    self.rows = rows.sorted { ($0.line, $0.extent?.lineOffset ?? 0) < ($1.line, $1.extent?.lineOffset ?? 0) }[...]
  }

  /// What belongs to the rows in the next block.
  mutating func ranges(in text: [UInt8], firstLine: Int) -> [Range<Int>] {
    var ranges = [range(0, missing, in: text)]
    var (line, start) = (firstLine, 0)
    while let row = rows.first {
      while line < row.line, start < text.count {
        start = LineEnd(ofLineFrom: start, in: text).next
        line += 1
      }
      guard start < text.count else { break }
      rows.removeFirst()
      guard line == row.line else { continue }
      if let extent = row.extent {
        ranges.append(range(min(text.count, start + extent.lineOffset), extent.byteCount, in: text))
      } else {
        ranges.append(range(start, LineEnd(ofLineFrom: start, in: text).next - start, in: text))
      }
    }
    return ranges.filter { !$0.isEmpty }
  }

  private mutating func range(_ start: Int, _ count: Int, in text: [UInt8]) -> Range<Int> {
    missing = max(0, start + count - text.count)
    return start..<max(start, min(text.count, start + count))
  }
}
