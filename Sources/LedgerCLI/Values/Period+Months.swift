internal import CommandLineKit
internal import LedgerDomain

extension Period {
  /// The months of a period that must be made of whole ones.
  ///
  /// - Throws: `CommandLineError` for days, and for a period without a beginning.
  func wholeMonths(today: CalendarDate) throws -> MonthRange {
    guard let months = months(today: today) else {
      throw CommandLineError.invalidUsage(
        reason: "This report takes whole months, such as 2026-11, 2026-Q3 or 2026-01..2026-06")
    }
    return months
  }
}
