/// Dates that may tell the order where those of the rows do not: in further columns, and in front of the header.
struct OtherDates {
  /// The order that they prove; nil when they prove none.
  let order: DateOrder?

  /// Looks through a file.
  init(_ context: FileContext) {
    let (bytes, layout) = (context.bytes, context.layout)
    var proof = DateProof(year: context.options.year)
    func take(_ range: Range<Int>, line: Int) {
      guard let date = DateLexer.lex(bytes, Cell(range: range)), date.third != nil else { return }
      _ = proof.take(date, range: range, line: line)
    }
    var reader = RecordReader(layout.dialect, labels: nil)
    var record = Record()
    while reader.next(bytes, into: &record) {
      if record.line < layout.firstRow.line {
        for cell in record.cells {
          // "01/04/2024 - 30/04/2024" is two dates.
          for word in bytes[cell.range].split(separator: 0x20) {
            take(word.startIndex..<word.endIndex, line: record.line)
          }
        }
      } else {
        for column in layout.map.dates.dropFirst() { take(record[column].range, line: record.line) }
      }
    }
    if case .order(let order) = proof.verdict, proof.decidingLine != nil { self.order = order } else { order = nil }
  }
}
