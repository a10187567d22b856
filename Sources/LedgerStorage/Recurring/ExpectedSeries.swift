internal import LedgerDomain

/// What recurring entries will still add to each month of a stretch, worked out once for all of them.
struct ExpectedSeries {
  private let calendar: MonthCalendar
  private let currency: Currency
  private let missing: [(month: Month, template: RecurringTemplate)]

  init(_ ledger: Ledger, _ months: MonthRange, _ calendar: MonthCalendar, renaming: PayeeRenaming?) throws {
    self.calendar = calendar
    currency = try ledger.currency()
    let days = calendar.days(of: months)
    // Due days shortly before and after may be nearer to an entry.
    let margin = 2 * RecurringPlan.mostDays
    let first = days.lowerBound.adding(days: -margin) ?? days.lowerBound
    let last = days.upperBound.adding(days: margin) ?? days.upperBound
    missing = try RecurringPlan(ledger, in: first...last, renaming: renaming).occurrences
      .filter { $0.match == nil && days.contains($0.dueDay) }
      .map { (calendar.month(of: $0.dueDay), $0.recurring.template) }
  }

  /// What is expected in a month, in the ledger's currency: amounts in others are never converted, and transfers are neither
  /// spending nor income.
  func amounts(in month: Month) throws -> ExpectedAmounts {
    let templates = missing.filter { $0.month == month }.map(\.template)
    let counted = try templates.filter { $0.amount.currency == currency && $0.category.kind != .transfer }
      .map { template in
        let units = template.amount.minorUnits
        return try template.category.kind.counted(moneyIn: max(0, units), moneyOut: max(0, -units))
      }
    func sum(_ parts: [Int64]) throws -> Money {
      try Money.sum(parts.map { Money(minorUnits: $0, currency: currency) }, in: currency)
    }
    return ExpectedAmounts(
      until: calendar.lastDay(of: month), consumed: try sum(counted.map(\.consumed)),
      income: try sum(counted.map(\.income)),
      count: counted.count)
  }
}
