internal import LedgerDomain

extension ExpectedAmounts {
  /// `2 entries`.
  var countText: String { count == 1 ? "1 entry" : "\(FixedPoint.grouped(String(count))) entries" }

  /// What is expected, and what would be left of the budget then: `Expected until 2026-11-30: 800.00 USD in 2 entries, 357.50 USD
  /// left then`; nil when nothing is.
  func sentence(after position: BudgetPosition) -> String? {
    if count == 0 { return nil }
    let spending = consumed.isZero && !income.isZero ? nil : consumed.textWithCurrency
    let received = income.isZero ? nil : "income \(income.textWithCurrency)"
    let amounts = [spending, received].compactMap { $0 }.joined(separator: " and ")
    return "Expected until \(until): \(amounts) in \(countText)" + (consumed.isZero ? "" : rest(after: position))
  }

  private func rest(after position: BudgetPosition) -> String {
    guard let remaining = remaining(after: position) else { return "" }
    if remaining.isZero { return ", nothing left then" }
    return remaining.isNegative
      ? ", over by \(remaining.groupedMagnitude) \(remaining.currency) then"
      : ", \(remaining.textWithCurrency) left then"
  }
}
