internal import LedgerDomain

/// The leave-style balances that are in use, with their events, read once for any number of months.
struct BalanceSeries {
  private let today: CalendarDate
  private let calendar: MonthCalendar
  private let records: [LeaveRecord]

  init(_ ledger: Ledger, includingArchived: Bool = false) throws {
    today = ledger.today
    calendar = try ledger.calendar()
    records = try ledger.balances().filter { includingArchived || !$0.isArchived }.map(ledger.leaveRecord)
  }

  /// The rings of all balances as they stood on the last day of a month, or stand today while it lasts.
  func rings(in month: Month) throws -> [Ring] {
    try cards(asOf: min(calendar.lastDay(of: month), today)).map { Ring($0) }
  }

  /// The balances as of a day.
  func cards(asOf day: CalendarDate) throws -> [BalanceCard] {
    try records.map { try $0.card(asOf: day) }
  }
}
