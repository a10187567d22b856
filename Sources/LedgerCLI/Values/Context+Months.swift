internal import CommandLineKit
internal import LedgerDomain
internal import LedgerStorage

extension Context {
  /// The month that an argument names, as the ledger cuts months.
  func month(_ argument: MonthArgument) throws -> Month {
    guard let months = argument.period.months(today: today, in: try ledger.calendar()) else {
      throw CommandFailure.dateOutOfRange
    }
    return months.first
  }

  /// The months of a period that must be made of whole ones.
  ///
  /// - Throws: `CommandLineError` for days, and for a period without a beginning.
  func wholeMonths(_ period: Period) throws -> MonthRange {
    guard let months = period.months(today: today, in: try ledger.calendar()) else {
      throw CommandLineError.invalidUsage(
        reason: "This report takes whole months, such as 2026-11, 2026-Q3 or 2026-01..2026-06")
    }
    return months
  }

  /// The first and last day of a period; nil at an end that is open.
  func days(of period: Period) throws -> (first: CalendarDate?, last: CalendarDate?) {
    period.days(today: today, in: try ledger.calendar())
  }
}
