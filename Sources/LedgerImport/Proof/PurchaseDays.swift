import LedgerDomain

/// Tells the order of dates by the days of purchases in the bank's texts: `CARD 07.09.21` in a row of `08/09/2021`.
///
/// Only dates with points count, since their day stands first wherever they are written; they can prove that the row's day
/// stands first as well, and nothing else. A purchase is booked within a week. Dates of mandates, contracts and invoices
/// prove nothing; where one lies within a week under another order alone, the file is in doubt.
struct PurchaseDays {
  private let orders: DateOrderSet
  /// The line of the first purchase that lies within a week only when the day stands first.
  private var firstLine: Int?
  /// Whether a date in a text lies within a week only when it does not.
  private var isContradicted = false

  /// The days of no rows.
  ///
  /// - Parameter orders: the orders to choose from.
  init(orders: DateOrderSet) { self.orders = orders }

  /// Takes in the dates of a row.
  mutating func take(_ record: Record, _ bytes: SourceBytes, _ map: ColumnMap) {
    guard orders.contains(.dayMonthYear), let column = map.dates.first else { return }
    guard let date = DateLexer.lex(bytes, record[column]), date.third != nil else { return }
    for column in record.cells.indices where !map.dates.contains(column) && !map.numbers.contains(column) {
      for purchase in PurchaseDays.dates(in: record[column], bytes) {
        let lags = DateOrder.allCases.map { order in
          orders.contains(DateOrderSet(order)) ? date.date(order, year: nil)?.days(since: purchase) : nil
        }
        let dayFirst = lags[Int(DateOrder.dayMonthYear.rawValue)]
        let others = lags.indices.filter { $0 != Int(DateOrder.dayMonthYear.rawValue) }.compactMap { lags[$0] }
        let isNear = dayFirst.map { (0...7).contains($0) } ?? false
        if isNear, others.allSatisfy({ abs($0) >= 20 }) {
          firstLine = firstLine ?? record.line
        } else if !isNear, others.contains(where: { (0...7).contains($0) }) {
          isContradicted = true
        }
      }
    }
  }

  /// The line that proves that the day stands first; nil when nothing does.
  var decidingLine: Int? { isContradicted ? nil : firstLine }

  /// The dates with points and a year among the words of a text.
  private static func dates(in cell: Cell, _ bytes: SourceBytes) -> [CalendarDate] {
    bytes.words(of: cell.range).compactMap { word in
      guard let date = DateLexer.lex(bytes, range: word), date.third != nil, date.separator == UInt8(ascii: "."),
        date.usualOrders == .dayMonthYear
      else { return nil }
      return date.date(.dayMonthYear, year: nil)
    }
  }
}
