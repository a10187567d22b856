/// The first records of a file under one dialect, with the places behind them.
struct RecordSample {
  /// The records.
  private(set) var records: [Record] = []
  /// The place behind each record.
  private(set) var ends: [(position: Int, line: Int)] = []
  /// The dialect, with the width that most records have.
  private(set) var dialect: Dialect
  private let labels: LabelledRecords?

  /// Reads records from a place on.
  init(
    _ bytes: SourceBytes, dialect: Dialect, labels: LabelledRecords? = nil, from position: Int = 0, line: Int = 1,
    count: Int = 400
  ) {
    self.dialect = dialect
    self.labels = labels
    read(bytes, position, line, count)
    self.dialect.width = RecordSample.usualWidth(records)
    if records.contains(where: { $0.cells.count != self.dialect.width }) {
      // Quotes that are not doubled are undone where that gives the usual width.
      read(bytes, position, line, count)
    }
  }

  private mutating func read(_ bytes: SourceBytes, _ position: Int, _ line: Int, _ count: Int) {
    records = []
    ends = []
    var reader = RecordReader(dialect, labels: labels, from: position, line: line)
    var record = Record()
    while records.count < count, reader.next(bytes, into: &record) {
      records.append(record)
      ends.append((reader.position, reader.line))
    }
  }

  /// The line of a record with more cells than any table of money has, if most records, or the first, have so many.
  var lineOfTooManyCells: Int? {
    let isTooWide = dialect.width > RecordReader.mostCells || (records.first?.cells.count ?? 0) > RecordReader.mostCells
    return isTooWide ? records.first { $0.cells.count > RecordReader.mostCells }?.line : nil
  }

  private static func usualWidth(_ records: [Record]) -> Int {
    var counts: [Int: Int] = [:]
    for record in records where record.cells.count > 1 { counts[record.cells.count, default: 0] += 1 }
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 1
  }

  /// How well the dialect fits: the records that have a date and a number as whole cells count most.
  func score(_ bytes: SourceBytes) -> Int {
    if lineOfTooManyCells != nil { return 1 }
    var score = 0
    for record in records.prefix(100) {
      guard record.cells.count > 1 else { continue }
      if record.cells.count == dialect.width { score += 2 }
      var hasDate = false
      var hasNumber = false
      for cell in record.cells {
        if !hasDate, ColumnProfile.isDate(bytes, cell) {
          hasDate = true
        } else if !hasNumber, let number = NumberLexer.lex(bytes, cell), !number.notations.isEmpty {
          hasNumber = true
        }
      }
      if hasDate { score += 10 }
      if hasDate && hasNumber { score += 20 }
    }
    if records.prefix(120).contains(where: { HeaderRecord(bytes, $0).namesDateAndMoney }) { score += 30 }
    return score
  }
}
