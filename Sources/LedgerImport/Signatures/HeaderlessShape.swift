/// The shape of the records of one known format that has no header.
struct HeaderlessShape: Sendable {
  /// What is known of it.
  let signature: HeaderSignature
  /// The number of cells.
  let width: Int
  /// The column that holds dates.
  let dateColumn: Int
  /// The values that a column may have.
  var fixed: [Int: Set<String>] = [:]
  /// What the text of the first record contains.
  var firstRecordContains: String?

  /// Whether the records of a file are of this shape.
  func matches(_ bytes: SourceBytes, _ records: [Record]) -> Bool {
    guard let first = records.first else { return false }
    if let mark = firstRecordContains {
      guard first.cells.contains(where: { $0.range.count < 400 && bytes.text($0)?.contains(mark) ?? false }) else {
        return false
      }
    }
    let rows = records.filter { ColumnProfile.isDate(bytes, $0[dateColumn]) }
    return !rows.isEmpty
      && rows.allSatisfy { row in
        row.cells.count == width
          && fixed.allSatisfy { column, values in bytes.text(row[column]).map { values.contains($0) } ?? false }
      }
  }
}
