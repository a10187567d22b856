/// One record of a file: its cells, and where it stands.
struct Record {
  /// The physical line, from 1.
  var line = 1
  /// Where it stands, from the beginning of that line.
  var range = 0..<0
  /// The cells. The array is used again for the next record.
  var cells: [Cell] = []

  /// The cell of a column; an empty one beyond the end of the record.
  @inline(__always)
  subscript(column: Int) -> Cell { column < cells.count ? cells[column] : .empty }
}
