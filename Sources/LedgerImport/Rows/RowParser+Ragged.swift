/// Records with fewer cells than there are columns. They may be footers; a movement among them must not be lost.
extension RowParser {
  /// The number of cells that a whole record has: blank names at the end of a header count for nothing.
  private var usualWidth: Int {
    let named = columns.map.names.lastIndex { !$0.isEmpty }
    return named.map { $0 + 1 } ?? dialect.width
  }

  /// The problem of a record with a date and a text whose amount is not there, because the record ends before it; nil
  /// when the amount is there and blank, or the record says nothing but a date.
  func raggedRow(_ record: Record) -> RowKind? {
    guard record.cells.count < usualWidth, let missing = columns.numbers.first(where: { $0 >= record.cells.count })
    else { return nil }
    let saysMore = record.cells.indices.contains { !columns.dates.contains($0) && !bytes.isBlank(record[$0]) }
    return saysMore ? .problem(column: missing, .tooFewCells(found: record.cells.count, expected: usualWidth)) : nil
  }

  /// The problem of a line that is a movement with another delimiter than the rest of the file: it begins with a date, and
  /// one of its parts is a number with decimals.
  func rowOfOtherDelimiter(_ record: Record) -> RowKind? {
    guard record.cells.count == 1, usualWidth > 1, let cell = record.cells.first, cell.range.count < 1000,
      let missing = columns.numbers.first
    else { return nil }
    let others = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09, UInt8(ascii: "|")].filter { $0 != dialect.delimiter }
    let isMovement = others.contains { delimiter in
      let ends = cell.range.filter { bytes[$0] == delimiter } + [cell.range.upperBound]
      let starts = [cell.range.lowerBound] + ends.dropLast().map { $0 + 1 }
      let parts = zip(starts, ends).map { Cell(range: $0..<$1) }
      guard parts.count > 2, ColumnProfile.isDate(bytes, parts[0]) else { return false }
      return parts.dropFirst().contains { part in
        NumberLexer.lex(bytes, part).map { !$0.notations.isEmpty && $0.markCount > 0 } ?? false
      }
    }
    return isMovement ? .problem(column: missing, .tooFewCells(found: 1, expected: usualWidth)) : nil
  }
}
