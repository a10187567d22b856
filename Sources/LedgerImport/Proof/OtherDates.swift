/// Dates that may tell the order where those of the rows do not: in further columns, in texts, and in front of the header.
struct OtherDates {
  /// The order that they prove; nil when they prove none.
  let order: DateOrder?
  /// The line of the date that proves it.
  let line: Int?

  /// Looks through a file.
  ///
  /// - Parameters:
  ///   - context: the file.
  ///   - orders: the orders that are possible for the dates of the rows.
  init(_ context: FileContext, possible orders: DateOrderSet) {
    let (bytes, layout) = (context.bytes, context.layout)
    var proof = DateProof(year: context.options.year)
    var lags = DateLags(orders: orders, isNamed: !layout.map.names.isEmpty)
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
        lags.take(record, bytes, layout.map)
      }
    }
    if case .order(let order) = proof.verdict, let line = proof.decidingLine, orders.contains(DateOrderSet(order)) {
      self.order = order
      self.line = line
    } else {
      order = lags.verdict?.order
      line = lags.verdict?.line
    }
  }
}
