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
    var purchases = PurchaseDays(orders: orders)
    let notation = OtherDates.notation(context)
    func take(_ range: Range<Int>, line: Int) {
      guard let date = DateLexer.lex(bytes, Cell(range: range)), let found = Notation(date), found == notation else {
        return
      }
      _ = proof.take(date, range: range, line: line)
    }
    var reader = RecordReader(layout.dialect, labels: nil)
    var record = Record()
    while reader.next(bytes, into: &record) {
      if record.line < layout.firstRow.line {
        // Sort codes and numbers of versions look like years of two digits.
        guard notation?.yearDigits == 4 else { continue }
        for cell in record.cells {
          // "01/04/2024 - 30/04/2024" is two dates.
          for word in bytes.words(of: cell.range) { take(word, line: record.line) }
        }
      } else {
        for column in layout.map.dates.dropFirst() { take(record[column].range, line: record.line) }
        purchases.take(record, bytes, layout.map)
      }
    }
    if case .order(let order) = proof.verdict, let line = proof.decidingLine, orders.contains(DateOrderSet(order)) {
      self.order = order
      self.line = line
    } else {
      line = purchases.decidingLine
      order = line == nil ? nil : .dayMonthYear
    }
  }

  /// How a date is written, apart from the order: others that are written so come from the same hand.
  private struct Notation: Hashable {
    let separator: UInt8
    let yearDigits: Int

    /// The notation of a date; nil without a year, or with one that no statement has.
    init?(_ date: DateCell) {
      guard let third = date.third, !date.first.isName, !date.second.isName, date.first.digits <= 2 else { return nil }
      if third.digits == 4, !(1970...2099).contains(third.number) { return nil }
      separator = date.separator
      yearDigits = third.digits
    }
  }

  /// The notation of the first row.
  private static func notation(_ context: FileContext) -> Notation? {
    var walker = context.walker()
    while let kind = walker.next() {
      if case .row = kind { return Notation(walker.row.date) }
    }
    return nil
  }
}
