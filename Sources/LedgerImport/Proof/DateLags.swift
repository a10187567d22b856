import LedgerDomain

/// Tells the order of dates by how far they lie from other dates of their rows.
///
/// A purchase is booked a few days after it was made. Where the other date of a row, in a further column or in the bank's
/// text, lies within a week under one order, and weeks away under each other one, the first is meant. One case looks the
/// same and is none: dates that lie a month apart in all rows, such as an invoice and the day it is due, are a day apart
/// with day and month changed. So the lags have to differ, unless a header names the other column as that of the booking
/// or the value.
struct DateLags {
  private let orders: DateOrderSet
  /// Whether a header says what the columns of dates are.
  private let isNamed: Bool
  private var witnesses: [Witness] = []

  /// What one other date says under each order.
  private struct Witness {
    /// The days from it to that of the row, by order; nil where one of them is no day.
    var lags = InlineArray<3, Int?>(repeating: nil)
    /// Whether it may be the same day of another month, by order.
    var isMonthsApart = InlineArray<3, Bool>(repeating: false)
    /// Whether it stands in a column that a header names.
    let isNamed: Bool
    /// Whether it may lie ahead of the row's date.
    let mayBeAhead: Bool
    let line: Int

    /// Takes in the row's date under an order and what the other may be: the nearest counts.
    mutating func take(_ order: DateOrder, _ date: CalendarDate, others: [CalendarDate]) {
      let index = Int(order.rawValue)
      lags[index] = others.map { date.days(since: $0) }.min { abs($0) < abs($1) }
      isMonthsApart[index] = others.contains { $0.month != date.month && $0.components.day == date.components.day }
    }

    /// Whether the two dates belong together under an order.
    func isNear(_ order: DateOrder) -> Bool {
      lags[Int(order.rawValue)].map { ((mayBeAhead ? -7 : 0)...7).contains($0) } ?? false
    }

    /// Whether they cannot, under an order.
    func isFar(_ order: DateOrder) -> Bool {
      lags[Int(order.rawValue)].map { abs($0) >= 20 } ?? true
    }
  }

  /// Lags of no rows.
  ///
  /// - Parameters:
  ///   - orders: the orders to choose from.
  ///   - isNamed: whether a header says what the columns of dates are.
  init(orders: DateOrderSet, isNamed: Bool) {
    self.orders = orders
    self.isNamed = isNamed
  }

  /// Takes in the dates of a row.
  mutating func take(_ record: Record, _ bytes: SourceBytes, _ map: ColumnMap) {
    guard let first = map.dates.first, let date = DateLexer.lex(bytes, record[first]), date.third != nil else { return }
    for column in map.dates.dropFirst() {
      guard let other = DateLexer.lex(bytes, record[column]), other.third != nil else { continue }
      var witness = Witness(isNamed: isNamed, mayBeAhead: true, line: record.line)
      for order in orders.orders {
        guard let date = date.date(order, year: nil), let other = other.date(order, year: nil) else { continue }
        witness.take(order, date, others: [other])
      }
      witnesses.append(witness)
    }
    for column in record.cells.indices where !map.dates.contains(column) && !map.numbers.contains(column) {
      let others = DateLags.dates(in: record[column], bytes)
      guard !others.isEmpty else { continue }
      var witness = Witness(isNamed: false, mayBeAhead: false, line: record.line)
      for order in orders.orders {
        guard let date = date.date(order, year: nil) else { continue }
        // A text has an order of its own, so the reading that lies nearest counts.
        let readings = others.flatMap { other in
          other.orders.intersection(other.usualOrders).orders.compactMap { other.date($0, year: nil) }
        }
        witness.take(order, date, others: readings)
      }
      witnesses.append(witness)
    }
  }

  /// The dates with a year among the words of a text.
  private static func dates(in cell: Cell, _ bytes: SourceBytes) -> [DateCell] {
    let words = bytes[cell.range].split(separator: 0x20)
    return words.indices.flatMap { index in
      // "07.09.21", or "7 Sep 2021" in three words.
      [index, index + 2].compactMap { last in
        guard last < words.endIndex else { return nil }
        let range = words[index].startIndex..<words[last].endIndex
        guard let date = DateLexer.lex(bytes, range: range), date.third != nil, date.separator != 0 else { return nil }
        return date
      }
    }
  }

  /// The order that the lags prove, and the line of the first that does; nil when they prove none.
  var verdict: (order: DateOrder, line: Int)? {
    let proved = orders.orders.compactMap { order -> (order: DateOrder, line: Int)? in
      var first: Int?
      for other in orders.orders where other != order {
        let speaking = witnesses.filter { $0.isNear(order) && $0.isFar(other) }
        let isContradicted = witnesses.contains { $0.isNear(other) && $0.isFar(order) }
        guard let witness = speaking.first, !isContradicted, !isMonthly(order, other) else { return nil }
        first = min(first ?? witness.line, witness.line)
      }
      return first.map { (order, $0) }
    }
    return proved.count == 1 ? proved[0] : nil
  }

  /// Whether the other dates may as well lie a month or more away, under the other order, by intention.
  private func isMonthly(_ order: DateOrder, _ other: DateOrder) -> Bool {
    let speaking = witnesses.filter { $0.isNear(order) && $0.isFar(other) }
    if speaking.contains(where: \.isNamed) { return false }
    let lags = Set(witnesses.filter { $0.isNear(order) }.map { $0.lags[Int(order.rawValue)] })
    return lags.count == 1 && speaking.allSatisfy { $0.isMonthsApart[Int(other.rawValue)] }
  }
}
