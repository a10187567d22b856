import LedgerDomain

/// How many rows are in which currency.
struct StatedCurrencies {
  /// The currencies in the order of their first use.
  private(set) var order: [Currency] = []
  private var rows: [Currency: Int] = [:]
  private var last: (currency: Currency, rows: Int)?

  /// Takes in the currency of a row.
  mutating func take(_ currency: Currency) {
    if let last, last.currency == currency {
      self.last = (currency, last.rows + 1)
      return
    }
    flush()
    if rows[currency] == nil { order.append(currency) }
    rows[currency, default: 0] += 0
    last = (currency, 1)
  }

  private mutating func flush() {
    guard let last else { return }
    rows[last.currency, default: 0] += last.rows
    self.last = nil
  }

  /// What the rows say against a currency that was given for those that state none.
  func contradictions(of given: Currency?) -> [OptionContradiction] {
    guard let given else { return [] }
    var counted = self
    counted.flush()
    return order.filter { $0 != given }.map { .currency(given: given, stated: $0, rows: counted.rows[$0] ?? 0) }
  }
}
